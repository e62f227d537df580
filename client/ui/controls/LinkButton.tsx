import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonFace, buttonClass, type Face } from './Button';
import { classes } from '../classes';

type Props = Face & { to: string; className?: string; children: ReactNode };

/** A link to another page of ours that looks like a button. */
export function LinkButton({ to, kind, wide, className, children, ...face }: Props) {
  return (
    <Link href={to} className={classes(buttonClass({ kind, wide }), className)}>
      <ButtonFace {...face}>{children}</ButtonFace>
    </Link>
  );
}
