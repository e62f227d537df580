// React notes for every element where it was made, and Jest has each such note go a hundred calls deep:
// a seventh of the time of all these tests. As deep as anywhere else is enough.
Error.stackTraceLimit = 10;
