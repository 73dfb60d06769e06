/**
 * The texts among these nodes that React holds as nodes of their own, each with the way to it. React does so with a text that has a
 * sibling, is in a list, or is all that a component returns. A translator puts another node in its place: React then fails,
 * or writes into a node that nobody sees. The only string within an element is no such text, and blanks are left alone.
 */
export function looseTextNodes(nodes: readonly Node[]): readonly string[] {
  const found = nodes.flatMap((node) =>
    isHeld(node) &&
    node.nodeValue?.trim() !== '' &&
    !(node.parentNode instanceof HTMLOptionElement) &&
    !isUnseen(node.parentElement)
      ? [`${wayTo(node.parentElement)} "${node.nodeValue}"`]
      : [],
  );
  return [...new Set(found)];
}

/** antd's Select says its value to a screen reader in a text that no translator shows; it goes with its element. */
const isUnseen = (element: Element | null): boolean =>
  element instanceof HTMLElement && element.style.opacity === '0';

const isHeld = (node: Node): boolean =>
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

function wayTo(element: Element | null): string {
  if (element === null || element === document.body) return '';
  const { id, className } = element;
  const name = id !== '' ? `#${id}` : typeof className === 'string' ? `.${className}` : '';
  return `${wayTo(element.parentElement)} > ${element.localName}${name === '.' ? '' : name.replaceAll(' ', '.')}`;
}
