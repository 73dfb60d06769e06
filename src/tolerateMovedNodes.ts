/**
 * Keeps a screen alive where something else changes the page. A browser that translates, or an extension, wraps, replaces or takes
 * away what React has drawn. React would throw on it in the middle of its work, and the screen with everything typed would be gone.
 * So a node is taken out wherever it stands now, and a neighbour that is gone counts as none. Called before React starts.
 */
export function tolerateMovedNodes(): void {
  Object.assign(Node.prototype, { removeChild, insertBefore });
}

function removeChild<Child extends Node>(this: Node, child: Child): Child {
  let around = child.parentNode;
  remove(child);
  // What was wrapped around it alone goes with it.
  while (around !== null && around !== this && this.contains(around) && !around.hasChildNodes()) {
    const wrapper: Node = around;
    around = wrapper.parentNode;
    remove(wrapper);
  }
  return child;
}

function insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
  // The neighbour, or what was wrapped around it.
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
