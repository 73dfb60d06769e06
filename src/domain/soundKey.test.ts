import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consonantsOf, soundKey, soundOf, wordsOf } from './soundKey';

/** Pairs the first word of each line with each of the others. */
function pairsOf(lines: readonly string[]): readonly (readonly [string, string])[] {
  return lines.flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [first, other] as const);
  });
}

/** Spellings of one name: families, mohallas and trades of Varanasi, in both scripts. */
const SAME = pairsOf([
  'Jaiswal Jayaswal jaisval Jaysval Jaisual जायसवाल जैसवाल जयसवाल',
  'Vishwanath Viswanath vishvanath विश्वनाथ',
  'Ansari Ansaree अंसारी अन्सारी',
  'Kabir kabeer कबीर',
  'resham Reshm रेशम',
  'Banarasi Banarsi बनारसी',
  'Gupta गुप्ता गुप्त',
  'Agrawal Agarwal Aggarwal Agarwala अग्रवाल',
  'Maurya Mourya Moriya मौर्य मौर्या',
  'Vishwakarma Viswakarma विश्वकर्मा',
  'Rastogi Rustogi रस्तोगी',
  'Yadav Yadava Yadaw यादव',
  'Kesari Keshari केसरी केशरी',
  'Kesarwani Kesharwani केसरवानी केशरवानी',
  'Momin मोमिन',
  'Abdullah Abdulla अब्दुल्ला',
  'Phoolpur Fulpur फूलपुर',
  'Quality क्वालिटी',
  'Farhan फ़रहान फरहान',
  'Kamalgarha कमलगढ़ा',
  'Chaurasia Chaurasiya चौरसिया',
  'Srivastava Shrivastav श्रीवास्तव',
  'Chaudhary Choudhary Chowdhury चौधरी',
  'Chauhan Chowhan चौहान',
  'Kushwaha Kushvaha कुशवाहा',
  'Baranwal Barnwal बरनवाल बर्नवाल',
  'Mishra Misra मिश्रा मिश्र',
  'Upadhyay Upadhyaya उपाध्याय',
  'Tripathi Tripathy त्रिपाठी',
  'Singh सिंह',
  'Mohammad Muhammad Mohammed मोहम्मद मुहम्मद',
  'Rahman Rehman रहमान',
  'Siddiqui Siddiqi Siddiquee सिद्दीकी',
  'Qureshi Quraishi Kureshi क़ुरैशी',
  'Farooq Faruk फ़ारूक़',
  'Ishtiyaq Ishtiaq इश्तियाक',
  'Lakshmi Laxmi लक्ष्मी',
  'Shambhu Sambhu शंभू शम्भू',
  'Mahadev Mahadeo महादेव',
  'Gyanvapi ज्ञानवापी',
  'Krishna कृष्णा कृष्ण',
  'Annapurna Annapoorna अन्नपूर्णा',
  'Madanpura मदनपुरा',
  'Lallapura लल्लापुरा',
  'Alaipura अलईपुरा',
  'Jaitpura जैतपुरा',
  'Bajardiha Bazardiha बजरडीहा',
  'Reori Rewri रेवड़ी',
  'Talab Talaab तालाब',
  'Manduadih Manduwadih मंडुवाडीह मंडुआडीह',
  'Godowlia Gadaulia गोदौलिया',
  'Kamachha Kamaccha कमच्छा',
  'Dashashwamedh Dasaswamedh दशाश्वमेध',
  'Zardozi Jardoji ज़रदोज़ी जरदोजी',
  'Tanchoi Tanchhoi तनछोई',
  'Brocade ब्रोकेड',
  'Vastra Wastra वस्त्र',
  'Vastralaya Vastralay वस्त्रालय',
  'Bhandar Bhandaar भंडार भण्डार',
  'Udyog Udhyog उद्योग',
  'Emporium Imporium एम्पोरियम एंपोरियम इम्पोरियम',
  'Handloom हैंडलूम हैण्डलूम',
  'Powerloom पावरलूम',
  'Hathkargha हथकरघा',
  'Textiles टेक्सटाइल्स',
  'Collection कलेक्शन',
  'Fashion फैशन',
  'Silk सिल्क',
  'Company Kampani कंपनी कम्पनी',
  'Centre Center सेंटर',
  'Pankha पंखा पङ्खा',
  'Kanchan कंचन कञ्चन',
  'Ambar अंबर अम्बर',
  'Hindi हिंदी हिन्दी',
]);

