import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { Seat } from '../../../shared/protocol/table';
import type { MatchKey } from '../../net/api';
import type { OwnSeat } from '../../net/seats';
import '../../tables/talk/peopleTexts';
import { IconButton } from '../../ui/controls/IconButton';
import { PersonIcon } from '../../ui/signs/icons';

const LookDialog = lazy(async () => ({ default: (await import('./LookDialog')).LookDialog }));

type Props = { match: MatchKey; own: OwnSeat; seat: Seat };

/** How its holder is called and shown at this table, and from then on at the next. */
export function OwnLook(props: Props) {
  const { t } = useTranslation('people');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('ownLook')}
        icon={<PersonIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>
        {isOpen && <LookDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
