import type { ReactNode } from 'react';
import { Refused } from '../../net/Refused';
import { Button } from '../../ui/controls/Button';
import { KeepWarning } from '../seats/KeepWarning';
import type { Opening } from './useOpening';

type Props = {
  opening: Opening;
  /** What the button says, and why it does nothing while a table is being opened. */
  go: string;
  trying: string;
  /** Why it was refused, where there is more to say than always. */
  children?: ReactNode;
};

/** The button that opens a table, and what speaks against it. */
export function OpeningFoot({ opening: { refused, isTrying }, go, trying, children }: Props) {
  return (
    <>
      <KeepWarning />
      <Refused code={refused}>{children}</Refused>
      <Button type="submit" kind="go" wide unavailable={isTrying && trying}>
        {go}
      </Button>
    </>
  );
}
