import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../../text/useTranslation';
import { announce } from '../../../ui/announce';
import { copy } from '../../../ui/controls/copy';
import { IconButton } from '../../../ui/controls/IconButton';
import { CheckIcon, ShareIcon } from '../../../ui/signs/icons';
import { useScreen } from '../../../ui/hooks/useScreen';

type Props = Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> & {
  /** What the address is to lead to, as text: another one was not copied yet. */
  of: string;
  /** The address; may have to be found out first. */
  linkOf(): string | Promise<string>;
};

/** Hands on the address of a moment: by the phone's own way of sharing, or as a copy of it. */
export function ShareButton({ of, linkOf, ...rest }: Props) {
  const { t } = useTranslation('match');
  const { isPhone } = useScreen();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === of;

  async function share() {
    try {
      const link = await linkOf();
      if (isPhone && (await isHandedOn(link))) return;
      if (!(await copy(link))) return announce(t('app:copyFailed'));
    } catch {
      return announce(t('replay.failed'));
    }
    setCopied(of);
    announce(t('app:copied'));
  }

  return (
    <IconButton
      {...rest}
      label={t(isCopied ? 'app:copied' : 'replay.share')}
      icon={isCopied ? <CheckIcon size={18} /> : <ShareIcon size={18} />}
      onClick={() => void share()}
    />
  );
}

/** Whether the phone took it; whoever closes its dialog has changed their mind, which is no failure. */
async function isHandedOn(url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
