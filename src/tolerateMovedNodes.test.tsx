import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { tolerateMovedNodes } from './tolerateMovedNodes';
import { translatePage } from './test/translator';
import { typeInto } from './test/typeInto';

const untouched = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(tolerateMovedNodes);

// The bare text below is meant.
afterEach(() => void vi.spyOn(document, 'createTextNode').mockClear());

afterAll(() => {
  const { removeChild, insertBefore } = untouched;
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

/** As nothing in the portal is: a bare text beside a sign that comes and goes, which React holds as a node of its own. */
function Fragile() {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => setBusy(!busy)}>
        {busy && <i>…</i>}
        Save
      </button>
      <p>
        {busy && 'Saving'}
        {!busy && <b>Nothing to save</b>}
      </p>
    </>
  );
}

const button = () => screen.getByRole('button');
const press = () => fireEvent.click(button());

function show(): void {
  render(<Fragile />);
  typeInto('Name', TYPED);
}

/** The page goes on: what the button says, and what was typed. */
const seen = () => [button().textContent, screen.getByLabelText<HTMLInputElement>('Name').value];

const TYPED = 'Rashid';

describe.each(['moves the text', 'replaces the text'] as const)('a translator that %s', (kind) => {
  test('before, and again and again', async () => {
    show();
    const stop = translatePage(kind);
    for (const busy of [true, false, true, false]) {
      press();
      await Promise.resolve();
      expect(seen()).toEqual([expect.stringContaining(busy ? '…' : 'Save'), TYPED]);
    }
    stop();
  });

  test('while something runs', () => {
    show();
    press();
    translatePage(kind)();
    press();
    expect(seen()).toEqual([expect.stringContaining('Save'), TYPED]);
    expect(screen.getByText('Nothing to save')).toBeVisible();
  });
});

test('an element that an extension wrapped is taken out with what was wrapped around it', () => {
  show();
  press();
  const sign = screen.getByText('…');
  const wrapper = document.createElement('mark');
  sign.replaceWith(wrapper);
  wrapper.append(sign);
  press();
  expect(seen()).toEqual([expect.stringContaining('Save'), TYPED]);
  expect(button().innerHTML).toBe('Save');
  press();
  expect(button().innerHTML).toBe('<i>…</i>Save');
});

test('an element that an extension took away is not missed, and comes again', () => {
  show();
  press();
  screen.getByText('…').remove();
  press();
  press();
  expect(button().innerHTML).toBe('<i>…</i>Save');
});

test('a page that nobody changed is drawn as ever', () => {
  const list = document.createElement('ul');
  const [first, second, third] = ['a', 'b', 'c'].map((name) => {
    const item = document.createElement('li');
    item.textContent = name;
    return item;
  });
  if (first === undefined || second === undefined || third === undefined) return;
  list.append(document.createTextNode(''), third);
  expect(list.insertBefore(first, third)).toBe(first);
  expect(list.insertBefore(second, third)).toBe(second);
  expect(list).toHaveTextContent('abc');
  expect(list.insertBefore(first, null)).toBe(first);
  expect(list).toHaveTextContent('bca');
  expect(list.removeChild(third)).toBe(third);
  expect(list).toHaveTextContent('ba');
});
