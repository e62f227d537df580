export { answer } from './answering';
export { cardDraw, cardTrade } from './anyTime';
export { build, offer } from './building';
export { accept, fulfil, giveUp, refuse } from './selecting';
export { doubleTurn, end, pass } from './turn';
