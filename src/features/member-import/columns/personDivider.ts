import { MAX_REPRESENTATIVES } from '../../../domain/representatives';
import type { Divider } from '../../../spreadsheet/rows/ColumnMapping';
import { placeOfColumn } from '../templateColumns';
import { personsIn } from './personsIn';

const NUMBERS = Array.from({ length: MAX_REPRESENTATIVES }, (_, place) => place + 1);
const NAMES = NUMBERS.map((number) => placeOfColumn(`rep_name_${number}`));
const MOBILES = NUMBERS.map((number) => placeOfColumn(`rep_mobile_${number}`));

/** Splits a cell with several people into representatives, each with a name and a mobile. */
export const personDivider: Divider = {
  columns: [...NAMES, ...MOBILES],
  divide: (cell) => {
    const persons = personsIn(cell);
    if (persons === null) return null;
    return new Map(
      NAMES.flatMap((column, place): [number, string][] => [
        [column, persons[place]?.name ?? ''],
        [MOBILES[place] ?? -1, persons[place]?.mobile ?? ''],
      ]),
    );
  },
};
