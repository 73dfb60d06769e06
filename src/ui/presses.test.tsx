import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardPresses } from './presses';

let acted: string[] = [];
let stop = () => {};

beforeEach(() => {
  acted = [];
  document.body.innerHTML =
    '<main><button id="one"><svg></svg></button><button id="other"></button><a id="link" href="#there"></a>' +
    '<form id="form"><input id="line"><textarea id="lines"></textarea></form></main>';
  for (const id of ['one', 'other', 'link'])
    part(id).addEventListener('click', () => acted.push(id));
  stop = guardPresses(document);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no ${id}`);
  return found;
}

function down(target: Element): void {
  target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }));
}

function click(target: Element, detail = 1): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

/** Whether the key does what it usually does. */
function key(target: Element, name: string, repeat: boolean): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }),
  );
}

test('a press acts on the control where it began, and on its parts', () => {
  down(part('one'));
  click(part('one'));
  const icon = part('one').firstElementChild;
  if (icon !== null) {
    down(icon);
    click(part('one'));
  }
  expect(acted).toEqual(['one', 'one']);
});

test.each([
  ['another button', 'one', 'other'],
  ['a link', 'one', 'link'],
  ['a button, from beside every control', 'form', 'other'],
])('a press that ends on %s acts on nothing', (_, began, ended) => {
  down(part(began));
  click(part(ended));
  expect(acted).toEqual([]);
});

test('the second half of a double click is for the control of the first', () => {
  down(part('one'));
  click(part('one'));
  down(part('other'));
  click(part('other'), 2);
  expect(acted).toEqual(['one']);
});

test('Next can be pressed as fast as one likes', () => {
  for (const detail of [1, 2, 3]) {
    down(part('one'));
    click(part('one'), detail);
  }
  expect(acted).toEqual(['one', 'one', 'one']);
});

test('a click of a key or a script needs no pointer', () => {
  down(part('one'));
  click(part('other'), 0);
  expect(acted).toEqual(['other']);
});

test.each<[name: string, target: string, acts: boolean]>([
  ['Enter', 'one', false],
  [' ', 'one', false],
  ['Enter', 'link', false],
  ['Enter', 'line', false],
  [' ', 'line', true],
  ['Enter', 'lines', true],
  ['a', 'one', true],
  ['Tab', 'one', true],
])('%j held down on %s', (name, target, acts) => {
  expect(key(part(target), name, false)).toBe(true);
  expect(key(part(target), name, true)).toBe(acts);
});
