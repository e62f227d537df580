/** Something a table can switch on or off, or choose from a list, before the match starts. */
export type OptionSpec =
  | { kind: 'toggle'; default: boolean }
  | { kind: 'choice'; values: readonly string[]; default: string };

export type OptionSpecs = Record<string, OptionSpec>;

/** A value for each option of a table of specs. */
export type Options<O extends OptionSpecs> = {
  [K in keyof O]: O[K] extends { kind: 'choice'; values: readonly (infer V)[] } ? V : boolean;
};

export const toggle = <D extends boolean>(byDefault: D) =>
  ({ kind: 'toggle', default: byDefault as boolean }) as const;

export const choice = <const V extends readonly [string, ...string[]]>(
  values: V,
  byDefault: V[number] = values[0],
) => ({ kind: 'choice', values, default: byDefault }) as const;

export const defaultOptions = <O extends OptionSpecs>(specs: O): Options<O> =>
  Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default])) as Options<O>;

/** What is wrong with options from outside, as a short English sentence; `null` when they may be used. */
export function optionsError(specs: OptionSpecs, given: unknown): string | null {
  if (given === undefined || given === null) return null;
  if (typeof given !== 'object' || Array.isArray(given)) return 'options must be an object';
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(specs, key)) return `unknown option: ${key.slice(0, 40)}`;
    if (!allows(specs[key], value)) return `option ${key} does not take this value`;
  }
  return null;
}

/** Options from outside, already found to be without error, with the defaults filled in. */
export const fullOptions = <O extends OptionSpecs>(specs: O, given: unknown): Options<O> => ({
  ...defaultOptions(specs),
  ...(given as Partial<Options<O>> | null | undefined),
});

/** Every combination of option values: the contract suite plays them all. */
export const everyOptions = (specs: OptionSpecs): Record<string, boolean | string>[] =>
  Object.entries(specs).reduce<Record<string, boolean | string>[]>(
    (combinations, [key, spec]) =>
      combinations.flatMap((options) =>
        (spec.kind === 'toggle' ? [true, false] : spec.values).map((value) => ({
          ...options,
          [key]: value,
        })),
      ),
    [{}],
  );

const allows = (spec: OptionSpec, value: unknown): boolean =>
  spec.kind === 'toggle'
    ? typeof value === 'boolean'
    : typeof value === 'string' && spec.values.includes(value);
