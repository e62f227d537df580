import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { classes } from '../classes';
import styles from './Dialog.module.css';
import { IconButton } from '../controls/IconButton';
import { useCovering } from './covering';
import { CloseIcon } from '../signs/icons';
import { useBack } from '../hooks/useBack';
import { useScreen } from '../hooks/useScreen';

type Props = {
  title: string;
  /** One sentence below the title. */
  about?: ReactNode;
  onClose(): void;
  /** A `sheet` stands at the right on a desktop; on a phone everything comes from below. */
  kind?: 'dialog' | 'wide' | 'sheet';
  /** What happens on the page meanwhile is read in it: it does not wait. */
  isLive?: boolean;
  children: ReactNode;
};

/** Something that has to be answered or closed first; shown as long as it is rendered. */
export function Dialog(props: Props) {
  const { title, about, onClose, kind = 'dialog', isLive = false, children } = props;
  useCovering(!isLive);
  // who had the focus gets it back; later, a field in here has it
  const [opener] = useState(() => document.activeElement);
  // on a phone one goes back from what covers the page, and not from the page
  useBack(useScreen().isPhone, onClose);
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        {/* not Radix's overlay: it writes a <style> into the page, which our policy forbids */}
        <div className={styles.veil} />
        <Radix.Content
          className={classes(styles.dialog, kind !== 'dialog' && styles[kind])}
          onOpenAutoFocus={focusItself}
          onCloseAutoFocus={(event) => {
            event.preventDefault(); // Radix would look for its own trigger
            if (opener instanceof HTMLElement) opener.focus();
          }}
          {...(about ? {} : { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            <div className={styles.words}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {about && <Radix.Description className={styles.about}>{about}</Radix.Description>}
            </div>
            <Close />
          </header>
          {/* what is there to be read scrolls by keyboard too */}
          <div className={styles.body} tabIndex={kind === 'wide' ? 0 : undefined}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** On the dialog as a whole, not on its first button; a field that asks for the focus has it already. */
function focusItself(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

function Close() {
  const { t } = useTranslation('app');
  return (
    <Radix.Close asChild>
      <IconButton label={t('close')} icon={<CloseIcon />} />
    </Radix.Close>
  );
}
