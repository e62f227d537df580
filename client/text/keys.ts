/** The paths of all texts of a file, with dots. */
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** What stands at the end of a text that is one of several forms: for how many, which in a row, whether the reader is spoken to. */
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | 'ordinal' | 'you';

/** A text by what all its forms have in common. */
type Bare<Path extends string> = Path extends `${infer Same}_${Form}` ? Bare<Same> : Path;

/** The keys by which the texts of a file are asked for. */
export type KeyOf<T> = Bare<Paths<T>>;

/** Looks a text up, and fills its values in. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Record<string, unknown>,
) => string;
