/**
 * `getComputedStyle` for pages that have no style sheets of their own, as in jsdom (see setup.ts). Every name of a role is
 * worked out from the display and visibility of all that stands in it; jsdom matches the browser's default rules against
 * each element for that, which takes half of a test's time. Here an element's own style counts, and what jsdom says of a
 * new element with the same tag and the same attributes that those rules know.
 */
export function styleWithoutSheets(window: Window) {
  const whole = window.getComputedStyle.bind(window);
  const byDefault = new Map<string, string>();

  const defaultDisplay = (element: Element): string => {
    const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
    const key = [
      element.namespaceURI,
      element.localName,
      ...attributes.map((name) => `${name}=${element.getAttribute(name)}`),
    ].join(' ');
    const known = byDefault.get(key);
    if (known !== undefined) return known;
    const sample = window.document.createElementNS(element.namespaceURI, element.localName);
    for (const name of attributes) sample.setAttribute(name, element.getAttribute(name) ?? '');
    window.document.body.append(sample);
    const { display } = whole(sample);
    sample.remove();
    byDefault.set(key, display);
    return display;
  };

  const cheap: Readonly<Record<string, (element: Element) => string>> = {
    display: (element) => ownStyle(element)?.display || defaultDisplay(element),
    pointerEvents: (element) => ownStyle(element)?.pointerEvents || 'auto',
    visibility: (element) => {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const visibility = ownStyle(one)?.visibility ?? '';
        if (visibility !== '' && visibility !== 'inherit') return visibility;
      }
      return 'visible';
    },
  };

  return (element: Element, pseudoElement?: string | null): CSSStyleDeclaration => {
    // Without sheets there are none, and jsdom complains about the question.
    if (pseudoElement) return window.document.createElement('i').style;
    let computed: CSSStyleDeclaration | undefined;
    const rest = () => (computed ??= whole(element));
    const valueOf = (name: string): string => {
      // jsdom knows no metrics: a text area that fits its height to its text would make NaN of them.
      if (/^(padding|border)-(top|bottom)/.test(name)) return '0px';
      return cheap[name]?.(element) ?? rest().getPropertyValue(name);
    };
    return new Proxy(ownStyle(element) ?? window.document.createElement('i').style, {
      get(_, name) {
        if (name === 'getPropertyValue') return valueOf;
        const cheaply = typeof name === 'string' ? cheap[name] : undefined;
        return cheaply ? cheaply(element) : (Reflect.get(rest(), name) as unknown);
      },
    });
  };
}

const ownStyle = (element: Element): CSSStyleDeclaration | null =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : null;
