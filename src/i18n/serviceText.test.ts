import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeLanguage } from './i18n';
import { serviceText } from './translation';

const inDocument = { documentElement: { lang: 'en' } };

beforeEach(() => void Object.assign(globalThis, { document: inDocument }));

afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

describe('in Hindi', () => {
  beforeEach(() => changeLanguage('hi'));

  test.each([
    ['Member updated successfully.', 'सदस्य का विवरण बदल गया।'],
    ['Import completed. Some rows failed.', 'काम पूरा हुआ। कुछ पंक्तियाँ असफल रहीं।'],
    ['Under Review', 'जाँच में'],
    ['The name field is required.', 'नाम भरना ज़रूरी है।'],
    ['The firm name field is required.', 'फर्म का नाम भरना ज़रूरी है।'],
    ['The membership has already been taken.', 'सदस्यता संख्या पहले से किसी और के नाम दर्ज है।'],
    ['The firm mobile must be 10 digits.', 'फर्म का मोबाइल नंबर: पूरे 10 अंक होने चाहिए।'],
    ['The mobile must be at most 15 digits.', 'मोबाइल नंबर: ज़्यादा से ज़्यादा 15 अंक हो सकते हैं।'],
    [
      'The mobile field must be digits only and must not have more than 15 digits.',
      'मोबाइल नंबर: ज़्यादा से ज़्यादा 15 अंक हो सकते हैं।',
    ],
    [
      'The address field must not be greater than 255 characters.',
      'पता: ज़्यादा से ज़्यादा 255 अक्षर हो सकते हैं।',
    ],
  ])('%s is %s', (text, shown) => {
    expect(serviceText(text)).toBe(shown);
  });

  test('an unknown field gets its name on the screen', () => {
    expect(serviceText('The rep mobile 3 field is required.', 'प्रतिनिधि 3 का मोबाइल')).toBe(
      'प्रतिनिधि 3 का मोबाइल भरना ज़रूरी है।',
    );
  });

  test.each([
    'We are closed on Sunday.',
    'The colour field is required.',
    'The name field is required. (and 3 more errors)',
    'member updated successfully.',
    'The {{field}} field is required.',
    '',
  ])('%j is unknown and stays unchanged', (text) => {
    expect(serviceText(text)).toBe(text);
  });
});

test.each(['Member updated successfully.', 'The name field is required.'])(
  'in English %s stays unchanged, with a label or without',
  async (text) => {
    await changeLanguage('en');
    expect(serviceText(text)).toBe(text);
    expect(serviceText(text, 'Firm Name')).toBe(text);
  },
);
