/** The paths of all texts of a file, with dots. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** A text by what all its forms have in common: how many, and whether the reader is spoken to. */
type Bare<Path extends string> = Path extends `${infer Same}_${'one' | 'many' | 'other' | 'you'}`
  ? Bare<Same>
  : Path;

/** The keys by which the texts of a file are asked for. */
export type KeyOf<T> = Bare<Paths<T>>;

/** Looks a text up, and fills its values in. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Record<string, unknown>,
) => string;
