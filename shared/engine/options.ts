/** Something a table can switch on or off, or choose from a list, before the match starts. */
export type OptionSpec = (
  | { kind: 'toggle'; default: boolean }
  | { kind: 'choice'; values: readonly string[]; default: string }
  | CodeSpec
) & {
  /** It changes something only where these options before it have these values. */
  only?: Values;
};

type Values = Readonly<Record<string, boolean | string>>;

/** A choice from a list, or something of one's own that is written as a code. */
export type CodeSpec = {
  kind: 'code';
  values: readonly string[];
  default: string;
  /** What is wrong with a code, as a short English sentence; `null` when it can be used. */
  faultOf(code: string): string | null;
  /** Codes that can be used, for the contract suite. */
  examples: readonly string[];
};

export type OptionSpecs = Record<string, OptionSpec>;

/** A value for each option of a table of specs. */
export type Options<O extends OptionSpecs> = {
  [K in keyof O]: O[K] extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : O[K] extends { kind: 'code' }
      ? string
      : boolean;
};

export const toggle = <D extends boolean>(byDefault: D) =>
  ({ kind: 'toggle', default: byDefault as boolean }) as const;

export const choice = <const V extends readonly [string, ...string[]]>(
  values: V,
  byDefault: V[number] = values[0],
) => ({ kind: 'choice', values, default: byDefault }) as const;

export const code = <const V extends readonly [string, ...string[]]>(
  values: V,
  own: Pick<CodeSpec, 'faultOf' | 'examples'>,
) => ({ kind: 'code', values, default: values[0] as string, ...own }) as const;

/** An option that changes something only beside certain values of others. */
export const only = <S extends OptionSpec>(values: Values, spec: S) => ({ ...spec, only: values });

/** The options that change something, as the others are chosen. */
export const optionsInPlay = (specs: OptionSpecs, chosen: Values): [string, OptionSpec][] =>
  Object.entries(specs).filter(([, spec]) => isInPlay(spec, chosen));

const isInPlay = ({ only: values = {} }: OptionSpec, chosen: Values): boolean =>
  Object.entries(values).every(([key, value]) => chosen[key] === value);

export const defaultOptions = <O extends OptionSpecs>(specs: O): Options<O> =>
  Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default])) as Options<O>;

/** What is wrong with options from outside, as a short English sentence; `null` when they may be used. */
export function optionsError(specs: OptionSpecs, given: unknown): string | null {
  if (given === undefined || given === null) return null;
  if (typeof given !== 'object' || Array.isArray(given)) return 'options must be an object';
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(specs, key)) return `unknown option: ${key.slice(0, 40)}`;
    const wrong = faultIn(specs[key], value);
    if (wrong !== null) return `option ${key} ${wrong}`;
  }
  return null;
}

/** Options from outside, already found to be without error, with the defaults filled in. */
export const fullOptions = <O extends OptionSpecs>(specs: O, given: unknown): Options<O> => ({
  ...defaultOptions(specs),
  ...(given as Partial<Options<O>> | null | undefined),
});

/** Every combination of option values that changes something: the contract suite plays them all. */
export const everyOptions = (specs: OptionSpecs): Record<string, boolean | string>[] =>
  Object.entries(specs).reduce<Record<string, boolean | string>[]>(
    (combinations, [key, spec]) =>
      combinations.flatMap((options) =>
        (isInPlay(spec, options) ? everyValue(spec) : [spec.default]).map((value) => ({
          ...options,
          [key]: value,
        })),
      ),
    [{}],
  );

const everyValue = (spec: OptionSpec): readonly (boolean | string)[] => {
  if (spec.kind === 'toggle') return [true, false];
  return spec.kind === 'code' ? [...spec.values, ...spec.examples] : spec.values;
};

const NOT_TAKEN = 'does not take this value';

/** What is wrong with a value, as the rest of a sentence about the option. */
function faultIn(spec: OptionSpec, value: unknown): string | null {
  if (spec.kind === 'toggle') return typeof value === 'boolean' ? null : NOT_TAKEN;
  if (typeof value !== 'string') return NOT_TAKEN;
  if (spec.values.includes(value)) return null;
  if (spec.kind === 'choice' || value.length > LONGEST_CODE) return NOT_TAKEN;
  const fault = spec.faultOf(value);
  return fault && `takes no such code: ${fault}`;
}

/** Longer codes are not even read. */
const LONGEST_CODE = 100;
