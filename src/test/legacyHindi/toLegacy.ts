/**
 * How a typist of Kruti Dev 010 types a letter or a cluster. Written from how the keyboard is taught, not from
 * `spreadsheet/legacyHindi`, so that each finds mistakes of the other.
 */
const typed = (...lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines
      .flatMap((line) => line.split('  '))
      .map((pair) => {
        const gap = pair.indexOf(' ');
        return [pair.slice(0, gap).normalize('NFC'), pair.slice(gap + 1)];
      }),
  );

const WHOLE = typed(
  'क d  ख [k  ग x  घ ?k  ङ ³  च p  छ N  ज t  झ >  ञ ¥  ट V  ठ B  ड M  ढ <  ण .k  त r  थ Fk  द n  ध /k',
  'न u  प i  फ Q  ब c  भ Hk  म e  य ;  र j  ल y  ळ G  व o  श \'k  ष "k  स l  ह g',
  'क़ d+  ख़ [+k  ग़ x+  ज़ t+  ड़ M+  ढ़ <+  फ़ Q+  क्ष {k  त्र =  ज्ञ K  श्र J  त्त Ùk  द्य |  द्व }  द्ध )',
  'द्द í  ट्ट ê  ट्ठ ë  ड्ड ì  ड्ढ ï  क्र Ø  ट्र Vª  ड्र Mª  ढ्र <ª  छ्र Nª  ट्य Vî  ठ्य Bî  ड्य Mî  ढ्य <î',
  'छ्य Nî  ह्न à  ह्म ã  फ्र Ý',
);

const HALF = typed(
  'क् D  ख् [  ग् X  घ् ?  च् P  ज् T  झ् ÷  ण् .  त् R  थ् F  ध् /  न् U  प् I  फ् ¶  ब् C  भ् H',
  'म् E  य् ¸  ल् Y  व् O  श् \'  ष् "  स् L  ऱ् Ú  ज़् T+  ख़् [+  क्ष् {  त्र् «  त्त् Ù',
);

const SIGN = typed('ा k  ि f  ी h  ु q  ू w  ृ `  ॄ ¤  े s  ै S  ो ks  ौ kS  ॉ kW  ॅ W  ं a  ँ ¡  ः %');

const ALONE = typed(
  'अ v  आ vk  इ b  ई bZ  उ m  ऊ Å  ऋ _  ए ,  ऐ ,s  ओ vks  औ vkS  ऑ vkW  । A  . -  - &  , ]  / @  ( ¼  ) ½',
  ': %  “ Þ  ” ß  ‘ ^  ’ *  ? \\  १ ƒ  २ „  ३ …  ४ †  ५ ‡  ६ ˆ  ७ ‰  ८ Š  ९ ‹  ० Œ  ऽ ·  ॰ ñ  ; (',
  '+ $  = ¾  ÷ »  { ¿  } À  • Û',
);

/** Letters with a sign that have a key of their own. */
const WITH_SIGN = typed('रु #  रू :  हृ â');

/** The keys of a first letter of a cluster: its half form, or the letter and a virama. */
function halved(letters: string): string | null {
  const half = HALF.get(letters);
  if (half !== undefined) return half;
  const whole = letters.endsWith('्') ? WHOLE.get(letters.slice(0, -1)) : undefined;
  return whole === undefined ? null : whole + '~';
}

function cluster(letters: string): string {
  const whole = WHOLE.get(letters);
  if (whole !== undefined) return whole;
  if (letters.endsWith('्')) return cluster(letters.slice(0, -1)) + '~';
  const low = /^(.़?)्र$/u.exec(letters)?.[1];
  if (low !== undefined) return cluster(low) + 'z';
  for (let end = letters.length - 1; end > 0; end -= 1) {
    const half = halved(letters.slice(0, end));
    if (half !== null) return half + cluster(letters.slice(end));
  }
  throw new Error(`no keys for ${letters}`);
}

const SYLLABLE =
  /(?<reph>र्(?=[क-ह]))?(?<letters>(?:[क-ह]़?्)*[क-ह]़?्?)(?<sign>[ा-ौ]?)(?<nasal>[ँ-ः]?)|[^]/gu;

function syllable({ reph = '', letters, sign = '', nasal = '' }: Partial<Record<string, string>>) {
  if (letters === undefined) return null;
  const own = WITH_SIGN.get(letters + sign);
  const before = sign === 'ि' ? 'f' : '';
  const after = own !== undefined || before !== '' ? '' : (SIGN.get(sign) ?? '');
  const over = (reph === '' ? '' : 'Z') + (SIGN.get(nasal) ?? '');
  return before + (own ?? cluster(letters)) + after + over;
}

/** Types Devanagari for Kruti Dev 010, in the commonest of several spellings. Latin digits stay. */
export function toLegacy(text: string): string {
  return Array.from(text.normalize('NFC').matchAll(SYLLABLE), ({ 0: found, groups = {} }) => {
    const alone = ALONE.get(found) ?? SIGN.get(found) ?? found;
    return syllable(groups) ?? alone;
  }).join('');
}
