import { useState } from 'react';
import { Button, type ButtonKind } from '../ui/controls/Button';
import { Choice } from '../ui/controls/Choice';
import { CopyButton } from '../ui/controls/CopyButton';
import { IconButton } from '../ui/controls/IconButton';
import { ChatIcon, PlusIcon, SettingsIcon } from '../ui/signs/icons';
import { LinkButton } from '../ui/controls/LinkButton';
import { TextField } from '../ui/controls/TextField';
import { Toggle } from '../ui/controls/Toggle';
import { Part, Sample } from './Part';

const KINDS: ButtonKind[] = ['go', 'plain', 'ghost'];

/** Everything that can be pressed or filled in, in all its states. */
export const Controls = () => (
  <>
    <Part name="Buttons">
      {KINDS.map((kind) => (
        <Sample key={kind} name={`Button ${kind}`}>
          <Button kind={kind}>Sit down</Button>
        </Sample>
      ))}
      {KINDS.map((kind) => (
        <Sample key={kind} name={`Button ${kind}, icon, second, keyHint`}>
          <Button kind={kind} icon={<PlusIcon />} second="5 in 8 to match" keyHint="r">
            Roll the die
          </Button>
        </Sample>
      ))}
      {KINDS.map((kind) => (
        <Sample key={kind} name={`Button ${kind}, unavailable`}>
          <Button kind={kind} unavailable="Somebody is not ready">
            Start
          </Button>
        </Sample>
      ))}
      <Sample name="Button wide" wide>
        <Button wide>As wide as its place</Button>
      </Sample>
      <Sample name="LinkButton">
        <LinkButton to="/">Home</LinkButton>
      </Sample>
      <Sample name="CopyButton">
        <CopyButton text="LAMP-MANGO-427">Copy the code</CopyButton>
      </Sample>
      <Sample name="IconButton">
        <IconButton label="Settings" icon={<SettingsIcon />} />
      </Sample>
      <Sample name="IconButton, count">
        <IconButton label="Chat, 3 new" icon={<ChatIcon />} count={3} />
      </Sample>
    </Part>
    <Part name="Fields">
      <Fields />
    </Part>
  </>
);

const SEATS = [2, 3, 4, 5, 6];

function Fields() {
  const [text, setText] = useState('Ana');
  const [isOn, setOn] = useState(true);
  const [seats, setSeats] = useState(3);
  const typed = { value: text, onChange: setText };
  const chosen = {
    options: SEATS.map((value) => ({ value, label: value })),
    value: seats,
    onChange: setSeats,
  };
  return (
    <>
      <Sample name="TextField">
        <TextField label="Your name" hint="Everybody at the table sees it." {...typed} />
      </Sample>
      <Sample name="TextField, error">
        <TextField label="Your name" error="Somebody is called that already." {...typed} />
      </Sample>
      <Sample name="TextField, disabled">
        <TextField label="Your name" disabled {...typed} />
      </Sample>
      <Sample name="Toggle">
        <Toggle
          label="Show the odds"
          about="The chance to match stands beside the Claim."
          on={isOn}
          onChange={setOn}
        />
      </Sample>
      <Sample name="Toggle, disabled">
        <Toggle label="Show the odds" on={isOn} disabled onChange={setOn} />
      </Sample>
      <Sample name="Choice">
        <Choice label="Seats" about="You can change it later." {...chosen} />
      </Sample>
      <Sample name="Choice, disabled">
        <Choice label="Seats" disabled {...chosen} />
      </Sample>
    </>
  );
}
