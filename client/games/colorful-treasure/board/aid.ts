import { createSetting } from '../../../app/setting';

/** Whether this player has their screen remember for them, where the table allows it. */
export const aid = createSetting('memoryAid', ['on', 'off'], 'on');
