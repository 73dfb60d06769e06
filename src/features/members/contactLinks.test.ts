import { expect, test } from 'vitest';
import { currentTranslation } from '../../i18n/translation';
import { contactLinksOf } from './contactLinks';

const MOBILE = '9415201101';

/** One line per way: its text, and the target or the text to copy. */
function waysTo(firm: { name?: string; mobile?: string; email?: string }): readonly string[] {
  let copied = '';
  const copy = (text: string) => void (copied = text);
  const given = { name: 'Silk', mobile: '', email: '', ...firm };
  return contactLinksOf(currentTranslation(), given, copy).map(({ text, href, onPress }) => {
    onPress?.();
    return `${text}: ${href ?? copied}`;
  });
}

test('a landline is rung and has no WhatsApp', () => {
  const mobile = '0542-2401101';
  expect(waysTo({ mobile })).toEqual(['Call: tel:+915422401101', `Copy number: ${mobile}`]);
});

test.each([
  ['no number', { mobile: '', email: '' }],
  ['two numbers', { mobile: '9415201101 / 9415201102', email: '' }],
  ['two addresses', { mobile: '94152', email: 'one@bvus.example, two@bvus.example' }],
])('%s gives no way to reach a firm', (_, given) => {
  expect(waysTo(given)).toEqual([]);
});

test('a name with broken or special characters is plain text in the greeting', () => {
  expect(waysTo({ name: '\uD800&text=Pay #1', mobile: MOBILE })).toContain(
    `WhatsApp: https://wa.me/91${MOBILE}?text=Namaste%2C%20%EF%BF%BD%26text%3DPay%20%231`,
  );
});
