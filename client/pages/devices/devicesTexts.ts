import english from '../../text/en/devices.json';
import french from '../../text/fr/devices.json';
import { addTexts } from '../../text/i18n';

// what is said of devices alone: at a table it would only weigh
addTexts('devices', { en: english, fr: french });
