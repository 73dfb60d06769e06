import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { BASE_PATH } from '../../config/paths';
import { smallOffice } from '../calls/smallOffice';
import { showPortal } from '../showPortal';
import { stopClock } from '../stoppedClock';
import { expectStill } from './onScreen';
import { answersWith, recordFaults } from './recordFaults';

stopClock();

/** Answers that no screen shows are forgotten after a minute. */
const FORGOTTEN_MS = 61_000;

/** The screens of one record: as whom, what says that this answer has arrived and no other, and what it shows of it. */
const screens = [
  {
    as: 'member',
    path: '/profile_edit',
    arrived: (area: string) => screen.findByText(area),
    shows: ['date'],
  },
  {
    as: 'member',
    path: '/membership',
    arrived: (area: string) => screen.findByText(`Silks of ${area}`),
    shows: [],
  },
  {
    as: 'member',
    path: '/receipt',
    arrived: (area: string) => screen.findByText(`Receipt of ${area}`),
    shows: ['date', 'amount'],
  },
  ...['/member-edit/101', '/new-member-view/3006'].map((path) => ({
    as: 'admin' as const,
    path,
    arrived: (area: string) => screen.findByDisplayValue(area),
    shows: [],
  })),
] as const;

/** The office sees neither dates nor amounts. */
const shownToOffice = recordFaults.filter((faults) =>
  faults.some(({ change }) => !('payment_date' in change) && !('membership_fee' in change)),
);

describe.each([
  ['member', recordFaults],
  ['admin', shownToOffice],
] as const)('the records that the %s sees, as they should not be', (person, met) => {
  test.each(screens.filter(({ as }) => as === person))(
    '$path',
    async ({ path, arrived, shows }) => {
      let answers: Readonly<Record<string, object>> = {};
      const { router } = showPortal('/payment/failed', person, {
        world: smallOffice,
        troubles: Object.keys(answersWith([], '')).map((call) =>
          http.get(`*${call}`, () => HttpResponse.json(answers[call])),
        ),
      });
      for (const [index, faults] of met.entries()) {
        const area = `Assi ${index} of the ${person}`;
        answers = answersWith(faults, area);
        await act(() => router.navigate(path));
        await arrived(area);
        for (const fault of faults)
          for (const text of shows.map((part) => fault[part]).filter((part) => part !== undefined))
            expect(screen.getAllByText(text)).not.toEqual([]);
        expect(screen.queryByText(/failed|could not/i)).not.toBeInTheDocument();
        await expectStill();
        await act(() => router.navigate('/payment/failed'));
        await waitFor(() =>
          expect(router.state.location.pathname).toBe(`${BASE_PATH}/payment/failed`),
        );
        await act(() => vi.advanceTimersByTimeAsync(FORGOTTEN_MS));
      }
    },
  );
});
