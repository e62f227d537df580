import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { useLocation } from 'wouter';
import type { GameInfo } from '../../../shared/engine/info';
import { upTo } from '../../../shared/engine/numbers';
import { STRENGTHS } from '../../../shared/protocol/table';
import { recall, remember } from '../../app/remembered';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { Dialog } from '../../ui/surfaces/Dialog';
import { TextField } from '../../ui/controls/TextField';
import { Toggle } from '../../ui/controls/Toggle';
import styles from './CreateTable.module.css';
import { useDraft } from '../../tables/options/tableDraft';
import { NameField } from '../../ui/controls/NameField';
import { OptionFields } from '../../tables/options/OptionFields';
import { WaitingFields } from '../../tables/options/WaitingFields';
import { wrongCodes } from '../../tables/options/ownCode';
import { tablePath } from '../../net/paths';
import { KeepWarning } from '../../tables/seats/KeepWarning';
import { Refused } from '../../net/Refused';
import { openTable } from '../../net/seatActions';
import { useAttempt } from '../../net/useAttempt';

type Props = { box: GameInfo; onClose(): void };

/** Everything that has to be settled before a table can be sat at; the defaults will do. */
export function CreateTable({ box, onClose }: Props) {
  const { t } = useTranslation('app');
  const [, go] = useLocation();
  const { attempt, refused, isTrying, mended } = useAttempt();
  const { min, max } = box.players;
  const { draft, change: settle, forget } = useDraft(box);
  const { name, seats, strength, options, isPrivate, absence, clock } = draft;
  const bots = Math.min(draft.bots, seats - 1);

  const nameField = useRef<HTMLInputElement>(null);
  const [isNameMissing, setNameMissing] = useState(false);
  const [key, setKey] = useState(() => recall('createKey') ?? '');
  const [isKeyAsked, setKeyAsked] = useState(false);

  const [missed, setMissed] = useState<readonly string[]>([]);
  const isAboutKey = refused === 'createKey' || refused === 'wrongCreateKey';
  const asksForKey = isKeyAsked || isAboutKey;

  // what was wrong with the table is not said of another one
  function change(part: Partial<typeof draft>) {
    settle(part);
    setMissed([]);
    if (!isAboutKey) mended();
  }

  function create(event: FormEvent) {
    event.preventDefault();
    const isMissing = name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) nameField.current?.focus();
    const wrong = wrongCodes(box, options, t);
    setMissed(wrong);
    if (isMissing || wrong.length > 0 || isTrying) return;
    if (asksForKey) setKeyAsked(true);
    void attempt(async () => {
      const match = await openTable(box.id, name.trim(), {
        numPlayers: seats,
        setupData: options,
        unlisted: isPrivate,
        bots: Array.from({ length: bots }, () => strength),
        absence,
        clock,
        ...(key !== '' && { createKey: key }),
      });
      if (key !== '') remember('createKey', key);
      forget();
      onClose();
      go(tablePath(match));
    });
  }

  return (
    <Dialog
      title={t(`games.${box.id}.name`)}
      about={t(`games.${box.id}.tagline`)}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={create} noValidate>
        <NameField
          ref={nameField}
          value={name}
          isMissing={isNameMissing && name.trim() === ''}
          autoFocus={name === '' && hasKeyboard()}
          onChange={(next) => change({ name: next })}
        />
        {asksForKey && (
          <TextField
            label={t('create.key')}
            hint={t('create.keyAbout')}
            type="password"
            autoFocus
            autoComplete="off"
            value={key}
            onChange={setKey}
          />
        )}
        <Choice
          label={t('create.seats')}
          value={seats}
          options={range(min, max).map((value) => ({ value, label: value }))}
          onChange={(next) => change({ seats: next })}
        />
        <Choice
          label={t('create.bots')}
          about={t('create.botsAbout')}
          value={bots}
          options={range(0, seats - 1).map((value) => ({
            value,
            label: value === 0 ? t('create.noBots') : value,
          }))}
          onChange={(next) => change({ bots: next })}
        />
        {bots > 0 && (
          <Choice
            label={t('create.strength', { count: bots })}
            value={strength}
            options={STRENGTHS.map((value) => ({ value, label: t(`strength.${value}`) }))}
            onChange={(next) => change({ strength: next })}
          />
        )}
        <div className={styles.toggles}>
          <OptionFields
            box={box}
            values={options}
            missed={isNameMissing && name.trim() === '' ? undefined : missed}
            onChange={(next) => change({ options: next })}
          />
          <Toggle
            label={t('create.private')}
            about={t(isPrivate ? 'create.privateAbout' : 'create.publicAbout')}
            on={isPrivate}
            onChange={(next) => change({ isPrivate: next })}
          />
        </div>
        <WaitingFields absence={absence} clock={clock} onChange={change} />
        <div className={styles.foot}>
          <KeepWarning />
          <Refused code={refused} />
          <Button type="submit" kind="go" wide unavailable={isTrying && t('create.trying')}>
            {t('create.go')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Where the keyboard is no picture that would cover half of the screen. */
const hasKeyboard = () => window.matchMedia('(hover: hover)').matches;

const range = (from: number, to: number) => upTo(to - from).map((i) => from + i);
