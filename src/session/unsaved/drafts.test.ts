import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '../../test/stubStorage';
import { clearDraft, clearDrafts, readDraft, writeDraft } from './drafts';

const KEY = 'draft:registration';

let kept: Map<string, string>;

beforeEach(() => {
  kept = stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  const draft = { firmName: 'गंगा', representatives: [{ name: '', mobile: '94' }] };

  test('is read back unchanged', () => {
    writeDraft(KEY, draft);
    expect(readDraft(KEY)).toEqual(draft);
    expect(readDraft(KEY)).not.toBe(draft);
  });

  test('is null if there is none', () => {
    expect(readDraft(KEY)).toBeNull();
    writeDraft(KEY, draft);
    clearDraft(KEY);
    expect(readDraft(KEY)).toBeNull();
    expect(kept.size).toBe(0);
  });

  test.each(['', '{', '{"firmName":"G', 'undefined', '[object Object]'])(
    'of %j is ignored',
    (text) => {
      kept.set(KEY, text);
      expect(readDraft(KEY)).toBeNull();
    },
  );

  test('is deleted by a logout, and only drafts are', () => {
    writeDraft(KEY, draft);
    kept.set('theme', 'dark');
    clearDrafts();
    expect(Object.fromEntries(kept)).toEqual({ theme: 'dark' });
  });
});
