import { describe, expect, test } from 'vitest';
import { UnusableFileError } from '../UnusableFile';
import { decodedText } from './decodedText';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function refusal(bytes: Uint8Array): unknown {
  try {
    return decodedText(bytes).text;
  } catch (error) {
    return error instanceof UnusableFileError ? error.why : error;
  }
}

function utf32(text: string, order: 'le' | 'be'): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 4));
  for (let at = 0; at < text.length; at += 1) {
    bytes.setUint32(at * 4, text.charCodeAt(at), order === 'le');
  }
  return new Uint8Array(bytes.buffer);
}

const ROWS = 'membership,name\n0042,बनारसी वस्त्र\n'.repeat(300);

describe('UTF-8', () => {
  test.each([
    ['a wrong byte', latin1('\xe9')],
    ['half of a letter', utf8('क').subarray(0, 2)],
    ['a surrogate', latin1('\xed\xa0\x80')],
  ])('%s after two megabytes is marked in its place; all other characters stay', (_, wrong) => {
    const many = ROWS.repeat(150);
    const { text, encoding } = decodedText(joined(utf8(many), wrong, utf8('क')));
    expect(encoding).toBe('utf-8');
    expect(text.replace(/\uFFFD+/, '?') === `${many}?क`).toBe(true);
  });

  test('a file with the byte order mark of UTF-8 is UTF-8, with any errors', () => {
    const bytes = joined(latin1('\xef\xbb\xbf'), latin1('a,\xe9\xe8'));
    expect(decodedText(bytes)).toEqual({ text: 'a,\uFFFD\uFFFD', encoding: 'utf-8' });
  });
});

describe('NUL', () => {
  test.each([0, 20, 8_000])('a single one stays in the text, from byte %d on', (before) => {
    const text = `${ROWS.slice(0, before)}a\0b${ROWS}`;
    expect(decodedText(utf8(text)).text).toBe(text);
  });

  const SHORT = 'name,mobile\nKashi,9839000001\r\nकाशी,98\n';
  test.each([SHORT, '1,2\n', 'a\tb\r\n1\t2\r\n5\t6', '9;8\n'])(
    'a single one in a short file makes no UTF-16 of it, wherever it is: %j',
    (text) => {
      for (let at = 0; at <= text.length; at += 1) {
        const damaged = `${text.slice(0, at)}\0${text.slice(at)}`;
        expect(decodedText(utf8(damaged))).toEqual({ text: damaged, encoding: 'utf-8' });
      }
    },
  );

  test('a file with many of them is not text, nor is one with a NUL and invalid bytes', () => {
    expect(refusal(utf8(ROWS + '\0'.repeat(101)))).toEqual({ reason: 'notText' });
    expect(refusal(latin1(`PK\0\xe9\xe8\xff\n`.repeat(3)))).toEqual({ reason: 'notText' });
  });
});

describe('UTF-16', () => {
  test.each([
    'name,mobile\nKashi,9839000001\n',
    'नाम,पता\nबनारसी वस्त्र भण्डार,मदनपुरा\n',
    'ऊबब\tउउउ\nबब\tऊऊ\n',
    'ગુજરાત;ਪੰਜਾਬ\nதமிழ்;తెలుగు\n',
  ])('is recognised without a byte order mark: %j', (text) => {
    const little = Buffer.from(text, 'utf16le');
    expect(decodedText(new Uint8Array(little))).toEqual({ text, encoding: 'utf-16le' });
    const big = Buffer.from(little).swap16();
    expect(decodedText(new Uint8Array(big))).toEqual({ text, encoding: 'utf-16be' });
  });

  test('half of a surrogate pair becomes U+FFFD, and everything else stays', () => {
    const text = `${ROWS}a\uD83Db,\uDC00c,\u{1F9F5}`;
    const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
    expect(decodedText(bytes).text).toBe(`${ROWS}a\uFFFDb,\uFFFDc,\u{1F9F5}`);
  });
});

describe('UTF-32', () => {
  test.each(['le', 'be'] as const)(
    '%s is recognised, with and without a byte order mark',
    (order) => {
      expect(refusal(utf32(`\uFEFF${ROWS}`, order))).toEqual({ reason: 'utf32' });
      expect(refusal(utf32(ROWS, order))).toEqual({ reason: 'utf32' });
    },
  );
});
