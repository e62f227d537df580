export const lastPebbleInfo = {
  id: 'last-pebble',
  weight: 5,
  players: { min: 2, max: 4 },
  options: {},
};
