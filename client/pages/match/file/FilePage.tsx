import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { Seat } from '../../../../shared/protocol/table';
import { SettingsButton } from '../../../app/SettingsButton';
import { usePage } from '../../../app/usePage';
import { Begun } from '../../../tables/Begun';
import { buttonClass, Button } from '../../../ui/controls/Button';
import { BackIcon, CheckIcon, CloseIcon } from '../../../ui/signs/icons';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Paper } from '../../../ui/surfaces/Paper';
import { Wood } from '../../../ui/surfaces/Wood';
import { PlayIcon } from '../replay/signs';
import { Watched } from '../replay/Replay';
import { ScoreSheet } from '../score/sheet/ScoreSheet';
import english from '../../../text/en/file.json';
import french from '../../../text/fr/file.json';
import { addTexts } from '../../../text/i18n';
import styles from './FilePage.module.css';
import type { FileFinding } from './checkFile';
import { useReader } from '../useReader';
import { Draws } from './Draws';
import { openFile, type OpenedFile, type OpenProblem } from './openFile';

addTexts('file', { en: english, fr: french });

type Shown =
  | { is: 'nothing' }
  | { is: 'opening'; part: number }
  | { is: 'problem'; problem: OpenProblem }
  | { is: 'opened'; opened: OpenedFile };

/** A match from a file, which is watched and checked without any server. */
export function FilePage() {
  const { t } = useTranslation('app');
  const heading = usePage(`${t('file:title')} · Wondertable`);
  const [shown, setShown] = useState<Shown>({ is: 'nothing' });
  const [isWatched, setWatched] = useState(false);

  const opening = useRef<AbortController>(undefined);

  async function open(file: Blob) {
    opening.current?.abort();
    const { signal } = (opening.current = new AbortController());
    setWatched(false);
    setShown({ is: 'opening', part: 0 });
    const onProgress = (part: number) => setShown({ is: 'opening', part });
    const result = await openFile(file, { signal, onProgress });
    // another one was chosen meanwhile
    if (signal.aborted) return;
    setShown(
      result.ok
        ? { is: 'opened', opened: result.opened }
        : { is: 'problem', problem: result.problem },
    );
  }
  useDropped(open);
  useEffect(() => () => opening.current?.abort(), []);

  if (shown.is === 'opened' && isWatched)
    return <Watching opened={shown.opened} onClose={() => setWatched(false)} />;
  const chooser = (kind: 'go' | 'plain') => (
    <label className={buttonClass({ kind })}>
      {t(shown.is === 'nothing' ? 'file:choose' : 'file:another')}
      <input
        type="file"
        accept=".wonder,.json,application/json"
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // the same file once more is chosen as well
          target.value = '';
          if (file) void open(file);
        }}
      />
    </label>
  );
  return (
    <div className={styles.page}>
      <Wood />
      <header className={styles.header}>
        <LinkButton to="/" kind="ghost" icon={<BackIcon />}>
          {t('toHome')}
        </LinkButton>
        <SettingsButton />
      </header>
      <Paper className={styles.paper}>
        <main className={styles.main}>
          <h1 {...heading}>{t('file:title')}</h1>
          <p>{t('file:about')}</p>
          <div aria-live="polite">
            {shown.is === 'opening' && <p>{t('file:opening')}</p>}
            {shown.is === 'problem' && (
              <p role="alert" className={styles.problem}>
                {t(`file:problem.${shown.problem}`)}
              </p>
            )}
          </div>
          {shown.is === 'opening' && (
            <progress
              className={styles.progress}
              aria-label={t('file:opening')}
              value={shown.part}
            />
          )}
          {shown.is === 'opened' && (
            <Opened opened={shown.opened}>
              <Button kind="go" icon={<PlayIcon />} onClick={() => setWatched(true)}>
                {t('file:watch')}
              </Button>
              {chooser('plain')}
            </Opened>
          )}
          {shown.is !== 'opened' && (
            <p className={styles.choose}>
              {chooser('go')} <span className={styles.drop}>{t('file:drop')}</span>
            </p>
          )}
        </main>
      </Paper>
    </div>
  );
}

