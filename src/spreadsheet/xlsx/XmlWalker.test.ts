import fc from 'fast-check';
import { expect, test } from 'vitest';
import { XmlWalker } from './XmlWalker';

/** The tokens for XML that arrives in pieces of these lengths, repeated; adjacent texts are joined. */
function walked(xml: string, lengths: readonly number[]): readonly string[] {
  const bytes = new TextEncoder().encode(xml);
  const walker = new XmlWalker();
  const said: string[] = [];
  for (let at = 0, piece = 0; at < bytes.length; piece += 1) {
    const length = lengths[piece % lengths.length] ?? 1;
    walker.feed(bytes.subarray(at, at + length));
    at += length;
    for (let token = walker.next(); token !== 'more'; token = walker.next()) {
      const text = token === 'text' ? walker.text : ` ${walker.name} ${walker.attribute('a')}`;
      if (token === 'text' && said.at(-1)?.startsWith('text') === true)
        said.push(said.pop() + text);
      else said.push(token === 'close' ? `close ${walker.name}` : token + text);
    }
  }
  walker.end();
  return said;
}

const XML =
  '<?xml version="1.0"?>\n<!-- <a> - -> --><x:sst xmlns:x="u" a=\'1 "&amp;" >\'><x:si a="क😜"/>' +
  'Kashi &amp; &#2325;😜<![CDATA[<b> ]] ] &amp;]]>बनारसी\r\n<t  a = "2" b="&lt;" ></t ></x:sst>\n';

const SAID = [
  'text\n',
  `open sst 1 "&" >`,
  'open si क😜',
  'close si',
  'textKashi & क😜<b> ]] ] &amp;बनारसी\n',
  'open t 2',
  'close t',
  'close sst',
  'text\n',
];

test('the tokens are the same however the XML is cut', () => {
  // Text after the last tag may wait for another tag, which never comes.
  const upToEnd = (said: readonly string[]) => said.slice(0, SAID.length - 1);
  expect(upToEnd(walked(XML, [1_000]))).toEqual(upToEnd(SAID));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (lengths) => {
      expect(upToEnd(walked(XML, lengths))).toEqual(upToEnd(SAID));
    }),
  );
});

test('a long text comes in parts, never cut within a character', () => {
  for (const letter of ['a', 'é', 'क', '😜']) {
    const text = letter.repeat(100_000);
    expect(walked(`<t>${text}</t>`, [10_007])).toEqual(['open t ', `text${text}`, 'close t']);
  }
});

test('finds an attribute by its full name, or with any prefix', () => {
  const walker = new XmlWalker();
  walker.feed(new TextEncoder().encode('<c xmlns:r="u" x:r="1" r="2" s:id="3"/>'));
  walker.next();
  expect(['r', 'id', 'x:r', 's'].map((name) => walker.attribute(name))).toEqual(['2', '', '1', '']);
  expect([walker.prefixed('r'), walker.prefixed('id')]).toEqual(['1', '3']);
});
