import { useState } from 'react';
import { Button } from '../ui/controls/Button';
import { Dialog } from '../ui/surfaces/Dialog';
import { Paper } from '../ui/surfaces/Paper';
import { Part, Sample } from './Part';

const KINDS = ['dialog', 'wide', 'sheet'] as const;
type Kind = (typeof KINDS)[number];

/** What is printed, and what lies over the page. */
export function Overlays() {
  const [opened, setOpened] = useState<Kind | null>(null);
  const close = () => setOpened(null);
  return (
    <Part name="Paper and dialogs">
      <Sample name="Paper">
        <Paper>
          <h3>A note</h3>
          <p>Printed things look the same by day and by night.</p>
        </Paper>
      </Sample>
      <Sample name="Paper askew">
        <Paper askew>
          <h3>A slip</h3>
          <p>Pinned up by hand.</p>
        </Paper>
      </Sample>
      {KINDS.map((kind) => (
        <Sample key={kind} name={`Dialog ${kind}`}>
          <Button onClick={() => setOpened(kind)}>Open</Button>
        </Sample>
      ))}
      {opened !== null && (
        <Dialog
          kind={opened}
          title="Leave the table?"
          about="A bot can play on for you."
          onClose={close}
        >
          <Button kind="go" onClick={close}>
            Stay
          </Button>
        </Dialog>
      )}
    </Part>
  );
}
