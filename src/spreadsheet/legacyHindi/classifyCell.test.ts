import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import words from '../../test/legacyHindi/words.txt?raw';

import { classifyCell, columnEvidence } from './classifyCell';

/** Cells, written by hand and separated by bars. */
const cells = (...lines: readonly string[]) => lines.flatMap((line) => line.split(' ¦ '));

const LATIN = cells(
  'Kashi Silks (P) Ltd. ¦ M/s. R.K. & Co. ¦ Silk Emporium ¦ Banaras Handloom Works ¦ A to Z Silk ¦ JK Silk ¦ B.K. Brocades',
  'Fancy Sarees ¦ Shakti Vastralaya ¦ Jha & Sons ¦ Ojha Textiles ¦ Pvt. Ltd. ¦ Mfg. & Exporter ¦ Xpress Weaves ¦ PhonePe ¦ McDonald',
  'Mohammad Salim ¦ Iqbal Ahmad Qureshi ¦ Farooq Siddiqui ¦ Ashfaq ¦ Mushtaq Naqvi ¦ Zulfiqar ¦ Smt. Rekha Devi ¦ Dr. A.K. Singh',
  'Shri Vishwanath Tiwari ¦ Baljeet Kaur ¦ Devki Nandkishore ¦ Jyotsna Kshatriya ¦ Bhattacharya ¦ Krishnamurthy ¦ Juhi Chauhan',
  'shri ram ¦ om prakash ¦ abdul hamid ¦ md. salim ¦ mohan gupta ¦ flag ¦ road ¦ silk ¦ saree ¦ powerloom ¦ tanchoi ¦ kinkhwab ¦ yes ¦ no ¦ active',
  'K 1/1, Chowk ¦ D. 53/88-K ¦ CK 54/12 ¦ H.No. 5, Kachhi Bagh ¦ Lanka ¦ Assi ¦ Jhansi ¦ Dashashwamedh ¦ Varanasi-221001 ¦ uttar pradesh',
  'S/o Ram Prasad ¦ W/o Late Sri Ram ¦ c/o Mohan Lal ¦ flat no 4, 2nd floor ¦ opp. sbi bank ¦ Nr. Railway Xing ¦ DLW Road ¦ BHU Gate',
  'mohan.kumar@gmail.com ¦ jk.pk@rediffmail.com ¦ kashi@okhdfcbank ¦ www.kashisilks.com ¦ https://kashi.in/a?b=c ¦ tel: 2400',
  'BV/1 ¦ 9839000001 ¦ +91 98390 00001 ¦ 0542-2400000 ¦ GSTIN 09ABCDE1234F1Z5 ¦ 1.11E+11 ¦ 12/11/2024 ¦ Nov-24 ¦ #REF! ¦ ₹ 500 ¦ - ¦ NA ¦  ¦   ',
  'f47ac10b-58cc-4372-a567-0e02b2c3d479 ¦ <b>bold</b> ¦ {"a":1} ¦ Active;Inactive ¦ 10 mtr ¦ 5°C ¦ ½ kg ¦ Nestlé ¦ Müller & Söhne',
  "Kashi’s ¦ “Kashi” ¦ Shop 4 – Chowk ¦ काशी सिल्क ¦ काशी Silk ¦ राम jkes'oj izlkn ¦ à¤•à¤¾à¤¶à¥€ à¤¸à¤¿à¤²à¥à¤•",
);

const LEGACY = cells(
  "cukjlh oL= Hk.Mkj ¦ dk'kh flYd ¦ flag lkM+h dsUnz ¦ y{eh gS.Mywe m|ksx ¦ Jherh nqxkZ nsoh ¦ eksgEen vgen valkjh",
  "eks0 guhQ ¦ jke yky ¦ fo'oukFk izlkn xqIrk ¦ vCnqy jT+t+kd ¦ lR;sUnz ukFk frokjh ¦ lqjs'k pUnz 'kekZ ¦ cnznsuhu",
  "Mh- 53@88&d] y{kk] okjk.klh ¦ yYykiqjk okjk.klh 221001 ¦ enuiqjk ¦ cM+h ckt+kj ¦ n'kk'oes/k ?kkV ¦ dk;kZy;",
  'izks- fot; dqekj ¦ ih- Mh- lUl ¦ VªsMlZ ¦ baVjizkbtst ¦ ¼jft-½ lfefr ¦ dks"kk/;{k',
);

/** Short, or equally likely in both readings. */
const AMBIGUOUS = cells(
  "tjh ¦ flYd ¦ cqudj ¦ oL= ¦ js'ke ¦ ;kno ¦ izlkn ¦ lsB ¦ 'kadj ¦ eksgEen ¦ gsm ¦ Mfg ¦ Tkt ¦ Ekta ¦ iwue ¦ Ldwy ¦ a=b ¦ xyz",
);

describe('Latin names, addresses, numbers, codes and Unicode are not legacy', () => {
  test.each(LATIN)('"%s"', (cell) => {
    expect(classifyCell(cell)).toBe('no');
  });
});

describe('cells that were typed for an old Hindi font are legacy', () => {
  test.each(LEGACY)('"%s"', (cell) => {
    expect(classifyCell(cell)).toBe('legacy');
  });
});

describe('cells that could be either are ambiguous', () => {
  test.each(AMBIGUOUS)('"%s"', (cell) => {
    expect(classifyCell(cell)).toBe('ambiguous');
  });
});

test('any text can be classified', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(['legacy', 'ambiguous', 'no']).toContain(classifyCell(text));
    }),
  );
});

describe('the cells of a column together', () => {
  const typed = words
    .trim()
    .split('\n')
    .map((line) => line.split(' → ')[1] ?? '');

  test('make short words legacy where most cells are', () => {
    const bits = columnEvidence([...typed, '', '221001', 'BV/1', 'Kashi Silk House']);
    for (const cell of AMBIGUOUS.slice(0, 10)) expect(classifyCell(cell, bits)).toBe('legacy');
    expect(classifyCell('jke', bits)).toBe('legacy');
    expect(classifyCell('Jherh', bits)).not.toBe('no');
  });

  test('recognise 19 of 20 single words, of which one in three is too short by itself', () => {
    const bits = columnEvidence(typed);
    const found = typed.filter((cell) => classifyCell(cell, bits) === 'legacy');
    expect(found.length).toBeGreaterThan(typed.length * 0.94);
  });

  test('leave Latin names among them unchanged', () => {
    const bits = columnEvidence(typed);
    for (const cell of ['Kashi Silks (P) Ltd.', 'Mohammad Salim', 'Madanpura', 'a@b.in', '42'])
      expect(classifyCell(cell, bits)).toBe('no');
    for (const cell of ['Lanka', 'McDonald', 'Jhansi', 'flag'])
      expect(classifyCell(cell, bits)).not.toBe('legacy');
  });

  test('are no evidence if they are few, or among Latin ones', () => {
    expect(columnEvidence(LEGACY.slice(0, 4))).toBe(0);
    expect(columnEvidence([...LEGACY, ...LATIN])).toBe(0);
    expect(columnEvidence([])).toBe(0);
  });

  test('count by their own classification: a doubtful word is none in Latin letters', () => {
    expect(columnEvidence([...LEGACY, ...AMBIGUOUS])).toBe(columnEvidence(LEGACY));
    expect(columnEvidence(LEGACY)).toBeGreaterThan(0);
  });
});
