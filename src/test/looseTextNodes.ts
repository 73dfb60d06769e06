/**
 * The text nodes among these that React keeps a reference to, each with its path. React does so if a text has siblings, is in a
 * list, or is all that a component returns. A browser's translator replaces such a node; React then crashes or updates a node
 * that is not shown. The only text of an element is safe, and blanks do not matter.
 */
export function looseTextNodes(nodes: readonly Node[]): readonly string[] {
  const found = nodes.flatMap((node) =>
    isReferenced(node) &&
    node.nodeValue?.trim() !== '' &&
    !(node.parentNode instanceof HTMLOptionElement) &&
    !isUnseen(node.parentElement)
      ? [`${wayTo(node.parentElement)} "${node.nodeValue}"`]
      : [],
  );
  return [...new Set(found)];
}

/** antd's Select has a text for screen readers only, which no translator shows and which is removed with its element. */
const isUnseen = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.style.opacity === '0';

const isReferenced = (node: Node): boolean =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

function wayTo(element: Element | null): string {
  if (element === null || element === document.body) return '';
  const { id, className } = element;
  const name = id !== '' ? `#${id}` : typeof className === 'string' ? `.${className}` : '';
  return `${wayTo(element.parentElement)} > ${element.localName}${name === '.' ? '' : name.replaceAll(' ', '.')}`;
}
