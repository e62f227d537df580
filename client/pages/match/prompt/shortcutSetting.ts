import { createSetting } from '../../../app/setting';

/**
 * Whether single letters act. Whoever speaks to the computer instead of typing has to be able to switch them off.
 * Which letter a button has is the title's (`Choice.letter`), and `useChoosing` listens for it.
 */
export const shortcuts = createSetting('shortcuts', ['on', 'off'], 'on');
