/** The ways in which people press again while the first call runs, in the order of the printed table. */
export const wayNames = [
  'two clicks in one tick',
  'a double click',
  'Enter and a click',
  'a held key',
  'after a sort',
  'after search and clear',
  'next page and back',
  'another language',
  'other colours',
  'Back and Forward',
  'left and come back',
  'a second form',
  'two tabs',
] as const;

export type WayName = (typeof wayNames)[number];
