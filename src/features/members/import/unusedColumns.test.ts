import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../../spreadsheet/table/headings';
import { unusedColumns } from './recogniseColumns';

const column = (heading: string, ...samples: readonly string[]) => ({
  heading,
  samples,
  isFilled: samples.length > 0,
});

/** The places of the columns that are used for nothing. */
const unusedPlaces = (columns: readonly ReturnType<typeof column>[], mapping: Mapping) =>
  unusedColumns(
    columns.map((one, place) => ({ ...one, place })),
    mapping,
  ).map(({ place }) => place);

describe('filled columns that are used for nothing', () => {
  test.each([
    'Sr. No.',
    'S.N.',
    'SNo',
    'S No',
    'Sl. No',
    'Serial No.',
    'No.',
    '#',
    'क्र.',
    'क्र.सं.',
    'क्र०सं०',
    'क्रमांक',
    'क्रम संख्या',
    'अनुक्रमांक',
    'Kram Sankhya',
  ])('are not named where they only count the rows, as under "%s"', (heading) => {
    expect(unusedPlaces([column(heading, '1', '2', '3')], new Map())).toEqual([]);
    expect(unusedPlaces([column(heading, '१', '२')], new Map())).toEqual([]);
    // It could be the membership number.
    expect(unusedPlaces([column(heading, '1', '2', '7')], new Map())).toEqual([0]);
    expect(unusedPlaces([column(heading, '101', '102', '103')], new Map())).toEqual([0]);
    expect(unusedPlaces([column(heading, 'BV/1', 'BV/2')], new Map())).toEqual([0]);
  });

  test.each(['', ' ', 'का', 'Ward', 'Member', 'Ward No.', 'Loom No'])(
    'are named under "%s", whatever they have',
    (heading) => {
      expect(unusedPlaces([column(heading, '1', '2', '3')], new Map())).toEqual([0]);
    },
  );
});
