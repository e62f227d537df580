import { present } from '../../../../shared/engine/present';
import { useState } from 'react';
import { useTitleTexts } from '../../../text/useTranslation';
import { useLocation } from 'wouter';
import { centuryEasternWondersInfo } from '../../../../shared/games/century-eastern-wonders/info';
import type { Hex } from '../../../../shared/games/century-eastern-wonders/map/hex';
import { settle } from '../../../tables/options/nextTable';
import { SettingsButton } from '../../../app/SettingsButton';
import { takenBox } from '../../../tables/options/takenBox';
import { usePage } from '../../../app/usePage';
import { useKeys } from '../../../ui/hooks/useKeys';
import { BackIcon } from '../../../ui/signs/icons';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Surface } from '../Surface';
import { TOOLS, type Tool } from './edit';
import { EditorPanel } from './EditorPanel';
import styles from './MapEditor.module.css';
import { SketchSea } from './SketchSea';
import { useDevice } from '../chart/useDevice';
import { useSketch } from './useSketch';
import type { Key } from '../types';

/** Where somebody lays out a map of their own, and plays it or gets its code. */
export function MapEditor() {
  const { t } = useTitleTexts<Key>('century-eastern-wonders');
  const heading = usePage(t('editor.title'));
  const editor = useSketch();
  const [, go] = useLocation();
  const [tool, setTool] = useState<Tool>('market');
  const lie = useDevice() === 'phone' ? 'tall' : 'wide';
  const { sketch, faults, lonely, undo, canUndo } = editor;
  const faulty = faults.flatMap((fault): readonly Hex[] => ('hexes' in fault ? fault.hexes : []));

  // the shelf, with the box taken down and the map filled in
  function play() {
    settle(centuryEasternWondersInfo, { map: present(editor.keep()) });
    takenBox.set(centuryEasternWondersInfo);
    go('/');
  }

  useKeys({
    ...Object.fromEntries(TOOLS.map((one, i) => [String(i + 1), () => setTool(one)])),
    u: canUndo ? undo : undefined,
  });

  return (
    <div className={styles.page} data-title="century-eastern-wonders">
      <div className={styles.surface} aria-hidden>
        <Surface />
      </div>
      <header className={styles.header}>
        <LinkButton to="/" kind="ghost" icon={<BackIcon />} className={styles.home}>
          {t('app:toHome')}
        </LinkButton>
        <h1 {...heading} className={styles.title}>
          {t('editor.title')}
        </h1>
        <SettingsButton />
      </header>
      <main className={styles.main}>
        <div className={styles.sea}>
          <SketchSea
            key={editor.laid}
            sketch={sketch}
            faulty={faulty}
            doubtful={lonely}
            lie={lie}
            onUse={(hex) => editor.use(tool, hex)}
            onKey={(key, hex) => {
              if (key === 'Delete' || key === 'Backspace') editor.use('remove', hex);
            }}
            t={t}
          />
        </div>
        <EditorPanel editor={editor} tool={tool} onTool={setTool} onPlay={play} />
      </main>
    </div>
  );
}
