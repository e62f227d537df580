// To find a button by its name, every element is asked whether it is shown, and jsdom tries all rules of a browser's own
// style sheet on it for that. Screens in tests have no style sheet but that one: what is shown depends on the name of an
// element, on `hidden`, and on what is written to its style. Whatever else is asked, jsdom itself answers.

const SVG = 'http://www.w3.org/2000/svg';

if (typeof window !== 'undefined') {
  const { getComputedStyle } = window;
  const displays = new Map<string, string>();

  /** How an element of this name is shown where nothing else is said. */
  const displayOf = ({ localName, namespaceURI }: Element): string => {
    if (namespaceURI === SVG) return 'inline';
    if (!displays.has(localName))
      displays.set(localName, getComputedStyle(document.createElement(localName)).display);
    return displays.get(localName)!;
  };

  const displayFor = (element: HTMLElement): string => {
    if (element.style.display) return element.style.display;
    const isHidden = element.hasAttribute('hidden') || element.getAttribute('type') === 'hidden';
    return isHidden ? 'none' : displayOf(element);
  };

  const visibilityFor = (element: HTMLElement): string => {
    for (let one: HTMLElement | null = element; one; one = one.parentElement)
      if (one.style?.visibility) return one.style.visibility;
    return 'visible';
  };

  window.getComputedStyle = (element, part) => {
    const answers: Record<string, () => string> = {
      content: () => '',
      display: () => displayFor(element as HTMLElement),
      visibility: () => visibilityFor(element as HTMLElement),
    };
    const all = () => getComputedStyle(element, part);
    const style = {
      getPropertyValue: (name: string) => answers[name]?.() ?? all().getPropertyValue(name),
    };
    return new Proxy(style, {
      get: (own, name) =>
        Reflect.get(own, name) ?? answers[String(name)]?.() ?? Reflect.get(all(), name),
    }) as CSSStyleDeclaration;
  };
}
