import { useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import type { Ack, RefusalCode } from '../../../../shared/protocol/refusals';
import { type Reaction, REACTIONS } from '../../../../shared/protocol/talk';
import { Refused } from '../../../net/Refused';
import { IconButton } from '../../../ui/controls/IconButton';
import { ReactionSign } from '../../../ui/signs/reactions';
import styles from './QuickSigns.module.css';

/** Six signs to answer with, quicker than words. */
export function QuickSigns({ onReact }: { onReact(reaction: Reaction): Promise<Ack> }) {
  const { t } = useTranslation('match');
  const [refused, setRefused] = useState<RefusalCode | null>(null);
  const show = async (reaction: Reaction) => {
    const ack = await onReact(reaction);
    setRefused(ack.ok ? null : ack.code);
  };
  return (
    <>
      <div className={styles.signs} role="group" aria-label={t('reaction.title')}>
        {REACTIONS.map((reaction) => (
          <IconButton
            key={reaction}
            label={t(`reaction.${reaction}`)}
            icon={<ReactionSign of={reaction} />}
            onClick={() => void show(reaction)}
          />
        ))}
      </div>
      {refused && <Refused code={refused} />}
    </>
  );
}
