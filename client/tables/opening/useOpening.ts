import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { recall, remember } from '../../app/remembered';
import type { MatchKey } from '../../net/api';
import { tablePath } from '../../net/paths';
import { useAttempt } from '../../net/useAttempt';

export type Opening = ReturnType<typeof useOpening>;

/** What every way to open a table asks for: the name of whoever opens it, and a key where the server wants one. */
export function useOpening(name: string) {
  const [, go] = useLocation();
  const { attempt, refused, isTrying, mended } = useAttempt();
  const nameField = useRef<HTMLInputElement>(null);
  const [isNameAsked, setNameAsked] = useState(false);
  const [key, setKey] = useState(() => recall('createKey') ?? '');
  const [isKeyAsked, setKeyAsked] = useState(false);
  const isAboutKey = refused === 'createKey' || refused === 'wrongCreateKey';
  if (isAboutKey && !isKeyAsked) setKeyAsked(true);
  const isBlank = name.trim() === '';

  return {
    name,
    nameField,
    isNameMissing: isNameAsked && isBlank,
    key,
    setKey,
    isKeyAsked,
    refused,
    isTrying,
    /** What was wrong with the table was changed; what is wrong with the key was not. */
    mended: () => {
      if (!isAboutKey) mended();
    },
    /** Whether there is a name; where there is none, it is asked for. */
    hasName(): boolean {
      setNameAsked(isBlank);
      if (isBlank) nameField.current?.focus();
      return !isBlank;
    },
    /** Opens a table, and goes there; the key is handed on, if there is one. */
    open: (opened: (withKey: { createKey?: string }) => Promise<MatchKey>) =>
      attempt(async () => {
        const match = await opened(key === '' ? {} : { createKey: key });
        if (key !== '') remember('createKey', key);
        go(tablePath(match));
      }),
  };
}
