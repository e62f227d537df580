import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { announce } from '../announce';
import { Button, type Face } from './Button';
import { copy } from './copy';
import { CheckIcon, CopyIcon } from '../signs/icons';

type Props = Pick<Face, 'kind' | 'wide'> & { text: string; children: ReactNode };

/** Copies a text, and says that it did. */
export function CopyButton({ text, children, ...face }: Props) {
  const { t } = useTranslation('app');
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;

  async function copyIt() {
    if (!(await copy(text))) return announce(t('copyFailed'));
    setCopied(text);
    announce(t('copied'));
  }

  return (
    <Button {...face} icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={copyIt}>
      {isCopied ? t('copied') : children}
    </Button>
  );
}
