import english from '../../text/en/sealed.json';
import french from '../../text/fr/sealed.json';
import { addTexts } from '../../text/i18n';

// what a room says of the deal: on the first page it would only weigh
addTexts('sealed', { en: english, fr: french });
