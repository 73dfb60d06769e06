/** How a translator puts its words into the page. */
export type TranslatorKind = 'moves the text' | 'replaces the text';

/**
 * Translates this page from now on, as Chrome and Edge and the extensions do: each text gets two `<font>` around it, later ones too.
 * Some move the text node in there, some leave a new one in its place. The words end with a sign that cannot be seen, so
 * that tests find them as ever. Stands alone: browser tests hand it to their page as it is.
 */
export function translatePage(kind: TranslatorKind): () => void {
  const SIGN = '\u200B';
  const LEFT_ALONE = '[translate="no"], script, style, noscript, textarea, title, template, svg';

  const translate = (text: Text) => {
    const { data, parentElement } = text;
    if (data.trim() === '' || data.endsWith(SIGN)) return;
    if (parentElement === null || parentElement.closest(LEFT_ALONE) !== null) return;
    if (parentElement.localName === 'font') {
      text.data += SIGN;
      return;
    }
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    if (kind === 'moves the text') text.data += SIGN;
    inner.append(kind === 'moves the text' ? text : data + SIGN);
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
