import type { Member } from './collections';
import { aMember, anApplication, aPayment } from './builders';

const AREAS = [
  'Madanpura',
  'Lallapura',
  'Peeli Kothi',
  'Alaipura',
  'Sarai Mohana',
  'Lohta',
  'Bajardiha',
  'Jaitpura',
  'Reori Talab',
  'Kamalgarha',
  'Badi Bazar',
  'Kotwa',
] as const;

const FAMILIES = [
  'Ansari',
  'Gupta',
  'Agrawal',
  'Kesari',
  'Maurya',
  'Seth',
  'Khan',
  'Jaiswal',
  'Vishwakarma',
  'Momin',
  'Rastogi',
  'Yadav',
] as const;

const HOUSES = [
  'Silk Emporium',
  'Saree Kendra',
  'Handloom Works',
  'Powerloom Factory',
  'Brocades',
  'Zari Udyog',
  'Textiles',
  'Vastra Bhandar',
  'Weaving House',
  'Silk Mills',
] as const;

const HINDI_NAMES = [
  'काशी रेशम उद्योग',
  'गंगा साड़ी केन्द्र',
  'बनारस हथकरघा भंडार',
  'शिव शक्ति वस्त्रालय',
  'माँ शारदा सिल्क',
] as const;

const PEOPLE = [
  'Mohammad Salim',
  'Anil Kumar',
  'Rekha Devi',
  'Abdul Hamid',
  'Sanjay Kumar',
  'Nasreen Bano',
  'Rajesh Kumar',
  'Pooja Kumari',
] as const;

type Random = () => number;

/** Makes random numbers in [0, 1): the same seed gives the same crowd on every machine. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const whole = (random: Random, below: number) => Math.floor(random() * below);

function pick<T>(random: Random, [first, ...rest]: readonly [T, ...T[]]): T {
  return rest[whole(random, rest.length + 1) - 1] ?? first;
}

const mobile = (random: Random) => String(6_000_000_000 + whole(random, 4_000_000_000));

function firm(random: Random, id: number) {
  const area = pick(random, AREAS);
  const family = pick(random, FAMILIES);
  const name =
    random() < 0.08 ? pick(random, HINDI_NAMES) : `${area} ${family} ${pick(random, HOUSES)}`;
  const representatives = Array.from({ length: 1 + whole(random, 3) }, () => ({
    name: `${pick(random, PEOPLE)} ${family}`,
    mobile: mobile(random),
    gender: null,
  }));
  return {
    id,
    name: `${name} ${id % 1000}`,
    area,
    address: `${pick(random, ['A', 'B', 'CK', 'D', 'J', 'N', 'S'])} ${1 + whole(random, 60)}/${1 + whole(random, 199)}, ${area}, Varanasi 2210${10 + whole(random, 10)}`,
    mobile: mobile(random),
    mobileAlt: random() < 0.3 ? mobile(random) : null,
    representatives,
  };
}

const dateIn = (random: Random, year: number) =>
  `${year}-${String(1 + whole(random, 12)).padStart(2, '0')}-${String(1 + whole(random, 28)).padStart(2, '0')}`;

/** Old members with ids from 1010 on; nine in ten have the same number as their membership number. */
export function oldCrowd(count: number): Member[] {
  const random = createRandom(221001);
  return Array.from({ length: count }, (_, index) => {
    const number = 1010 + index;
    const base = firm(random, number);
    return aMember({
      ...base,
      membership: random() < 0.1 ? null : number,
      email: random() < 0.7 ? `firm${number}@banarasivastra.example` : null,
      status: random() < 0.12 ? 1 : 0,
      payment: aPayment({
        paidOn: dateIn(random, 2015 + whole(random, 10)),
        receiptNo: `BV-OLD-${number}`,
      }),
      productCategory: random() < 0.5 ? 'Handlooms' : 'Powerlooms',
    });
  });
}

/** Applications that need a payment link or a membership number. */
export function applicationCrowd(count: number, firstId: number): Member[] {
  const random = createRandom(221002);
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index;
    const base = {
      ...firm(random, id),
      email: id % 10 === 0 ? null : `firm${id}@banarasivastra.example`,
    };
    return random() < 0.25
      ? anApplication({
          ...base,
          paymentStatus: 'paid',
          payment: aPayment({
            paidOn: dateIn(random, 2025),
            receiptNo: `BV-NEW-${id}`,
          }),
        })
      : anApplication(base);
  });
}
