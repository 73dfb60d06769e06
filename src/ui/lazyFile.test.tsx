import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyFile } from './lazyFile';

const Screen = ({ firm }: { readonly firm: string }) => <p>{`The screen of ${firm}`}</p>;
const THERE = { default: Screen };

/** Shows it anew, as a person who comes to its route; the fault page stands for what is thrown. */
function open(screenOf: ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element: screenOf, errorElement: <p>It did not arrive</p> },
  ]);
  return render(<RouterProvider router={router} />);
}

/** A file on its way. */
function onItsWay() {
  let ending: ((end: 'comes' | 'fails') => void) | undefined;
  const file = new Promise<typeof THERE>((resolve, reject) => {
    ending = (end) => (end === 'comes' ? resolve(THERE) : reject(new Error('gone')));
  });
  const load = vi.fn<() => Promise<typeof THERE>>(() => file);
  return {
    load,
    come: () => act(async () => ending?.('comes')),
    fail: () => act(async () => ending?.('fails')),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  // React and the router report what was thrown: expected here.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

test('a file is waited for with a line, and shown when it comes', async () => {
  const { load, come } = onItsWay();
  const File = lazyFile(load);
  open(<File firm="Ansari Silks" />);
  expect(screen.getByText('Loading...')).toBeVisible();
  await come();
  expect(screen.getByText('The screen of Ansari Silks')).toBeVisible();
});

test('a file that was fetched before is shown without a line', async () => {
  const { load, come } = onItsWay();
  const File = lazyFile(load);
  File.fetch();
  expect(File.isThere()).toBe(false);
  await come();
  expect(File.isThere()).toBe(true);
  open(<File firm="Ansari Silks" />);
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(screen.getByText('The screen of Ansari Silks')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a file that failed is not asked for again by whoever comes back', async () => {
  const { load, fail } = onItsWay();
  const File = lazyFile(load);
  const first = open(<File firm="Ansari Silks" />);
  await fail();
  expect(screen.getByText('It did not arrive')).toBeVisible();
  first.unmount();
  open(<File firm="Ansari Silks" />);
  expect(screen.getByText('It did not arrive')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a file that came too late is there for whoever comes back', async () => {
  const { load, come } = onItsWay();
  const File = lazyFile(load);
  const first = open(<File firm="Ansari Silks" />);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByText('It did not arrive')).toBeVisible();
  first.unmount();
  await come();
  open(<File firm="Ansari Silks" />);
  expect(screen.getByText('The screen of Ansari Silks')).toBeVisible();
});

test('a file whose fetching failed is asked for once more when it is shown', async () => {
  const load = vi
    .fn<() => Promise<typeof THERE>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(THERE);
  const File = lazyFile(load);
  await act(async () => File.fetch());
  open(<File firm="Ansari Silks" />);
  await act(async () => Promise.resolve());
  expect(screen.getByText('The screen of Ansari Silks')).toBeVisible();
});
