import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './focus';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = `
    <h1 tabindex="-1">Members</h1>
    <button id="refresh">Refresh</button>
    <table><tbody>
      <tr data-record="1"><td><button id="name1">One</button></td><td><a href="#e1">Edit</a><button id="delete1">Delete</button></td></tr>
      <tr data-record="2"><td><button id="name2">Two</button><button>Send</button></td><td><a href="#e2" id="edit2">Edit</a><button id="delete2">Delete</button></td></tr>
    </tbody></table>
    <dialog><h2 tabindex="-1">Question</h2><button id="cancel">Cancel</button></dialog>`;
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

/** Focuses the first element, changes the page, and returns what has the focus then. */
async function focusAfter(selector: string, change: (focused: HTMLElement) => void) {
  const focused = part(selector);
  focused.focus();
  change(focused);
  // A mutation observer is called in a microtask.
  await Promise.resolve();
  return document.activeElement;
}

const row = (selector: string) => part(selector).closest('tr');

test('a removed row gives the focus to the same action of the next row, and the last one to the heading', async () => {
  expect(await focusAfter('#delete1', () => row('#delete1')?.remove())).toBe(part('#delete2'));
  expect(await focusAfter('#delete2', () => row('#delete2')?.remove())).toBe(part('h1'));
});

test('the same action is found in a row with more buttons', async () => {
  expect(await focusAfter('[href="#e1"]', () => row('#delete1')?.remove())).toBe(part('#edit2'));
});

test('a button that disappears from its row, or is disabled, gives it to the name in this row', async () => {
  expect(await focusAfter('#delete1', (button) => button.remove())).toBe(part('#name1'));
  expect(await focusAfter('#delete2', (button) => button.setAttribute('disabled', ''))).toBe(
    part('#name2'),
  );
});

test('elsewhere it goes to the heading of the dialog, or of the page', async () => {
  part('dialog').toggleAttribute('open', true);
  expect(await focusAfter('#cancel', (button) => button.remove())).toBe(part('h2'));
  expect(await focusAfter('#refresh', (button) => button.remove())).toBe(part('h1'));
});

test('what was focused meanwhile keeps the focus', async () => {
  const change = (button: HTMLElement) => {
    button.remove();
    part('#name2').focus();
  };
  expect(await focusAfter('#delete1', change)).toBe(part('#name2'));
});
