import english from '../../text/en/links.json';
import french from '../../text/fr/links.json';
import { addTexts } from '../../text/i18n';

// how another device comes to a table: on the first page it would only weigh
addTexts('links', { en: english, fr: french });
