import * as React from 'react';

// What the tests of screens do without, since it takes a fifth of their time.

// React notes for every element where it was made, and Jest has each such note go a hundred calls deep. As deep as
// anywhere else is enough; and nobody here reads who made an element.
Error.stackTraceLimit = 10;

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as Record<string, unknown>)[INTERNALS];
// React takes no more notes where it has taken ten thousand within a second
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });

// jsdom finds what a selector names among all elements, which it copies one by one out of a live list that looks for
// each of them by name as well: half of the time of every look at the page. A list that is not live does for it.
for (const { prototype } of [Element, Document])
  Object.defineProperty(prototype, 'getElementsByTagName', { value: elementsIn, writable: true });

function elementsIn(this: ParentNode, tag: string): Element[] {
  const wanted = tag.toLowerCase();
  const found: Element[] = [];
  const walk = (parent: ParentNode) => {
    for (let one = parent.firstElementChild; one; one = one.nextElementSibling) {
      if (wanted === '*' || one.localName === wanted) found.push(one);
      walk(one);
    }
  };
  walk(this);
  return found;
}
