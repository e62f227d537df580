import { type FormEvent, useState } from 'react';
import { useTitleTexts } from '../../../text/useTranslation';
import type { Site } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { readChart } from '../../../../shared/games/century-eastern-wonders/map/code';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/controls/TextField';
import { faultWords } from '../mapFaults';
import type { Key } from '../types';

/** Lays out the map of a code, or says what is wrong with the code. */
export function CodeEntry({ onLoad }: { onLoad(sites: readonly Site[]): void }) {
  const { t } = useTitleTexts<Key>('century-eastern-wonders');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');

  function load(event: FormEvent) {
    event.preventDefault();
    const reading = readChart(code);
    if ('faults' in reading)
      return setError(reading.faults.map((fault) => faultWords(fault, t)).join(' '));
    onLoad(reading.chart.tiles);
    setCode('');
    setError('');
  }

  return (
    <form onSubmit={load} noValidate>
      <TextField
        label={t('editor.enter')}
        value={code}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={(text) => {
          setCode(text);
          setError('');
        }}
      />
      <Button type="submit" wide>
        {t('editor.load')}
      </Button>
    </form>
  );
}
