import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFreshRead } from './useFreshRead';

const ended = (requestId: string, data: string) => ({
  data,
  isError: false,
  isSuccess: true,
  isFetching: false,
  requestId,
});
const underWay = (requestId: string) => ({
  isError: false,
  isSuccess: false,
  isFetching: true,
  requestId,
});

/** What the hook sees from one moment to the next, how often it has asked by then, and what it hands out. */
const orders: Record<
  string,
  [
    read: ReturnType<typeof ended | typeof underWay>,
    opening: number,
    asked: number,
    data?: string,
  ][]
> = {
  'a copy that another screen has left': [
    [ended('1', 'old'), 0, 1],
    [underWay('2'), 0, 1],
    [ended('2', 'new'), 0, 1, 'new'],
  ],
  'a read that was on its way when the screen was opened': [
    [underWay('1'), 0, 0],
    [ended('1', 'old'), 0, 1],
    [underWay('2'), 0, 1],
    [ended('2', 'new'), 0, 1, 'new'],
  ],
  'an opening while the read of the last one is on its way': [
    [ended('1', 'old'), 0, 1],
    [underWay('2'), 1, 1],
    [ended('2', 'new'), 1, 2],
    [ended('3', 'newest'), 1, 2, 'newest'],
  ],
  // RTK Query tells of the beginning and the end of a read with the next frame.
  'an opening right after a read that began and ended within one frame': [
    [ended('1', 'old'), 0, 1],
    [ended('2', 'new'), 1, 2],
    [ended('3', 'newest'), 1, 2, 'newest'],
  ],
};

test.each(Object.entries(orders))('%s', (_, moments) => {
  const refetch = vi.fn<() => void>();
  const [first] = moments;
  if (first === undefined) throw new Error('An order has a first moment.');
  const { result, rerender } = renderHook(
    ({ read, opening }) => useFreshRead<string>({ ...read, refetch }, opening),
    { initialProps: { read: first[0], opening: first[1] } },
  );
  for (const [read, opening, asked, data] of moments) {
    rerender({ read, opening });
    expect(refetch).toHaveBeenCalledTimes(asked);
    expect(result.current.data).toBe(data);
  }
});
