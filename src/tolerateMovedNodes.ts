/**
 * Keeps a screen working after something else has changed the page: a translating browser or an extension wraps, replaces or
 * removes what React has rendered. React would throw in the middle of an update, and the screen with everything typed would be
 * lost. So a node is removed from wherever it is now, and a missing neighbour counts as none. Call it before React starts.
 */
export function tolerateMovedNodes(): void {
  Object.assign(Node.prototype, { removeChild, insertBefore });
}

function removeChild<Child extends Node>(this: Node, child: Child): Child {
  let around = child.parentNode;
  remove(child);
  // An element that was wrapped around this node alone is removed with it.
  while (around !== null && around !== this && this.contains(around) && !around.hasChildNodes()) {
    const wrapper: Node = around;
    around = wrapper.parentNode;
    remove(wrapper);
  }
  return child;
}

function insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
  // The neighbour, or the element that was wrapped around it.
  let place = next;
  while (place && place.parentNode !== this) place = place.parentNode;
  if (isChildNode(place)) place.before(child);
  else this.appendChild(child);
  return child;
}

function remove(node: Node): void {
  if (isChildNode(node)) node.remove();
}

const isChildNode = (node: Node | null): node is Element | CharacterData =>
  node instanceof Element || node instanceof CharacterData;
