import { useTranslation } from 'react-i18next';
import type { Box } from '../../shared/core/box';
import type { Table } from '../../shared/protocol/table';
import { Choice } from '../ui/Choice';
import { Toggle } from '../ui/Toggle';

type Props = {
  box: Box;
  values: Table['setupData'];
  disabled?: boolean;
  onChange(values: Table['setupData']): void;
};

/** A field for each option of a title. */
export function OptionFields({ box: { id, options }, values, disabled, onChange }: Props) {
  const { t } = useTranslation('app');
  return Object.entries(options).map(([key, spec]) => {
    const text = `games.${id}.option.${key}`;
    const change = (value: boolean | string) => onChange({ ...values, [key]: value });
    return spec.kind === 'toggle' ? (
      <Toggle
        key={key}
        label={t(`${text}.name`)}
        about={t(`${text}.about`)}
        on={values[key] === true}
        disabled={disabled}
        onChange={change}
      />
    ) : (
      <Choice
        key={key}
        label={t(`${text}.name`)}
        about={t(`${text}.about`)}
        value={String(values[key])}
        options={spec.values.map((value) => ({ value, label: t(`${text}.values.${value}`) }))}
        disabled={disabled}
        onChange={change}
      />
    );
  });
}
