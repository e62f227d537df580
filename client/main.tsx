import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { entryTexts } from './games/catalog';
import { startTexts } from './text/i18n';
import { startTheme } from './app/theme';

startTheme();
startTexts(entryTexts);

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
