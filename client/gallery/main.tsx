// The entry of /ui in `npm run dev`; no build that is shipped has it.
import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { loadTitle } from '../games';
import { entryTexts } from '../games/catalog';
import { startTexts } from '../text/i18n';
import { Gallery } from './Gallery';

startTexts(entryTexts);
// for the words on its drawings
await loadTitle('ya-blew-it');

createRoot(document.getElementById('app')!).render(<Gallery />);
