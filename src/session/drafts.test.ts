import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '../test/stubStorage';
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

  test('is null if there is none', () => {
    expect(readDraft()).toBeNull();
    writeDraft(draft);
    clearDraft();
    expect(readDraft()).toBeNull();
    expect(kept.size).toBe(0);
  });

  test.each(['', '{', '{"firmName":"G', 'undefined', '[object Object]'])(
    'of %j is ignored',
    (text) => {
      kept.set(KEY, text);
      expect(readDraft()).toBeNull();
    },
  );

  test('is deleted by a logout, and only drafts are', () => {
    writeDraft(draft);
    kept.set('theme', 'dark');
    clearDrafts();
    expect(Object.fromEntries(kept)).toEqual({ theme: 'dark' });
  });
});
