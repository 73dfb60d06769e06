import { nanoid } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { SentResult } from '../domain/failure';
import { firmFields } from '../domain/memberFields';
import { type Kind, useLocalStore } from './localStore';

/** An id, a count, or a time in milliseconds. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const values = v.object({
  // A line from before a field came lacks it.
  ...v.entriesFromList(firmFields, v.optional(v.string(), '')),
  representatives: v.pipe(
    v.array(v.object({ name: v.string(), mobile: v.string() })),
    v.readonly(),
  ),
});

const line = {
  key: v.string(),
  /** When it was sent. */
  at: count,
  /** False until the service has confirmed the change, and for good if its answer was lost. */
  isConfirmed: v.boolean(),
  list: v.union([v.literal('members'), v.literal('newMembers')]),
};

const deleted = v.object({
  ...line,
  kind: v.literal('deleted'),
  id: count,
  membership: v.nullable(v.string()),
  values,
});

const edited = v.object({
  ...line,
  kind: v.literal('edited'),
  id: count,
  before: values,
  after: values,
});

const imported = v.object({
  ...line,
  kind: v.literal('imported'),
  fileName: v.string(),
  /** As the service counted; `null` if it did not, or has not answered. */
  inserted: v.nullable(count),
  updated: v.nullable(count),
  failed: count,
  /** The highest id of the list before and after; `null` if unknown. */
  above: v.nullable(count),
  upTo: v.nullable(count),
});

type Imported = v.InferOutput<typeof imported>;
const recentChange = v.union([deleted, edited, imported]);

/** A change that was sent from this computer. */
export type RecentChange = v.InferOutput<typeof recentChange>;

/** The newest first. */
export const recentChanges: Kind<RecentChange> = { name: 'changes', entry: recentChange };

/** The oldest lines go, whatever their time: a clock may be wrong. */
export const MOST_CHANGES = 200;

type WithoutLine<Change> = Change extends unknown
  ? Omit<Change, 'key' | 'at' | 'isConfirmed'>
  : never;

/** Keeps a change that is about to be sent among the recent ones of the person who is signed in now. */
export function useKeepRecentChange() {
  const { store, person } = useLocalStore();
  return useMemo(
    () => (made: WithoutLine<RecentChange>) => {
      const kept: RecentChange = { ...made, key: nanoid(), at: Date.now(), isConfirmed: false };
      const isKept = store.change(person, recentChanges, (lines) => [kept, ...lines]);
      return {
        /** Resolves to false if this browser could not keep it. */
        isKept,
        /** Takes the result of the change, and an import's counts: a refused one was not made, and its line goes. */
        settle: async (result: SentResult, answer: Partial<Imported> = {}) => {
          await isKept;
          const isConfirmed = result === 'done';
          // A line that was cleared meanwhile does not come back.
          const settled = (other: RecentChange) => {
            if (other.key !== kept.key) return [other];
            if (result === 'refused') return [];
            return other.kind === 'imported'
              ? [{ ...other, ...answer, isConfirmed }]
              : [{ ...other, isConfirmed }];
          };
          // Only now, since a refused change takes no other's place.
          await store.change(person, recentChanges, (lines) =>
            lines.flatMap(settled).slice(0, MOST_CHANGES),
          );
        },
      };
    },
    [store, person],
  );
}

export type KeepRecentChange = ReturnType<typeof useKeepRecentChange>;
