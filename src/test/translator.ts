/** How a translator changes the page. */
export type TranslatorKind = 'moves the text' | 'replaces the text';

/**
 * Translates this page from now on, as Chrome, Edge and extensions do: each text gets two `<font>` elements around it, new
 * texts too. Some move the text node into them, some replace it. Translated words end with an invisible sign, which Testing
 * Library would take as part of a name, so there it is empty. This function imports nothing, since browser tests inject it into
 * the page.
 */
export function translatePage(kind: TranslatorKind, sign: '\u200B' | '' = '\u200B'): () => void {
  const LEFT_ALONE = '[translate="no"], script, style, noscript, textarea, title, template, svg';

  const translate = (text: Text) => {
    const { data, parentElement } = text;
    if (data.trim() === '' || (sign !== '' && data.endsWith(sign))) return;
    if (parentElement === null || parentElement.closest(LEFT_ALONE) !== null) return;
    if (parentElement.localName === 'font') {
      if (sign !== '') text.data += sign;
      return;
    }
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    if (kind === 'moves the text') text.data += sign;
    inner.append(kind === 'moves the text' ? text : data + sign);
  };
  const translateAll = (node: Node) => {
    if (node instanceof Text) translate(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode() !== null)
      if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    for (const text of found) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes])
        if (node.isConnected && (node instanceof Text || node !== target)) translateAll(node);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translateAll(document.documentElement);
  return () => observer.disconnect();
}

/** Texts that React keeps a reference to, and elements whose words differ from React's. Imports nothing either. */
export function amiss(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (
      Object.keys(text).some((key) => key.startsWith('__reactFiber$')) &&
      (text.nodeValue ?? '').trim() !== ''
    )
      found.push(`bare: ${text.nodeValue}`);
  for (const element of document.querySelectorAll('*')) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
    const properties: unknown = key === undefined ? null : Reflect.get(element, key);
    if (typeof properties !== 'object' || properties === null) continue;
    if (!('children' in properties)) continue;
    const { children } = properties;
    if (typeof children !== 'string' && typeof children !== 'number') continue;
    const shown = element.textContent.replaceAll('\u200B', '');
    if (shown !== String(children)) found.push(`stale: ${shown}, not ${children}`);
  }
  return found;
}
