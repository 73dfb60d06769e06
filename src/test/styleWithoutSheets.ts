/**
 * `getComputedStyle` for pages without style sheets, as in jsdom (see setup.ts). Queries by role need the display and
 * visibility of every element, and jsdom matches the browser's default rules for each of them, which takes half of a test's
 * time. Here only an element's own style counts, and what jsdom reports for a new element of the same tag with the same
 * relevant attributes.
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
    // Without style sheets there are no pseudo-elements, and jsdom would log an error.
    if (pseudoElement) return window.document.createElement('i').style;
    let computed: CSSStyleDeclaration | undefined;
    const rest = () => (computed ??= whole(element));
    const valueOf = (name: string): string => {
      // jsdom has no metrics: a text area that adapts its height would compute NaN.
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
