import { px } from '../art/place';

/** The table the house is named after, four playing fields on it. The favicon is the same drawing. */
export const Logo = ({ size = 56 }: { size?: number }) => (
  <svg viewBox="0 0 48 48" width={px(size)} height={px(size)} aria-hidden>
    <polygon points="24,2 45,14 24,26 3,14" fill="#f3d08c" />
    <polygon points="3,14 24,26 24,32 3,20" fill="#b8762f" />
    <polygon points="45,14 24,26 24,32 45,20" fill="#7a4718" />
    <path d="M8 23v20h4V25zM36 25v18h4V23zM22 31v15h4V31z" fill="#8a5022" />
    <polygon points="24,7 30,10.5 24,14 18,10.5" fill="#d2452f" />
    <polygon points="33,12 38,14.8 33,17.6 28,14.8" fill="#2f78bd" />
    <polygon points="15,12 20,14.8 15,17.6 10,14.8" fill="#4c9a48" />
    <polygon points="24,16.5 29,19.3 24,22.1 19,19.3" fill="#f2c230" />
  </svg>
);
