import { describe, expect, test } from 'vitest';
import { mobilesIn } from './mobilesIn';
import { mayBeSplit, personsIn } from './personsIn';

/** Cells with the persons found: `name=mobile`, separated by `;`. */
const CELLS: readonly (readonly [cell: string, persons: string])[] = [
  ['Ramesh 9415012345, Sunita 9839012346', 'Ramesh=9415012345; Sunita=9839012346'],
  ['Ramesh 9415012345 Sunita 9839012346', 'Ramesh=9415012345; Sunita=9839012346'],
  ['Ramesh-9415012345,Sunita-9839012346', 'Ramesh=9415012345; Sunita=9839012346'],
  ['Ramesh (9415012345), Sunita (9839012346)', 'Ramesh=9415012345; Sunita=9839012346'],
  ['Ramesh: 9415012345; Sunita: 9839012346', 'Ramesh=9415012345; Sunita=9839012346'],
  ['1. रमेश (9415012345) 2. सुनीता', 'रमेश=9415012345; सुनीता='],
  ['1. रमेश (९४१५०१२३४५) 2. सुनीता (९८३९०१२३४६)', 'रमेश=9415012345; सुनीता=9839012346'],
  ['१. रमेश २. सुनीता', 'रमेश=; सुनीता='],
  ['(1) Ramesh (2) Sunita (3) Mohan', 'Ramesh=; Sunita=; Mohan='],
  ['1) Ramesh Gupta 2) Sunita Gupta', 'Ramesh Gupta=; Sunita Gupta='],
  ['1- Ramesh, 2- Sunita', 'Ramesh=; Sunita='],
  ['Ramesh and Sunita', 'Ramesh=; Sunita='],
  ['Ramesh Gupta, Sunita Gupta', 'Ramesh Gupta=; Sunita Gupta='],
  ['Ramesh / Sunita-98390 12346', 'Ramesh=; Sunita=9839012346'],
  ['रमेश एवं सुनीता', 'रमेश=; सुनीता='],
  ['रमेश व सुनीता', 'रमेश=; सुनीता='],
  ['रमेश तथा सुनीता देवी', 'रमेश=; सुनीता देवी='],
  ['Ramesh aur Sunita', 'Ramesh=; Sunita='],
  ['Ramesh\nSunita', 'Ramesh=; Sunita='],
  ['Ramesh 9415012345\r\nSunita 9839012346', 'Ramesh=9415012345; Sunita=9839012346'],
  ['Ramesh\n9415012345\nSunita\n9839012346', 'Ramesh=9415012345; Sunita=9839012346'],
  ['Ramesh, 9415012345, Sunita, 9839012346', 'Ramesh=9415012345; Sunita=9839012346'],
  ['9415012345 Ramesh, 9839012346 Sunita', 'Ramesh=9415012345; Sunita=9839012346'],
  ['9415012345 - Ramesh', 'Ramesh=9415012345'],
  ['Ramesh +91-94150-12345', 'Ramesh=9415012345'],
  ['Ramesh 919415012345', 'Ramesh=9415012345'],
  ['Ramesh 9198765432', 'Ramesh=9198765432'],
  ['Ramesh 941 501 2345', 'Ramesh=9415012345'],
  ['रमेश ९४१५० १२३४५', 'रमेश=9415012345'],
  ['रमेश मो० ९४१५०१२३४५', 'रमेश=9415012345'],
  ['मो० अंसारी मो० ९४१५०१२३४५', 'मो० अंसारी=9415012345'],
  ['Ramesh (Mob. 9415012345)', 'Ramesh=9415012345'],
  ['Ramesh Mob. No.: 9415012345, Sunita Ph. 9839012346.', 'Ramesh=9415012345; Sunita=9839012346'],
  ['Ramesh [9415012345]', 'Ramesh=9415012345'],
  ['Mr. R.K. Gupta 9415012345', 'Mr. R.K. Gupta=9415012345'],
  ['Ramesh Gupta (Prop.) 9415012345, Sunita (Partner)', 'Ramesh Gupta (Prop.)=9415012345; Sunita (Partner)='],
  ['Ramesh S/o Mohan 9415012345', 'Ramesh S/o Mohan=9415012345'],
  ["D'Souza 9415012345 & Abdul-Rahman 9839012346", "D'Souza=9415012345; Abdul-Rahman=9839012346"],
  ['श्री रमेश गुप्ता, श्रीमती सुनीता गुप्ता', 'श्री रमेश गुप्ता=; श्रीमती सुनीता गुप्ता='],
  ['Gupta 9415012345', 'Gupta=9415012345'],
  ['Anand, Vandana, Sandeep, Anil, Evan', 'Anand=; Vandana=; Sandeep=; Anil=; Evan='],
]; // oxfmt-ignore

