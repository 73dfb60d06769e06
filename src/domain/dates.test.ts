import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from './dates';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a date from the service', () => {
  test.each([
    '2025-04-11',
    '11-04-2025',
    '11/04/2025',
    ' 2025-04-11 ',
    '2025-04-11 18:30:00',
    '2025-04-11T00:00:00.000000Z',
    '2025-04-11T23:59:59+05:30',
    // Midnight of the 11th in India: Laravel sends dates as instants in UTC.
    '2025-04-10T18:30:00.000000Z',
    '2025-04-10 18:30:00+00:00',
    '2025-04-11T18:29:59.999Z',
    '2025-04-10T20:00:00-0430',
  ])('%j shows as 11-04-2025', (text) => {
    expect(formatDate(text)).toBe('11-04-2025');
  });

  test.each([
    '',
    'null',
    '0000-00-00',
    '2025-02-30',
    '2025-13-01',
    '2025-4-1',
    '25-04-11',
    '11.04.2025',
    '2025-04-11x',
    '2025-02-30T10:00:00Z',
  ])('%j is no date and shows as -', (text) => {
    expect(formatDate(text)).toBe('-');
  });

  test('a leap day is a date in leap years only', () => {
    expect(formatDate('2024-02-29')).toBe('29-02-2024');
    expect(formatDate('2025-02-29')).toBe('-');
  });
});

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'America/Sao_Paulo'])(
  'in the time zone %s',
  (zone) => {
    test('no date changes its day', () => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(
        zone === 'Asia/Kolkata' ? 'Asia/Calcutta' : zone,
      );
      const day = fc.date({
        min: new Date('1950-01-01T00:00:00Z'),
        max: new Date('2099-12-31T00:00:00Z'),
        noInvalidDate: true,
      });
      fc.assert(
        fc.property(day, (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, number] = iso.split('-');
          expect(formatDate(iso)).toBe(`${number}-${month}-${year}`);
          expect(formatDate(`${iso} 00:00:00`)).toBe(`${number}-${month}-${year}`);
        }),
      );
    });
  },
);
