import { useTranslation } from '../../text/useTranslation';
import type { GameInfo } from '../../../shared/engine/info';
import { optionsInPlay } from '../../../shared/engine/options';
import type { Table } from '../../../shared/protocol/table';
import { Choice } from '../../ui/controls/Choice';
import { Toggle } from '../../ui/controls/Toggle';
import { CodeField } from './CodeField';

type Props = {
  box: GameInfo;
  values: Table['setupData'];
  disabled?: boolean;
  /** The options that were asked for in vain. */
  missed?: readonly string[];
  onChange(values: Table['setupData']): void;
};

/** A field for each option of a title that changes something. */
export function OptionFields({ box, values, disabled, missed, onChange }: Props) {
  const { t } = useTranslation('app');
  return optionsInPlay(box.options, values).map(([key, spec]) => {
    const text = `games.${box.id}.option.${key}` as const;
    const change = (value: boolean | string) => onChange({ ...values, [key]: value });
    if (spec.kind === 'toggle')
      return (
        <Toggle
          key={key}
          label={t(`${text}.name`)}
          about={t(`${text}.about`)}
          on={values[key] === true}
          disabled={disabled}
          onChange={change}
        />
      );
    if (spec.kind === 'code')
      return (
        <CodeField
          key={key}
          game={box.id}
          option={key}
          text={text}
          spec={spec}
          value={String(values[key])}
          disabled={disabled}
          isMissed={missed?.includes(key)}
          onChange={change}
        />
      );
    return (
      <Choice
        key={key}
        label={t(`${text}.name`)}
        about={t(`${text}.about`, { context: String(values[key]) })}
        value={String(values[key])}
        options={spec.values.map((value) => ({ value, label: t(`${text}.values.${value}`) }))}
        disabled={disabled}
        onChange={change}
      />
    );
  });
}
