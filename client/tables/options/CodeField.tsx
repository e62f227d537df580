import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { CodeSpec } from '../../../shared/engine/options';
import { recall } from '../../app/remembered';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { LinkButton } from '../../ui/controls/LinkButton';
import { TextField } from '../../ui/controls/TextField';
import styles from './CodeField.module.css';
import { OptionPicture } from './OptionPicture';
import { KEPT_MAP, ownCodeOf } from './ownCode';

type Props = {
  game: string;
  option: string;
  /** Where its texts are. */
  text: `games.${string}.option.${string}`;
  spec: CodeSpec;
  value: string;
  disabled?: boolean;
  /** It was asked for in vain: what is missing is wrong now, and the field gets the focus. */
  isMissed?: boolean;
  onChange(value: string): void;
};

const OWN = 'own';

/** A choice from a list, or a code of one's own; a wrong one says what is wrong with it. */
export function CodeField({
  game,
  option,
  text,
  spec,
  value,
  disabled,
  isMissed,
  onChange,
}: Props) {
  const { t } = useTranslation('app');
  const [own, setOwn] = useState(spec.values.includes(value) ? null : value);
  const { wrong, editor } = ownCodeOf(game, option);
  const kept = recall(KEPT_MAP) ?? '';

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissed) field.current?.focus();
  }, [isMissed]);

  // whoever comes back from the editor finds its map here
  useEffect(() => {
    if (own === '' && kept !== '') type(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what is emptied later stays empty
  }, []);

  function type(code: string) {
    setOwn(code);
    onChange(code);
  }

  function choose(chosen: string) {
    if (chosen === OWN) return type(kept);
    setOwn(null);
    onChange(chosen);
  }

  return (
    <div className={styles.field}>
      <Choice
        label={t(`${text}.name`)}
        about={
          <>
            <OptionPicture game={game} option={option} value={value} />
            {t(`${text}.about`, { context: own === null ? value : OWN })}
          </>
        }
        value={own === null ? value : OWN}
        options={[
          ...spec.values.map((one) => ({ value: one, label: t(`${text}.values.${one}`) })),
          { value: OWN, label: t('ownCode.choice') },
        ]}
        disabled={disabled}
        onChange={choose}
      />
      {own !== null && (
        <>
          <TextField
            ref={field}
            label={t('ownCode.label')}
            value={own}
            {...(own === ''
              ? { [isMissed ? 'error' : 'hint']: t('ownCode.missing') }
              : { error: wrong(own, t) })}
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            onChange={type}
          />
          <div className={styles.ways}>
            {kept !== '' && kept !== own && (
              <Button kind="ghost" unavailable={disabled} onClick={() => type(kept)}>
                {t('ownCode.kept')}
              </Button>
            )}
            <LinkButton to={editor} kind="ghost">
              {t('ownCode.editor')}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}
