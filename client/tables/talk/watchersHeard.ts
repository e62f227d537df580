import { createSetting } from '../../app/setting';

/** Whether a player wants to read what those who watch say. */
export const watchersHeard = createSetting('watchersHeard', ['off', 'on'], 'off');
