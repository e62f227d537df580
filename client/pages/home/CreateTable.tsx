import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { GameInfo } from '../../../shared/engine/info';
import { upTo } from '../../../shared/engine/numbers';
import { STRENGTHS } from '../../../shared/protocol/table';
import { Choice } from '../../ui/controls/Choice';
import { classes } from '../../ui/classes';
import { Dialog } from '../../ui/surfaces/Dialog';
import { Toggle } from '../../ui/controls/Toggle';
import styles from './CreateTable.module.css';
import { useNextTable } from '../../tables/options/nextTable';
import { OpeningFields } from '../../tables/opening/OpeningFields';
import { OpeningFoot } from '../../tables/opening/OpeningFoot';
import { useOpening } from '../../tables/opening/useOpening';
import { OptionFields } from '../../tables/options/OptionFields';
import { WaitingFields } from '../../tables/options/WaitingFields';
import { wrongCodes } from '../../tables/options/ownCode';
import { openTable } from '../../net/seatActions';

type Props = { box: GameInfo; onClose(): void };

/** Everything that has to be settled before a table can be sat at; the defaults will do. */
export function CreateTable({ box, onClose }: Props) {
  const { t } = useTranslation('app');
  const { min, max } = box.players;
  const { table, change: settle, forget } = useNextTable(box);
  const { name, seats, strength, options, isPrivate, absence, clock } = table;
  const bots = Math.min(table.bots, seats - 1);
  const opening = useOpening(name);
  const [missed, setMissed] = useState<readonly string[]>([]);

  // what was wrong with the table is not said of another one
  function change(part: Partial<typeof table>) {
    settle(part);
    setMissed([]);
    opening.mended();
  }

  function create(event: FormEvent) {
    event.preventDefault();
    const hasName = opening.hasName();
    const wrong = wrongCodes(box, options, t);
    setMissed(wrong);
    if (!hasName || wrong.length > 0 || opening.isTrying) return;
    void opening.open(async (withKey) => {
      const match = await openTable(box.id, name.trim(), {
        numPlayers: seats,
        setupData: options,
        unlisted: isPrivate,
        bots: Array.from({ length: bots }, () => strength),
        absence,
        clock,
        ...withKey,
      });
      forget();
      onClose();
      return match;
    });
  }

  return (
    <Dialog
      title={t(`games.${box.id}.name`)}
      about={t(`games.${box.id}.tagline`)}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={create} noValidate>
        <OpeningFields
          opening={opening}
          autoFocus={name === '' && hasKeyboard()}
          onName={(next) => change({ name: next })}
        />
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
        {/* without bots it keeps its place: what is below does not move as they are added */}
        <div className={classes(bots === 0 && styles.unused)}>
          <Choice
            label={t('create.strength', { count: bots })}
            value={strength}
            options={STRENGTHS.map((value) => ({ value, label: t(`strength.${value}`) }))}
            disabled={bots === 0}
            onChange={(next) => change({ strength: next })}
          />
        </div>
        <div className={styles.toggles}>
          <OptionFields
            box={box}
            values={options}
            missed={opening.isNameMissing ? undefined : missed}
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
          <OpeningFoot opening={opening} go={t('create.go')} trying={t('create.trying')} />
        </div>
      </form>
    </Dialog>
  );
}

/** Where the keyboard is no picture that would cover half of the screen. */
const hasKeyboard = () => window.matchMedia('(hover: hover)').matches;

const range = (from: number, to: number) => upTo(to - from).map((i) => from + i);
