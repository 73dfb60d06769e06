import { afterEach, expect, test } from 'vitest';
import { avoidPointer } from './avoidPointer';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** jsdom has no layout, so the test sets the place of each element. */
function place(element: HTMLElement, { left, top, width, height }: Box): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

function dialogInTheMiddle(): HTMLElement {
  const dialog = document.createElement('dialog');
  place(dialog, { left: 20, top: 290, width: 320, height: 160 });
  for (const left of [160, 250]) {
    const button = dialog.appendChild(document.createElement('button'));
    place(button, { left, top: 390, width: 80, height: 40 });
  }
  window.innerHeight = 740;
  return dialog;
}

const before = window.innerHeight;
afterEach(() => {
  window.innerHeight = before;
});

test.each<[string, { x: number; y: number } | null, string]>([
  ['no finger', null, ''],
  ['a finger elsewhere', { x: 60, y: 200 }, ''],
  ['a finger on the upper half of a button: the dialog goes down', { x: 280, y: 395 }, '0 29px'],
  ['a finger on the lower half of a button: the dialog goes up', { x: 280, y: 425 }, '0 -29px'],
  ['a finger between the buttons', { x: 245, y: 409 }, '0 43px'],
])('%s', (_, press, translate) => {
  const dialog = dialogInTheMiddle();
  avoidPointer(dialog, press);
  expect(dialog.style.translate).toBe(translate);
});

test('a hidden button is never under a finger', () => {
  const dialog = dialogInTheMiddle();
  place(dialog.appendChild(document.createElement('button')), {
    left: 0,
    top: 0,
    width: 0,
    height: 0,
  });
  avoidPointer(dialog, { x: 0, y: 0 });
  expect(dialog.style.translate).toBe('');
});

test('the dialog stays in the window', () => {
  const dialog = dialogInTheMiddle();
  window.innerHeight = 455;
  avoidPointer(dialog, { x: 280, y: 395 });
  // Below there is no room.
  expect(dialog.style.translate).toBe('0 -59px');
});
