import { useTranslation } from '../../text/useTranslation';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';
import styles from './ConfirmDialog.module.css';

type Props = {
  title: string;
  about: string;
  /** What is going to be done, as the button says it. */
  yes: string;
  onYes(): void;
  /** Something that goes further, and how the button says it. */
  further?: { yes: string; onYes(): void };
  onClose(): void;
};

/** Asks once more before something that concerns others. */
export function ConfirmDialog({ title, about, yes, onYes, further, onClose }: Props) {
  const { t } = useTranslation('app');
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <div className={styles.answers}>
        <Button
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </Button>
        {further && (
          <Button
            onClick={() => {
              onClose();
              further.onYes();
            }}
          >
            {further.yes}
          </Button>
        )}
        <Button kind="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
