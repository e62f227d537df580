import './quickSelect';
import './quickStyles';

// What the tests of screens do without, since it takes a good part of their time; `quickReact.ts` is another.

// Jest has errors look a hundred calls deep, and React makes one for each element. As deep as anywhere else is enough.
Error.stackTraceLimit = 10;
