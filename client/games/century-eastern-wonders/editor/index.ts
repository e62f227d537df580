import { loadTexts } from '../../../text/i18n';
import { centuryEasternWonders } from '../box';
import { MapEditor } from './MapEditor';

/** The map editor, once its words are there: it is opened without a match, and so without the title. */
export async function openMapEditor() {
  await loadTexts(centuryEasternWonders.info.id, centuryEasternWonders.loadTexts);
  return MapEditor;
}
