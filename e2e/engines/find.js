// Injected into the page by Browser.ts, which calls `find`. It must not import anything.

const kinds = {
  // A busy button takes no press.
  button: 'button:enabled:not([aria-busy=true]), [role=button]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, textarea, select',
  menuitem: '[role^=menuitem]',
  dialog: 'dialog[open], [role=dialog]',
  row: 'tbody tr',
  text: 'p, span, li, td, dd, h1, h2, h3, div',
};

const words = (text) => (text ?? '').replace(/\s+/g, ' ').trim();

function spoken(node) {
  if (!(node instanceof Element)) return node.textContent;
  if (node.getAttribute('aria-hidden') === 'true') return '';
  return [...node.childNodes].map(spoken).join('');
}

const textOf = (id) => document.getElementById(id)?.textContent;

function nameOf(element) {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const others = element.getAttribute('aria-labelledby')?.split(' ').map(textOf);
  const labels = [...(element.labels ?? [])].map((one) => one.textContent);
  return (others ?? (labels.length > 0 ? labels : [spoken(element)])).join(' ');
}

function isSeen(element) {
  // File inputs are used although they are hidden.
  if (element.type === 'file') return true;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

function fits(element, kind, name) {
  if (kind === 'row') return words(element.textContent).includes(name);
  return words(kind === 'text' ? element.textContent : nameOf(element)) === name;
}

/** The first visible element of this kind and name; of a text the innermost element. */
function first({ kind, name }, root) {
  const all = [...root.querySelectorAll(kinds[kind])].filter(
    (element) => fits(element, kind, name) && isSeen(element),
  );
  return (kind === 'text' ? all.at(-1) : all[0]) ?? null;
}

/** `around` is the row or dialog that contains it. */
export function find(query, around) {
  const root = around === null ? document : first(around, document);
  return root === null ? null : first(query, root);
}
