import { memo, type ReactNode } from 'react';
import type { WonderId } from '../../../../shared/games/colorful-treasure/wonders';
import type { Place } from '../../../ui/art/place';

/* Ten postcards in poster colours, all with the sun above and the light from the left. */
const SCENES: Record<WonderId, ReactNode> = {
  stonehenge: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#8fb6b0" />
      <circle cx="14" cy="14" r="7" fill="#fbe9b8" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#6f8a4c" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#4c6a3c" />
      <rect x="6" y="27" width="5" height="22" fill="#d8b682" />
      <rect x="6" y="27" width="2" height="22" fill="#f4e2bd" />
      <rect x="18" y="27" width="5" height="22" fill="#97713f" />
      <rect x="4.5" y="22" width="21" height="6" fill="#d8b682" />
      <rect x="4.5" y="22" width="21" height="2" fill="#f4e2bd" />
      <rect x="30" y="25" width="5" height="24" fill="#d8b682" />
      <rect x="30" y="25" width="2" height="24" fill="#f4e2bd" />
      <rect x="42" y="25" width="5" height="24" fill="#97713f" />
      <rect x="28.5" y="20" width="21" height="6" fill="#d8b682" />
      <rect x="28.5" y="20" width="21" height="2" fill="#f4e2bd" />
      <rect x="50" y="26" width="6" height="24" fill="#97713f" />
      <rect x="50" y="26" width="2" height="24" fill="#d8b682" />
    </>
  ),
  pisa: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#e9b98a" />
      <circle cx="50" cy="13" r="8" fill="#fdf0cf" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#93a45c" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#6f8447" />
      <g transform="rotate(7 30 50)">
        <rect x="22" y="42" width="18" height="7.5" fill="#fbf0da" />
        <rect x="34" y="42" width="6" height="7.5" fill="#a98a63" opacity=".55" />
        <rect x="21" y="41" width="20" height="1.8" fill="#9a7a52" />
        <rect x="25" y="44.5" width="2" height="4" fill="#8a6a44" />
        <rect x="29.5" y="44.5" width="2" height="4" fill="#8a6a44" />
        <rect x="34" y="44.5" width="2" height="4" fill="#8a6a44" />
        <rect x="22" y="34.5" width="18" height="7.5" fill="#ecdcc0" />
        <rect x="34" y="34.5" width="6" height="7.5" fill="#a98a63" opacity=".55" />
        <rect x="21" y="33.5" width="20" height="1.8" fill="#9a7a52" />
        <rect x="25" y="37" width="2" height="4" fill="#8a6a44" />
        <rect x="29.5" y="37" width="2" height="4" fill="#8a6a44" />
        <rect x="34" y="37" width="2" height="4" fill="#8a6a44" />
        <rect x="22" y="27" width="18" height="7.5" fill="#fbf0da" />
        <rect x="34" y="27" width="6" height="7.5" fill="#a98a63" opacity=".55" />
        <rect x="21" y="26" width="20" height="1.8" fill="#9a7a52" />
        <rect x="25" y="29.5" width="2" height="4" fill="#8a6a44" />
        <rect x="29.5" y="29.5" width="2" height="4" fill="#8a6a44" />
        <rect x="34" y="29.5" width="2" height="4" fill="#8a6a44" />
        <rect x="22" y="19.5" width="18" height="7.5" fill="#ecdcc0" />
        <rect x="34" y="19.5" width="6" height="7.5" fill="#a98a63" opacity=".55" />
        <rect x="21" y="18.5" width="20" height="1.8" fill="#9a7a52" />
        <rect x="25" y="22" width="2" height="4" fill="#8a6a44" />
        <rect x="29.5" y="22" width="2" height="4" fill="#8a6a44" />
        <rect x="34" y="22" width="2" height="4" fill="#8a6a44" />
        <rect x="22" y="12" width="18" height="7.5" fill="#fbf0da" />
        <rect x="34" y="12" width="6" height="7.5" fill="#a98a63" opacity=".55" />
        <rect x="21" y="11" width="20" height="1.8" fill="#9a7a52" />
        <rect x="25" y="14.5" width="2" height="4" fill="#8a6a44" />
        <rect x="29.5" y="14.5" width="2" height="4" fill="#8a6a44" />
        <rect x="34" y="14.5" width="2" height="4" fill="#8a6a44" />
        <rect x="25" y="5.5" width="12" height="6" fill="#fbf0da" />
        <rect x="33" y="5.5" width="4" height="6" fill="#a98a63" />
      </g>
    </>
  ),
  parthenon: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#7fb0cf" />
      <circle cx="52" cy="12" r="6" fill="#fdf2cc" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#c6b079" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#a08a58" />
      <polygon points="32,8 58,20 6,20" fill="#f4e2bd" />
      <polygon points="32,8 58,20 40,20" fill="#d8b682" />
      <rect x="7" y="20" width="50" height="4" fill="#d8b682" />
      <rect x="9" y="24" width="4.6" height="20" fill="#f4e2bd" />
      <rect x="12" y="24" width="1.8" height="20" fill="#97713f" />
      <rect x="17.6" y="24" width="4.6" height="20" fill="#f4e2bd" />
      <rect x="20.6" y="24" width="1.8" height="20" fill="#97713f" />
      <rect x="26.2" y="24" width="4.6" height="20" fill="#f4e2bd" />
      <rect x="29.2" y="24" width="1.8" height="20" fill="#97713f" />
      <rect x="34.8" y="24" width="4.6" height="20" fill="#f4e2bd" />
      <rect x="37.8" y="24" width="1.8" height="20" fill="#97713f" />
      <rect x="43.4" y="24" width="4.6" height="20" fill="#f4e2bd" />
      <rect x="46.4" y="24" width="1.8" height="20" fill="#97713f" />
      <rect x="51" y="24" width="4.6" height="20" fill="#f4e2bd" />
      <rect x="54" y="24" width="1.8" height="20" fill="#97713f" />
      <rect x="5" y="44" width="54" height="3" fill="#f4e2bd" />
      <rect x="3" y="47" width="58" height="4" fill="#d8b682" />
    </>
  ),
  colosseum: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#dd9a6c" />
      <circle cx="13" cy="13" r="7" fill="#fde7b4" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#b59a5c" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#8d7643" />
      <path d="M4 50V20q12-7 28-7l6 1v8l22 2v26z" fill="#d8b682" />
      <path d="M4 50V20q6-4 12-5v35z" fill="#f4e2bd" />
      <path d="M46 50V23l14 1v26z" fill="#97713f" />
      <path d="M9 34v-6a2.6 2.6 0 0 1 5.2 0v6zM9 47v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="#6d4a26" />
      <path d="M18 34v-6a2.6 2.6 0 0 1 5.2 0v6zM18 47v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="#6d4a26" />
      <path d="M27 34v-6a2.6 2.6 0 0 1 5.2 0v6zM27 47v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="#6d4a26" />
      <path d="M36 34v-6a2.6 2.6 0 0 1 5.2 0v6zM36 47v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="#6d4a26" />
      <path d="M45 34v-6a2.6 2.6 0 0 1 5.2 0v6zM45 47v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="#6d4a26" />
      <path d="M53 34v-6a2.6 2.6 0 0 1 5.2 0v6zM53 47v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="#6d4a26" />
      <rect x="4" y="36" width="56" height="1.6" fill="#8a6336" />
    </>
  ),
  greatWall: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#a5c29a" />
      <circle cx="48" cy="12" r="6.5" fill="#fdf3cd" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#5f8748" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#44693a" />
      <path d="M0 36L14 24L26 30L40 18L64 30V56H0z" fill="#5a8250" />
      <path d="M0 36L14 24L26 30L40 18v38H0z" fill="#79a066" />
      <path
        d="M2 54C12 44 12 40 24 40s16-4 20-12l5 2C46 41 36 47 27 47S20 52 18 56z"
        fill="#97713f"
      />
      <path
        d="M2 54C12 44 12 40 24 40s16-4 20-12l2 1C43 39 34 43 25 43S14 50 10 56z"
        fill="#f4e2bd"
      />
      <rect x="37" y="13" width="14" height="17" fill="#d8b682" />
      <rect x="37" y="13" width="5" height="17" fill="#f4e2bd" />
      <path d="M35 13v-5h4v3h3v-3h4v3h3v-3h4v5z" fill="#97713f" />
      <rect x="42" y="20" width="4" height="5" fill="#5d3f20" />
    </>
  ),
  chichenItza: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#e3b36a" />
      <circle cx="50" cy="12" r="7" fill="#fff0c4" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#7d9450" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#5c763e" />
      <rect x="6" y="43" width="52" height="7" fill="#e6c996" />
      <rect x="38" y="43" width="20" height="7" fill="#97713f" opacity=".6" />
      <rect x="11" y="36.5" width="42" height="7" fill="#d8b682" />
      <rect x="38" y="36.5" width="15" height="7" fill="#97713f" opacity=".6" />
      <rect x="16" y="30" width="32" height="7" fill="#e6c996" />
      <rect x="38" y="30" width="10" height="7" fill="#97713f" opacity=".6" />
      <rect x="21" y="23.5" width="22" height="7" fill="#d8b682" />
      <rect x="38" y="23.5" width="5" height="7" fill="#97713f" opacity=".6" />
      <rect x="26" y="17" width="12" height="7" fill="#e6c996" />
      <rect x="38" y="17" width="2" height="7" fill="#97713f" opacity=".6" />
      <polygon points="28,50 36,50 34.5,18 29.5,18" fill="#f4e2bd" />
      <rect x="25" y="9" width="14" height="8" fill="#d8b682" />
      <rect x="25" y="9" width="5" height="8" fill="#f4e2bd" />
      <rect x="30" y="11" width="4" height="6" fill="#5d3f20" />
    </>
  ),
  tajMahal: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#d9a5a0" />
      <circle cx="12" cy="14" r="6.5" fill="#fdeccb" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#8fa67a" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#6c8560" />
      <rect x="4" y="16" width="3.5" height="33" fill="#fbf1e4" />
      <rect x="6" y="16" width="1.5" height="33" fill="#b79c98" />
      <rect x="56" y="16" width="3.5" height="33" fill="#e9dcd2" />
      <rect x="58" y="16" width="1.5" height="33" fill="#a38884" />
      <circle cx="5.7" cy="15" r="2.6" fill="#fbf1e4" />
      <circle cx="57.7" cy="15" r="2.6" fill="#d8c8c0" />
      <rect x="13" y="29" width="38" height="20" fill="#f3e7dc" />
      <rect x="40" y="29" width="11" height="20" fill="#c2aaa4" />
      <path d="M32 6c1 5 11 9 11 17c0 3-2 6-3 6H24c-1 0-3-3-3-6c0-8 10-12 11-17z" fill="#fffaf0" />
      <path d="M33 8c3 4 10 8 10 15c0 3-2 6-3 6h-6c3-6 2-14-1-21z" fill="#c9b2ac" />
      <rect x="25" y="27" width="14" height="22" fill="#fffaf0" />
      <path d="M27.5 49V36q4.5-7 9 0v13z" fill="#8d6c70" />
      <path d="M16 46v-7q2-3 4 0v7z" fill="#8d6c70" />
      <path d="M45 46v-7q2-3 4 0v7z" fill="#8d6c70" />
      <rect x="2" y="49" width="60" height="2.5" fill="#fbf1e4" />
    </>
  ),
  easterIsland: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#7ab0b8" />
      <circle cx="50" cy="13" r="6.5" fill="#fdf1c9" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#8aa055" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#647e41" />
      <path d="M20 52V20q0-12 11-12q13 0 13 10v12l3 3-4 4v4q0 4-3 6v5z" fill="#7a7468" />
      <path d="M20 52V20q0-12 11-12q-6 4-6 14v30z" fill="#b5ad9a" />
      <path d="M22 22h20v4l-9 1-11-1z" fill="#4a453d" />
      <path d="M31 25h6l4 12h-11z" fill="#9b9484" />
      <path d="M37 25l4 12h-5z" fill="#5c564b" />
      <rect x="29" y="42" width="12" height="2.5" fill="#4a453d" />
      <path d="M16 20h4v16h-4z" fill="#8f8878" />
    </>
  ),
  christ: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#dd8f66" />
      <circle cx="46" cy="15" r="9" fill="#fde9b9" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#4f7f58" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#39634a" />
      <path d="M0 56V50q16-2 24-12h16q8 10 24 14v4z" fill="#5c8a55" />
      <path d="M34 38h6q8 10 24 14v4H38z" fill="#39634a" />
      <rect x="25" y="35" width="14" height="6" fill="#7a5c3a" />
      <rect x="25" y="35" width="5" height="6" fill="#b08d5e" />
      <path d="M26 35L28 20L3 18V13l24-2q1-2 5-2t5 2l24 2v5l-25 2 2 15z" fill="#fff4de" />
      <path d="M33 35V9q3 0 4 2l24 2v5l-25 2 2 15z" fill="#c9ad88" />
      <circle cx="32" cy="6.5" r="4" fill="#fff4de" />
      <path d="M32 2.5a4 4 0 0 1 0 8z" fill="#c9ad88" />
    </>
  ),
  giza: (
    <>
      <rect x="0" y="0" width="64" height="56" fill="#e8bd76" />
      <circle cx="52" cy="12" r="6.5" fill="#fff3cf" />
      <path d="M0 46q16-6 32-2t32-1v13H0z" fill="#dcb676" />
      <path d="M0 51q20-4 36-1t28-2v8H0z" fill="#bf9350" />
      <polygon points="44,22 62,49 28,49" fill="#97713f" />
      <polygon points="44,22 28,49 42,49" fill="#d8b682" />
      <polygon points="24,10 50,50 0,50" fill="#a3773c" />
      <polygon points="24,10 0,50 22,50" fill="#f4e2bd" />
      <polygon points="24,10 27.5,15.5 23.5,17 20.5,15.8" fill="#fff6dc" />
      <polygon points="10,38 18,51 2,51" fill="#8a6230" />
      <polygon points="10,38 2,51 9,51" fill="#d8b682" />
    </>
  ),
};

/** A wonder of the world; stands beside its name or in a drawing that has it. */
export const Wonder = memo(({ wonder, ...place }: { wonder: WonderId } & Place) => (
  <svg viewBox="0 0 64 56" preserveAspectRatio="xMidYMid slice" aria-hidden {...place}>
    {SCENES[wonder]}
  </svg>
));
Wonder.displayName = 'Wonder';
