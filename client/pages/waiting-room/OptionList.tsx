import { useTranslation } from '../../text/useTranslation';
import type { GameInfo } from '../../../shared/engine/info';
import { optionsInPlay } from '../../../shared/engine/options';
import type { Table } from '../../../shared/protocol/table';
import { CheckIcon, CloseIcon } from '../../ui/signs/icons';
import { OptionPicture } from '../../tables/options/OptionPicture';
import styles from './OptionList.module.css';

type Props = { box: GameInfo; values: Table['setupData'] };

/** How the match will be played, for those who cannot change it. */
export function OptionList({ box, values }: Props) {
  const { t } = useTranslation('app');
  // a table that goes on with a match of earlier rules has what there was then
  const known = optionsInPlay(box.options, values).filter(([key]) => values[key] !== undefined);
  return (
    <dl className={styles.options}>
      {known.map(([key, spec]) => {
        const text = `games.${box.id}.option.${key}` as const;
        const isOn = values[key] === true;
        return (
          <div key={key}>
            <dt>{t(`${text}.name`)}</dt>
            <dd className={styles.value}>
              {spec.kind !== 'toggle' ? (
                chosenWords(spec.values, String(values[key]), (value) =>
                  t(`${text}.values.${value}`),
                )
              ) : (
                <>
                  {isOn ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
                  {t(isOn ? 'on' : 'off')}
                </>
              )}
            </dd>
            <dd className={styles.about}>
              <OptionPicture game={box.id} option={key} value={String(values[key])} />
              {t(`${text}.about`, { context: String(values[key]) })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** One of the list by its name, a code of one's own as it is. */
const chosenWords = (
  values: readonly string[],
  value: string,
  nameOf: (value: string) => string,
): string => (values.includes(value) ? nameOf(value) : value);
