// The server on a machine whose clock is wrong by CLOCK_WRONG_BY milliseconds, and which loses so many of a hundred
// announcements as ANNOUNCEMENTS_LOST says.
import './trouble';
import '../main';
