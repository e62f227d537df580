import { useTitleTexts } from '../../../text/useTranslation';
import { NUMBER_OF, TILE_KINDS } from '../../../../shared/games/century-eastern-wonders/map/chart';
import { Button } from '../../../ui/controls/Button';
import { Choice } from '../../../ui/controls/Choice';
import { CopyButton } from '../../../ui/controls/CopyButton';
import { CheckIcon, UndoIcon, WarningIcon } from '../../../ui/signs/icons';
import { Paper } from '../../../ui/surfaces/Paper';
import { CodeEntry } from './CodeEntry';
import { TOOLS, type Tool } from './edit';
import styles from './EditorPanel.module.css';
import { faultWords } from '../mapFaults';
import type { useSketch } from './useSketch';
import type { Key } from '../types';

type Props = {
  editor: ReturnType<typeof useSketch>;
  tool: Tool;
  onTool(tool: Tool): void;
  /** Opens a table with the map. */
  onPlay(): void;
};

/**
 * The tools, what is still wrong, and the code once nothing is. What changes its height comes after what is
 * pressed, so that no button slips away from under a finger.
 */
export function EditorPanel({ editor, tool, onTool, onPlay }: Props) {
  const { t } = useTitleTexts<Key>('century-eastern-wonders');
  const { sketch, faults, lonely, code, canUndo } = editor;
  return (
    <aside className={styles.panel} aria-label={t('editor.tools')}>
      <Choice
        label={t('editor.tool.label')}
        about={t(`editor.tool.${tool}About`)}
        value={tool}
        options={TOOLS.map((value) => ({ value, label: t(`editor.tool.${value}`) }))}
        onChange={onTool}
      />
      <dl className={styles.counts}>
        {TILE_KINDS.map((kind) => {
          const is = sketch.sites.filter((site) => site.kind === kind).length;
          return (
            <div key={kind} className={is === NUMBER_OF[kind] ? styles.right : styles.wrong}>
              <dt>{t(`editor.count.${kind}`)}</dt>
              <dd>
                {is}/{NUMBER_OF[kind]}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.buttons}>
        <Button
          icon={<UndoIcon />}
          unavailable={!canUndo && t('editor.nothing')}
          onClick={editor.undo}
        >
          {t('editor.undo')}
        </Button>
        <Button onClick={editor.loadFirst}>{t('editor.first')}</Button>
        <Button onClick={editor.loadRandom}>{t('editor.random')}</Button>
        <Button onClick={editor.clear}>{t('editor.clear')}</Button>
      </div>
      <Button
        kind="go"
        wide
        second={t('editor.playAbout')}
        unavailable={code === null && t('editor.notYet')}
        onClick={onPlay}
      >
        {t('editor.play')}
      </Button>
      <div role="status">
        <ul className={styles.faults}>
          {faults.map((fault, i) => (
            <li key={i} className={styles.wrong}>
              <WarningIcon size={15} />
              {faultWords(fault, t)}
            </li>
          ))}
          {faults.length === 0 && (
            <li className={styles.right}>
              <CheckIcon size={15} />
              {t('editor.good')}
            </li>
          )}
          {lonely.length > 0 && (
            <li className={styles.doubt}>{t('editor.lonely', { count: lonely.length })}</li>
          )}
        </ul>
      </div>
      <Paper className={styles.code}>
        <h2 className={styles.heading}>{t('editor.code')}</h2>
        <p className={styles.letters}>{code ?? t('editor.noCode')}</p>
        {code && <CopyButton text={code}>{t('editor.copy')}</CopyButton>}
        <p className={styles.about}>{t('editor.codeAbout')}</p>
      </Paper>
      <CodeEntry onLoad={editor.load} />
      <p className={styles.keys}>{t('editor.keys')}</p>
    </aside>
  );
}