/** Opens a file that is dropped anywhere on the page. */
function useDropped(open: (file: Blob) => void) {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) open(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  });
}

const seatsOf = ({ file }: OpenedFile): Seat[] =>
  file.seats.map(({ name }, id) => ({
    id,
    name: name ?? undefined,
    isConnected: true,
    ready: true,
    committed: false,
    nonceHash: null,
  }));

function Watching({ opened, onClose }: { opened: OpenedFile; onClose(): void }) {
  const { title, timeline } = opened;
  useEffect(() => {
    document.documentElement.dataset.title = title.module.id;
    return () => {
      delete document.documentElement.dataset.title;
    };
  }, [title]);
  return (
    <Watched
      title={title}
      seat={undefined}
      seats={seatsOf(opened)}
      timeline={timeline}
      onClose={onClose}
    />
  );
}

/** Whose match it was, how it ended, and whether it fits together. */
function Opened({ opened, children }: { opened: OpenedFile; children: ReactNode }) {
  const { file, title, findings } = opened;
  const { t, i18n } = useTranslation('match');
  const reader = useReader(title, file.seats, null);
  const ended = file.times?.at(-1);
  const isWrong = findings.some(({ isTrue }) => isTrue === false);
  const areDrawsRight = findings.some(({ check, isTrue }) => check === 'draws' && isTrue);
  return (
    <section aria-label={t(`app:games.${title.module.id}.name`)} className={styles.opened}>
      <h2>{t(`app:games.${title.module.id}.name`)}</h2>
      {ended !== undefined && (
        <p className={styles.when}>
          {t('file:when', {
            date: new Intl.DateTimeFormat(i18n.language, {
              dateStyle: 'long',
              timeStyle: 'short',
            }).format(ended),
          })}
        </p>
      )}
      {file.beginning && <Begun game={file.game} beginning={file.beginning} />}
      {isOver(opened) ? (
        <ScoreSheet title={title} scene={reader} standings={file.standings} />
      ) : (
        <>
          <p>
            {t('file:who', { names: seatsOf(opened).map(({ id }) => reader.name(String(id))) })}
          </p>
          <p>{t(file.stopped ? 'file:stopped' : 'file:open')}</p>
        </>
      )}
      <p className={styles.verdict} role="status" data-wrong={isWrong}>
        {t(isWrong ? 'file:wrong' : 'file:right')}
      </p>
      <div className={styles.actions}>{children}</div>
      <details className={styles.checks} open={isWrong}>
        <summary>{t('file:check')}</summary>
        <ul>
          {findings.map((finding) => (
            <Finding key={finding.check} finding={finding} count={file.actions.length} />
          ))}
        </ul>
        <p className={styles.alone}>{t('file:alone')}</p>
      </details>
      {file.draws && areDrawsRight && <Draws game={file.game} draws={file.draws} />}
    </section>
  );
}

/** Whether a file says how its match ended: one that was made before that has no result, which is nothing wrong. */
const isOver = ({ findings }: OpenedFile): boolean =>
  !findings.some(({ check, isTrue }) => check === 'result' && isTrue === null);

function Finding({ finding: { check, isTrue }, count }: { finding: FileFinding; count: number }) {
  const { t } = useTranslation('match');
  const words =
    check === 'draws' || check === 'hashes'
      ? t(`file:checks.${check}`)
      : check === 'result' && isTrue === null
        ? t('file:checks.open')
        : t(`fairness.check.${check}`, { count });
  return (
    <li data-true={isTrue ?? 'unknown'}>
      {isTrue === false && <CloseIcon size={18} />}
      {isTrue === true && <CheckIcon size={18} />}
      {isTrue === null && <b aria-hidden>–</b>}
      <span className="visually-hidden">
        {t(`fairness.${isTrue === null ? 'unknown' : isTrue}`)}
      </span>
      <span>{words}</span>
    </li>
  );
}
