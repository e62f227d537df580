import { addTexts } from '../../../text/i18n';
import english from '../text/en.json';
import french from '../text/fr.json';
import { MapEditor } from './MapEditor';

/** The map editor with its words: it is opened without a match, and so without the title. */
export function openMapEditor() {
  addTexts('century-eastern-wonders', { en: english, fr: french });
  return MapEditor;
}
