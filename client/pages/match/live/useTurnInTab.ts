import { useEffect } from 'react';

/** The app's sign with a lamp on it: seen in the tab while the match waits for us. */
const LIT_ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
      '<polygon points="24,2 45,14 24,26 3,14" fill="#f3d08c"/>' +
      '<polygon points="3,14 24,26 24,32 3,20" fill="#b8762f"/>' +
      '<polygon points="45,14 24,26 24,32 45,20" fill="#7a4718"/>' +
      '<path d="M8 23v20h4V25zM36 25v18h4V23zM22 31v15h4V31z" fill="#8a5022"/>' +
      '<circle cx="34" cy="34" r="14" fill="#1a1310"/><circle cx="34" cy="34" r="11" fill="#ffb84d"/>' +
      '</svg>',
  );

/** Says in the browser's tab what is asked of us, and lights its icon. */
export function useTurnInTab(isOurTurn: boolean, words: string) {
  useEffect(() => {
    document.title = isOurTurn ? `● ${words}` : words;
  }, [isOurTurn, words]);

  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (!isOurTurn || !icon) return;
    const unlit = icon.href;
    icon.href = LIT_ICON;
    return () => {
      icon.href = unlit;
    };
  }, [isOurTurn]);
}
