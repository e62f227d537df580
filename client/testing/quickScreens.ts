// What the tests of screens do without, since it takes a good part of their time; `quickReact.ts` is another.

// Jest has errors look a hundred calls deep, and React makes one for each element. As deep as anywhere else is enough.
Error.stackTraceLimit = 10;

// jsdom finds what a selector names among all elements, which it copies one by one out of a live list that looks for
// each of them by name as well: half of the time of every look at the page. A list that is not live does for it.
for (const { prototype } of typeof document === 'undefined' ? [] : [Element, Document])
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
