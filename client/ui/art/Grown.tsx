import type { ReactNode } from 'react';
import { px } from './place';

/** Part of a drawing that fills its place however large that is: it only grows with the window. */
export const Grown = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 100 100" width={px(100)} height={px(100)} overflow="visible">
    {children}
  </svg>
);
