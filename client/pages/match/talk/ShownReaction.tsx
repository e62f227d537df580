import { useEffect, useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { Snapshot } from '../../../../shared/protocol/snapshot';
import { announce } from '../../../ui/announce';
import { ReactionSign } from '../../../ui/signs/reactions';
import styles from './QuickSigns.module.css';

/** For how long a sign is seen, in milliseconds. */
const SEEN = 4000;

type Props = { shown: Snapshot['reactions'][string]; name: string };

/** The sign that somebody has just shown, at their plate for a few seconds. */
export function ShownReaction({ shown: { number, reaction }, name }: Props) {
  const { t } = useTranslation('match');
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    announce(`${name}: ${t(`reaction.${reaction}`)}`);
    const timer = setTimeout(() => setSeen(number), SEEN);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each sign
  }, [number]);
  if (seen >= number) return null;
  return (
    <span className={styles.shown} title={t(`reaction.${reaction}`)}>
      <ReactionSign of={reaction} size={22} />
    </span>
  );
}
