import english from '../../text/en/people.json';
import french from '../../text/fr/people.json';
import { addTexts } from '../../text/i18n';

// what is said of others at a table, before a match and in it: on the first page it would only weigh
addTexts('people', { en: english, fr: french });