/** The first word of each line is different from all others. */
const DIFFERENT = pairsOf([
  'Ansari Nisar Nasiri',
  'Kesari Kasera Kesarwani',
  'केसरी कसेरा',
  'Madanpura Manduadih Mirapur',
  'Lallapura Alaipura',
  'Jaitpura Jaipuria',
  'Jaiswal Jaitpura Khandelwal',
  'Agrawal Garhwal Baranwal',
  'Banarasi Banaras Varanasi',
  'बनारसी वाराणसी',
  'Gupta Gopal कपूर',
  'Maurya Mishra',
  'Mishra Misri',
  'Momin Nomani',
  'Yadav Yakub',
  'Rastogi Rashtriya',
  'Vishwanath Vishwakarma Baijnath',
  'विश्वनाथ विश्वकर्मा',
  'Kabir Kabiri Akbar',
  'Resham Reshmi Rashid',
  'Bhandar Bandana Chandra',
  'Chandra Kendra',
  'Vastra Vastralaya',
  'Handloom Powerloom',
  'Brocade Borkar',
  'Tanchoi Tanuja',
  'Zardozi Jharkhand',
  'Talab Talwar',
  'Chaurasia Chaudhary',
  'Silk Saraswati',
  'Emporium Import',
  'Parekh Farooq',
  'Chauhan Chandan',
  'Ahmad Hamid',
]);

describe('spellings of one word share a key', () => {
  test.each(SAME)('%s, %s', (one, other) => {
    expect(soundKey(one)).not.toBe('');
    expect(soundKey(other)).toBe(soundKey(one));
  });
});

describe('different words have different keys', () => {
  test.each(DIFFERENT)('%s, %s', (one, other) => {
    const keys = [soundKey(one), soundKey(other)];
    expect(keys).not.toContain('');
    expect(keys[0]).not.toBe(keys[1]);
  });
});

test.each(
  'saree sari साड़ी Shri श्री Sarai zari जरी Seth Khan Devi Chowk चौक House Ali a 1 1234 B21 ९४१५'.split(
    ' ',
  ),
)('%s is too short or contains digits, so it has no key', (word) => {
  expect(soundKey(word)).toBe('');
});

test.each(['', '-', 'انصاری', 'টেক্সটাইল', 'silk-house', '🧵', 'constructor1', '\u093C', '\u094D'])(
  '%j is no word of Devanagari or Latin letters: it has no sound',
  (word) => {
    expect(soundOf(word)).toBe('');
  },
);

test('capitals, marks above letters and the encoding of a dot below do not change the key', () => {
  expect(soundKey('JAISWAL')).toBe(soundKey('jaiswal'));
  expect(soundKey('Banārasī')).toBe(soundKey('Banarasi'));
  expect(soundKey('रेवड\u093Cी')).toBe(soundKey('रेव\u095Cी'));
  expect(soundKey('विश्\u200Dवनाथ')).toBe(soundKey('विश्वनाथ'));
});

test('while typing, the key so far is the beginning of the final key', () => {
  for (const [whole, parts] of [
    ['Jaiswal', ['jaisw', 'jaiswa']],
    ['विश्वनाथ', ['विश्व', 'विश्वन', 'विश्वना']],
    ['Kesarwani', ['kesar', 'kesarw', 'kesarwa']],
  ] as const)
    for (const part of parts) expect(soundKey(whole).startsWith(soundKey(part))).toBe(true);
});

const anyWord = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCharCode(code)),
  }),
  fc.string({ unit: fc.constantFrom(...'abcehikmnpqstuwxyz'.split('')) }),
);

test('a sound is empty or a few letters; a key is empty or has three consonants', () => {
  fc.assert(
    fc.property(anyWord, (word) => {
      const sound = soundOf(word);
      expect(sound).toMatch(/^a?[bcdfghj-tvy]*i?$/);
      expect(soundKey(word)).toBe(consonantsOf(sound) < 3 ? '' : sound);
    }),
  );
});

test.each([
  ['Jaiswal Silk-Emporium (P.) Ltd.', ['jaiswal', 'silk', 'emporium', 'p', 'ltd']],
  ['श्री विश्वनाथ साड़ी, B21/88', ['श्री', 'विश्वनाथ', 'साड़ी', 'b21', '88']],
  [' & ', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
