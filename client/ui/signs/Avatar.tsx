import type { ReactNode } from 'react';
import type { Avatar as Name } from '../../../shared/protocol/table';
import { px } from '../art/place';

/** The drawn set, each in a 40 by 40 field: flat paper cuts in their own colours. */
const DRAWN: Record<Name, ReactNode> = {
  fox: (
    <>
      <path d="M5 5l9 7h12l9-7-1 17-14 14L6 22z" fill="#d9752b" />
      <path d="M6 22l8-2 6 9 6-9 8 2-14 14z" fill="#fbefdc" />
      <path d="M17 31h6l-3 4z" fill="#33271a" />
      <circle cx="14" cy="19" r="2" fill="#33271a" />
      <circle cx="26" cy="19" r="2" fill="#33271a" />
    </>
  ),
  owl: (
    <>
      <path d="M7 5l7 4h12l7-4v20a13 12 0 0 1-26 0z" fill="#8a6a4a" />
      <circle cx="14" cy="17" r="6" fill="#fbefdc" />
      <circle cx="26" cy="17" r="6" fill="#fbefdc" />
      <circle cx="14" cy="17" r="2.6" fill="#33271a" />
      <circle cx="26" cy="17" r="2.6" fill="#33271a" />
      <path d="M18 20h4l-2 5z" fill="#f2b02e" />
      <path d="M14 30q6 5 12 0" fill="none" stroke="#fbefdc" strokeWidth="2" />
    </>
  ),
  whale: (
    <>
      <path d="M3 21q2-12 15-12 14 0 14 12 4 0 5-7 3 14-8 16H13Q4 30 3 21z" fill="#3f83bd" />
      <path d="M4 24q8 4 20 5-3 1-11 1-8 0-9-6z" fill="#e6f1fa" />
      <circle cx="11" cy="19" r="1.8" fill="#16283a" />
      <path d="M17 9q0-5-4-5m4 5q0-5 4-5" fill="none" stroke="#8fc4ea" strokeWidth="2" />
    </>
  ),
  hedgehog: (
    <>
      <path
        d="M4 25l2-5-2-3 4-2-1-5 5 1 1-5 5 3 3-4 3 4 5-2 1 5 5 1-1 5 3 4-3 3v3H14z"
        fill="#7a5a3c"
      />
      <path d="M3 27q4-9 13-9 7 0 8 10-5 5-12 4-5 0-9-5z" fill="#f0d3ad" />
      <circle cx="13" cy="24" r="1.8" fill="#33271a" />
      <circle cx="4.5" cy="27" r="2.2" fill="#33271a" />
    </>
  ),
  rabbit: (
    <>
      <path d="M11 2q5 4 6 14h6q1-10 6-14 4 8-1 16a10 10 0 1 1-16 0Q7 10 11 2z" fill="#cfc4bb" />
      <path d="M12 6q3 4 3 9h-3q-2-5 0-9zM28 6q-3 4-3 9h3q2-5 0-9z" fill="#e89aa0" />
      <circle cx="15" cy="24" r="1.9" fill="#33271a" />
      <circle cx="25" cy="24" r="1.9" fill="#33271a" />
      <path d="M18 28h4l-2 2.5z" fill="#b5505a" />
      <path d="M18.4 32h3.2v3.4h-3.2z" fill="#fff" />
    </>
  ),
  cat: (
    <>
      <path d="M6 4l8 7h12l8-7v18q0 13-14 13T6 22z" fill="#4b4b57" />
      <path d="M11 19q3-4 6 0-3 3-6 0zM23 19q3-4 6 0-3 3-6 0z" fill="#c9e265" />
      <path d="M18 25h4l-2 2.4z" fill="#e89aa0" />
      <path
        d="M9 26l-7-1m7 3l-6 2M31 26l7-1m-7 3l6 2"
        fill="none"
        stroke="#cfd0da"
        strokeWidth="1.4"
      />
    </>
  ),
  bear: (
    <>
      <circle cx="9" cy="10" r="6" fill="#6d4527" />
      <circle cx="31" cy="10" r="6" fill="#6d4527" />
      <circle cx="20" cy="21" r="15" fill="#8a5a34" />
      <ellipse cx="20" cy="27" rx="8" ry="6.5" fill="#e5c79f" />
      <circle cx="14" cy="18" r="2" fill="#2b1b0e" />
      <circle cx="26" cy="18" r="2" fill="#2b1b0e" />
      <path d="M16.5 23.5h7L20 28z" fill="#2b1b0e" />
    </>
  ),
  frog: (
    <>
      <circle cx="11" cy="11" r="7" fill="#569c46" />
      <circle cx="29" cy="11" r="7" fill="#569c46" />
      <path d="M3 24q0-11 17-11t17 11q0 11-17 11T3 24z" fill="#569c46" />
      <circle cx="11" cy="11" r="3.4" fill="#fff" />
      <circle cx="29" cy="11" r="3.4" fill="#fff" />
      <circle cx="11" cy="11" r="1.7" fill="#1d2b16" />
      <circle cx="29" cy="11" r="1.7" fill="#1d2b16" />
      <path d="M9 25q11 8 22 0" fill="none" stroke="#1d2b16" strokeWidth="2.2" />
    </>
  ),
  lantern: (
    <>
      <path d="M14 6a6 5 0 0 1 12 0" fill="none" stroke="#5a4632" strokeWidth="2.4" />
      <path d="M10 6h20v5H10zM9 32h22v4H9z" fill="#5a4632" />
      <path d="M11 11h18l2 21H9z" fill="#f7cf62" />
      <path d="M20 15q6 7 3 12a4 4 0 0 1-6 0q-3-5 3-12z" fill="#e2682c" />
    </>
  ),
  teapot: (
    <>
      <circle cx="19" cy="6.5" r="2.6" fill="#1f6b6d" />
      <path d="M29 16q9-1 8 7t-10 7" fill="none" stroke="#2b8a8c" strokeWidth="3.4" />
      <path d="M2 14l7 4v9q-6-3-7-13z" fill="#2b8a8c" />
      <path d="M9 12h20q4 10-2 22H11Q5 22 9 12z" fill="#2b8a8c" />
      <path d="M10 12q9-6 18 0z" fill="#1f6b6d" />
      <path d="M9 20h21" stroke="#e8f4ef" strokeWidth="2.4" />
    </>
  ),
  rocket: (
    <>
      <path d="M20 2q10 9 8 24H12Q10 11 20 2z" fill="#e8e6ee" />
      <path d="M20 2q6 5 7.5 12h-15Q14 7 20 2z" fill="#cf3f3f" />
      <path d="M12 20l-6 8v6l7-4zM28 20l6 8v6l-7-4z" fill="#cf3f3f" />
      <circle cx="20" cy="19" r="3.4" fill="#3f83bd" />
      <path d="M15 28h10l-5 11z" fill="#f2a52e" />
    </>
  ),
  mushroom: (
    <>
      <path d="M14 20h12q0 9 3 15H11q3-6 3-15z" fill="#f5e6cc" />
      <path d="M3 22Q4 5 20 5t17 17q-17 5-34 0z" fill="#c8352f" />
      <circle cx="13" cy="14" r="3" fill="#fff" />
      <circle cx="25" cy="11" r="2.6" fill="#fff" />
      <circle cx="30" cy="18" r="2.2" fill="#fff" />
      <circle cx="20" cy="19" r="2" fill="#fff" />
    </>
  ),
};

type Props = { of: Name; size?: number };

/** A picture somebody goes by; stands beside their name, so it has none of its own. */
export const Avatar = ({ of, size = 28 }: Props) => (
  <svg viewBox="0 0 40 40" width={px(size)} height={px(size)} aria-hidden>
    {DRAWN[of]}
  </svg>
);
