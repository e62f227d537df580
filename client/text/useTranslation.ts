import { useSyncExternalStore } from 'react';
import type app from './en/app.json';
import type begun from './en/begun.json';
import type devices from './en/devices.json';
import type file from './en/file.json';
import type keep from './en/keep.json';
import type links from './en/links.json';
import type look from './en/look.json';
import type match from './en/match.json';
import type people from './en/people.json';
import type report from './en/report.json';
import type sealed from './en/sealed.json';
import type { KeyOf, Translate } from './keys';
import { onLanguage, type Reading, readingOf } from './reading';

/** The texts of the frame by their namespaces. */
type Frame = {
  app: typeof app;
  begun: typeof begun;
  devices: typeof devices;
  file: typeof file;
  keep: typeof keep;
  links: typeof links;
  look: typeof look;
  match: typeof match;
  people: typeof people;
  report: typeof report;
  sealed: typeof sealed;
};

/** What the box of a title says, whichever it is, is in the namespace `app` as well. */
export type BoxKey = `games.${string}.${'name' | 'tagline' | 'minutes' | `option.${string}`}`;

/** The keys of the texts of a namespace. */
export type KeyIn<Namespace extends keyof Frame> =
  KeyOf<Frame[Namespace]> | (Namespace extends 'app' ? BoxKey : never);

/** A text of the frame, wherever it is asked for. */
export type FrameKey = {
  [Namespace in keyof Frame]: `${Namespace}:${KeyIn<Namespace>}`;
}[keyof Frame];

/** Texts that are asked for by these keys. */
type Texts<Key extends string> = Omit<Reading, 't'> & { t: Translate<Key | FrameKey> };

/** Looks texts of the frame up: those of this namespace by their keys, all others with their namespace before them. */
export const useTranslation = <Namespace extends keyof Frame>(
  namespace: Namespace,
): Texts<KeyIn<Namespace>> => useReading(namespace);

/** The same for the texts of a title, which is named by its id. */
export const useTitleTexts = <Key extends string>(title: string): Texts<Key> => useReading(title);

const useReading = (namespace: string): Reading =>
  useSyncExternalStore(onLanguage, () => readingOf(namespace));
