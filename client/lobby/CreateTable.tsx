import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Box } from '../../shared/core/box';
import { upTo } from '../../shared/core/numbers';
import { defaultOptions } from '../../shared/core/options';
import { type Strength, STRENGTHS, type Table } from '../../shared/protocol/table';
import { recall, remember } from '../remembered';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Dialog } from '../ui/Dialog';
import { TextField } from '../ui/TextField';
import { Toggle } from '../ui/Toggle';
import styles from './CreateTable.module.css';
import { NameField } from './NameField';
import { OptionFields } from './OptionFields';
import { tablePath } from './paths';
import { Refused } from './Refused';
import { lastName, openTable } from './sitting';
import { useAttempt } from './useAttempt';

type Props = { box: Box; onClose(): void };

/** Everything that has to be settled before a table can be sat at; the defaults will do. */
export function CreateTable({ box, onClose }: Props) {
  const { t } = useTranslation('app');
  const [, go] = useLocation();
  const { attempt, refused, isTrying } = useAttempt();
  const { min, max } = box.players;

  const [name, setName] = useState(lastName);
  const [isNameMissing, setNameMissing] = useState(false);
  const [seats, setSeats] = useState(Math.min(Math.max(4, min), max));
  const [botsWished, setBots] = useState(0);
  const [strength, setStrength] = useState<Strength>('normal');
  const [options, setOptions] = useState<Table['setupData']>(() => defaultOptions(box.options));
  const [isPrivate, setPrivate] = useState(true);
  const [key, setKey] = useState(() => recall('createKey') ?? '');
  const [isKeyAsked, setKeyAsked] = useState(false);

  const bots = Math.min(botsWished, seats - 1);
  const asksForKey = isKeyAsked || refused === 'createKey';

  function create(event: FormEvent) {
    event.preventDefault();
    setNameMissing(name.trim() === '');
    if (name.trim() === '' || isTrying) return;
    if (asksForKey) setKeyAsked(true);
    void attempt(async () => {
      const match = await openTable(box.id, name.trim(), {
        numPlayers: seats,
        setupData: options,
        unlisted: isPrivate,
        bots: Array.from({ length: bots }, () => strength),
        ...(key !== '' && { createKey: key }),
      });
      if (key !== '') remember('createKey', key);
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
          value={name}
          isMissing={isNameMissing && name.trim() === ''}
          autoFocus={name === '' && hasKeyboard()}
          onChange={setName}
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
          onChange={setSeats}
        />
        <Choice
          label={t('create.bots')}
          about={t('create.botsAbout')}
          value={bots}
          options={range(0, seats - 1).map((value) => ({
            value,
            label: value === 0 ? t('create.noBots') : value,
          }))}
          onChange={setBots}
        />
        {bots > 0 && (
          <Choice
            label={t('create.strength', { count: bots })}
            value={strength}
            options={STRENGTHS.map((value) => ({ value, label: t(`strength.${value}`) }))}
            onChange={setStrength}
          />
        )}
        <div className={styles.toggles}>
          <OptionFields box={box} values={options} onChange={setOptions} />
          <Toggle
            label={t('create.private')}
            about={t(isPrivate ? 'create.privateAbout' : 'create.publicAbout')}
            on={isPrivate}
            onChange={setPrivate}
          />
        </div>
        <div className={styles.foot}>
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
