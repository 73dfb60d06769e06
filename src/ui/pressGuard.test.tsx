import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardPresses, isTouchUser } from './pressGuard';

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

interface Where {
  readonly x?: number;
  readonly button?: number;
  readonly pointerType?: string;
}

function down(target: Element, { x = 5, button = 0, pointerType = 'mouse' }: Where = {}): void {
  const event = new MouseEvent('pointerdown', { bubbles: true, clientX: x, clientY: 5, button });
  target.dispatchEvent(Object.assign(event, { pointerType }));
}

function up(target: Element, at = performance.now()): void {
  const event = new MouseEvent('pointerup', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
}

function click(target: Element, detail = 1): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  target.dispatchEvent(event);
  return event;
}

/** A press of the mouse, from the element where it begins to the one where it ends. */
function press(start: string, ended = start, detail = 1): MouseEvent {
  down(part(start));
  return click(part(ended), detail);
}

function release(name: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true }));
}

/** Presses a key; returns true if its default action follows. */
function key(target: Element, name: string, repeat: boolean): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, cancelable: true }),
  );
}

/** Presses with the controls that act. */
const presses: readonly [name: string, person: () => void, acted: readonly string[]][] = [
  [
    'a press on a control, then on a part of it',
    () => {
      press('one');
      down(part('one').firstElementChild ?? document.body);
      click(part('one'));
    },
    ['one', 'one'],
  ],
  ['a press that ends on another button', () => press('one', 'other'), []],
  ['a press that ends on a link', () => press('one', 'link'), []],
  [
    'a press that ends on a button, and start outside every control',
    () => press('form', 'other'),
    [],
  ],
  [
    'Next, as fast as one likes',
    () => [1, 2, 3].forEach((detail) => press('one', 'one', detail)),
    ['one', 'one', 'one'],
  ],
  [
    'a click of a key or a script, which needs no pointer',
    () => press('one', 'other', 0),
    ['other'],
  ],
  [
    'Enter in a field, which presses the button of its form',
    () => {
      press('line');
      key(part('line'), 'Enter', false);
      click(part('one'), 1);
    },
    ['one'],
  ],
];

test.each(presses)('%s', (_, person, expected) => {
  person();
  expect(acted).toEqual(expected);
});

test('the second half of a double click reaches the control of the first, unless its press starts something', () => {
  press('one');
  press('other', 'other', 2);
  expect(acted).toEqual(['one']);
  press('one', 'one', 2);
  expect(acted).toEqual(['one', 'one']);
  part('other').setAttribute('aria-busy', 'false');
  press('other');
  press('other', 'other', 2);
  expect(acted).toEqual(['one', 'one', 'other']);
});

test.each<[by: string, person: () => void]>([
  ['the mouse', () => press('one')],
  ['a key', () => [key(part('one'), 'Enter', false), click(part('one'), 0)]],
  ['Enter in a field', () => [key(part('line'), 'Enter', false), click(part('one'), 0)]],
  ['assistive technology', () => click(part('one'), 1)],
  ['a script', () => part('one').click()],
])('a busy control ignores a press by %s, and keeps the focus', (_, person) => {
  part('one').setAttribute('aria-busy', 'true');
  part('one').focus();
  person();
  expect(acted).toEqual([]);
  expect(part('one')).toHaveFocus();
  part('one').setAttribute('aria-busy', 'false');
  release('Enter');
  press('one');
  expect(acted).toEqual(['one']);
});

test('two quick clicks far from each other are no double click, however the browser counts', () => {
  press('one');
  down(part('other'), { x: 300 });
  part('other').setAttribute('aria-busy', 'false');
  click(part('other'), 2);
  expect(acted).toEqual(['one', 'other']);
});

test.each([
  ['Enter', 1],
  ['Enter', 0],
  ['Enter', 2],
  [' ', 1],
])('%j presses the focused control after the mouse was used, with detail %d', (name, detail) => {
  press('form');
  press('one');
  key(part('link'), name, false);
  part('link').setAttribute('aria-busy', 'false');
  click(part('link'), detail);
  expect(acted).toEqual(['one', 'link']);
});

test('a key that is still down presses only the control that had the focus when it went down', () => {
  key(part('one'), 'Enter', false);
  click(part('other'), 1);
  expect(acted).toEqual([]);
  release('Shift');
  click(part('other'), 1);
  expect(acted).toEqual([]);
  release('Enter');
  click(part('other'), 1);
  expect(acted).toEqual(['other']);
});

test('a key that was released in another window blocks nothing', () => {
  key(part('one'), 'Enter', false);
  window.dispatchEvent(new Event('blur'));
  click(part('other'), 1);
  expect(acted).toEqual(['other']);
});

/** Presses by a screen reader, voice control or a browser's key: a click, perhaps with keys of its own around it. */
const withoutPress: readonly [name: string, before: () => void][] = [
  ['after a press of the mouse', () => click(part('one'))],
  ['after a press of the other mouse button', () => down(part('one'), { button: 2 })],
  [
    'after a swipe',
    () => part('one').dispatchEvent(new MouseEvent('pointercancel', { bubbles: true })),
  ],
  ['long after a press that ended in no click', () => up(part('one'), performance.now() - 2_000)],
  [
    'with Control and Alt down',
    () => {
      click(part('one'));
      key(part('one'), 'Alt', false);
    },
  ],
];

test.each(withoutPress)('a click of assistive technology acts %s', (_, before) => {
  down(part('one'));
  before();
  acted = [];
  click(part('other'), 1);
  expect(acted).toEqual(['other']);
});

test.each([
  ['mouse', false],
  ['pen', false],
  ['touch', true],
])('a person who pressed with %s uses touch: %s', (pointerType, isTouch) => {
  down(part('one'), { pointerType });
  key(part('line'), 'a', false);
  expect(isTouchUser()).toBe(isTouch);
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
