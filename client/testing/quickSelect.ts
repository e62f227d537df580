// jsdom tries a selector on every element of the page, and asks each about its attributes by three calls. Boards have
// a thousand elements, and are looked through at every change. So only those are tried that have the tag, the class
// or the attribute which the selector cannot do without; jsdom itself says whether they match.

/** What jsdom keeps of an element: behind the object that scripts have, and with its own tree. */
type Inner = {
  _version: number;
  _localName?: string;
  _attributesByNameMap?: Map<string, { _value: string }[]>;
  [symbol: symbol]: unknown;
};
type Branch = { firstChild: Inner | null; nextSibling: Inner | null };

/** What an element must have for a selector to match it. */
type Need = (element: Inner) => boolean;

const symbolOf = (object: object, name: string): symbol | undefined =>
  Object.getOwnPropertySymbols(object).find(({ description }) => description === name);

const INNER = typeof document === 'undefined' ? undefined : symbolOf(document, 'impl');

const innerOf = (node: Node): Inner => (node as unknown as Record<symbol, Inner>)[INNER!];

if (INNER) {
  const OUTER = symbolOf(innerOf(document), 'wrapper')!;
  const TREE = symbolOf(innerOf(document), 'DOM SymbolTree')!;
  const seen = new WeakMap<Inner, { version: number; all: Inner[] }>();

  /** All elements below one, in the order of the page; found once, until something below it changes. */
  function below(root: Inner): readonly Inner[] {
    const before = seen.get(root);
    if (before?.version === root._version) return before.all;
    const all: Inner[] = [];
    const walk = (parent: Inner) => {
      let one = (parent[TREE] as Branch).firstChild;
      for (; one; one = (one[TREE] as Branch).nextSibling)
        if (one._localName !== undefined) {
          all.push(one);
          walk(one);
        }
    };
    walk(root);
    seen.set(root, { version: root._version, all });
    return all;
  }

  for (const { prototype } of [Element, Document, DocumentFragment]) {
    const { querySelectorAll, querySelector } = prototype;

    /** Those below a node that have what a selector needs. */
    const candidates = (root: Node, selector: string): Element[] => {
      const needs = needsOf(selector);
      const found = below(innerOf(root)).filter((one) => needs.some((need) => need(one)));
      return found.map((one) => one[OUTER] as Element);
    };
    Object.assign(prototype, {
      getElementsByTagName(this: Node, tag: string) {
        const all = below(innerOf(this));
        const named = tag === '*' ? all : all.filter((one) => one._localName === tag.toLowerCase());
        return named.map((one) => one[OUTER] as Element);
      },
      querySelectorAll(this: ParentNode & Node, selector: string) {
        if (isRelative(selector)) return querySelectorAll.call(this, selector);
        return candidates(this, selector).filter((one) => one.matches(selector));
      },
      querySelector(this: ParentNode & Node, selector: string) {
        if (isRelative(selector)) return querySelector.call(this, selector);
        return candidates(this, selector).find((one) => one.matches(selector)) ?? null;
      },
    });
  }
}

/** Whether a selector says where it is looked from. */
const isRelative = (selector: string): boolean => selector.includes(':scope');

const known = new Map<string, readonly Need[]>();

/** For each alternative of a selector what it needs. */
function needsOf(selector: string): readonly Need[] {
  if (!known.has(selector)) known.set(selector, alternatives(selector).map(needOf));
  return known.get(selector)!;
}

/** The parts between commas that stand in no brackets; of a selector with more than plain words in quotes, anything. */
function alternatives(selector: string): string[] {
  if (/["'\\]/.test(selector.replace(/="[\w:. -]*"/g, ''))) return ['*'];
  const parts = [''];
  let depth = 0;
  for (const letter of selector) {
    depth += ({ '(': 1, ')': -1 } as Record<string, number>)[letter] ?? 0;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function needOf(alternative: string): Need {
  // without what is in round brackets, which excludes rather than needs
  const plain = alternative.replace(/:[\w-]+\([^()]*(\([^()]*\)[^()]*)*\)/g, ':');
  // and of those in a row the last one, which is what is looked for
  const last = plain
    .trim()
    .split(/\s*[>+~]\s*(?![^[]*\])|\s+(?![^[]*\])/)
    .at(-1)!;
  const [, tag] = /^([a-z][\w-]*)/.exec(last) ?? [];
  const [, attribute] = /\[([\w-]+)/.exec(last) ?? [];
  const [, name] = /\.([\w-]+)/.exec(last.replace(/\[[^\]]*\]/g, '')) ?? [];
  if (attribute) return (one) => one._attributesByNameMap!.has(attribute);
  if (name)
    return ({ _attributesByNameMap: all }) =>
      all!.get('class')?.[0]?._value.split(/\s+/).includes(name) ?? false;
  return tag ? (one) => one._localName === tag : () => true;
}