/** Cells that stay whole. */
const LEFT: readonly (readonly [why: string, cell: string])[] = [
  ['nothing', ''],
  ['blanks', '  \n '],
  ['a separator', ' , / '],
  ['one person without a number', 'Ramesh Gupta'],
  ['one person without a number, counted', '1. Ramesh'],
  ['a number without a person', '9415012345'],
  ['two numbers without a person', '9415012345, 9839012346'],
  ['a number too many', 'Ramesh 9415012345, 9839012346'],
  ['a number too many, without a separator', 'Ramesh 9415012345 9839012346'],
  ['a number between two names', 'Ramesh 9415012345 Sunita'],
  ['numbers after all names', 'Ramesh / Sunita - 9415012345 / 9839012346'],
  ['a number that is too short', 'Ramesh 941501234, Sunita 9839012346'],
  ['a number that is too long', 'Ramesh 94150123456'],
  ['two numbers in one', 'Ramesh 94150123459839012346'],
  ['a landline', 'Ramesh 0542-2400001'],
  ['digits in a name', 'Ramesh2 & Sunita'],
  ['a character that means nothing here', 'Ramesh* 9415012345'],
  ['an e-mail address', 'Ramesh a@b.example, Sunita 9839012346'],
  ['a bracket that never closes', 'Ramesh (9415012345, Sunita'],
  ['a bracket that never opened', 'Ramesh 9415012345), Sunita)'],
  ['a hyphen between two names', 'Ramesh - Sunita'],
  ['a list that does not count from 1', '2. Ramesh 4. Sunita'],
  ['a firm', 'Gupta & Sons'],
  ['a firm with a number', 'Kashi Silk House 9415012345'],
  ['a firm in Hindi', 'गुप्ता एवं काशी सिल्क'],
  ['M/s', 'M/s Ramesh Gupta'],
  ['half of a name', 'Gupta, Ramesh'],
  ['half of a name in front', 'Mr & Mrs Gupta'],
  ['a part of an address', 'Ramesh, Chowk'],
  ['a whole address', 'K 1/2, Chowk, Varanasi'],
  ['a name and a town', 'Ramesh Gupta, Varanasi'],
  ['a name and others', 'Ramesh Gupta & Family'],
  ['words of which none is a known name', 'Red, Green'],
  ['roles', 'Owner, Manager'],
  ['nobody', 'N/A'],
  ['nobody in words', 'No / Not known'],
  ['initials', 'R, S'],
  ['a sentence', 'please ask the manager of the shop next door, or his brother'],
  ['a sentence before a number', 'ask for Ramesh at his uncle 9415012345'],
  ['six persons', 'Anand, Vandana, Sandeep, Anil, Evan, Mohan'],
]; // oxfmt-ignore

describe('the persons of a cell', () => {
  test.each(CELLS)('"%s" holds %s', (cell, persons) => {
    const told = personsIn(cell)?.map(({ name, mobile }) => `${name}=${mobile}`);
    expect(told?.join('; ')).toBe(persons);
  });

  test.each(LEFT)('%s stays as it is: "%s"', (_, cell) => {
    expect(personsIn(cell)).toBeNull();
  });

  test('every letter and digit of a cell that is split is still there', () => {
    for (const [cell] of CELLS) {
      const left = (personsIn(cell) ?? []).reduce((rest, { name }) => rest.replace(name, ''), cell);
      const led = /Mob|No|Ph|मो०|and|aur|एवं|तथा|व/g;
      expect(left.replace(led, '')).toMatch(/^[\d\u0966-\u096F\s.,;:/&+()[\]-]*$/);
    }
  });
});

describe('the two mobiles of a cell', () => {
  test.each([
    ['9415012345/9839012346'],
    ['9415012345, 9839012346'],
    ['94150 12345 & 98390-12346'],
    ['+91 9415012345\n+91 9839012346'],
    ['९४१५०१२३४५ / ९८३९०१२३४६'],
    ['Mob. 9415012345, Ph. 9839012346'],
    ['9415012345 (9839012346)'],
    ['1) 9415012345 2) 9839012346'],
    ['9415012345 9839012346'],
  ])('"%s"', (cell) => {
    expect(mobilesIn(cell)).toEqual(['9415012345', '9839012346']);
  });

  test.each([
    ['9415012345'],
    ['9415012345, 46'],
    ['9415012345/9839012346/9839012347'],
    ['94150123459839012346'],
    ['9415012345 Ramesh, 9839012346'],
    ['9415012345, 0542-2400001'],
    ['not known'],
    [''],
  ])('"%s" stays whole', (cell) => {
    expect(mobilesIn(cell)).toBeNull();
  });
});

describe('a column is worth an offer to split it', () => {
  const both = 'Ramesh 9415012345, Sunita 9839012346';
  const column = (split: number, whole: number) => [
    ...Array.from({ length: split }, () => both),
    ...Array.from({ length: whole }, () => 'Ramesh Gupta'),
    '',
    ' ',
  ];

  test('from two cells and a fifth of the filled ones on', () => {
    expect(mayBeSplit(column(2, 8))).toBe(true);
    expect(mayBeSplit(column(2, 9))).toBe(false);
    expect(mayBeSplit(column(1, 0))).toBe(false);
    expect(mayBeSplit([])).toBe(false);
  });

  test('by its two mobiles as well', () => {
    const mobiles = ['9415012345/9839012346', '9415012345 9839012346', '9415012345'];
    expect(mayBeSplit(mobiles, mobilesIn)).toBe(true);
    expect(mayBeSplit(mobiles)).toBe(false);
  });
});
