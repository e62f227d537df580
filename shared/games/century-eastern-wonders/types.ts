// Read `state.ts`: as in the other titles, it holds all types of the position, the view, the moves and the events.
export * from './state';
