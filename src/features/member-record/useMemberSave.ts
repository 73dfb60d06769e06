import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchRecordNow, profile, type RecordQueryArg } from '../../api/profile';
import { useAppDispatch } from '../../api/state';
import { type Failure, failureOf, isUncertain, resultOf } from '../../domain/failure';
import type { MemberChanges, MemberRecord } from '../../domain/member';
import { type MemberEdit, readMemberChanges, valueOf } from '../../domain/memberChanges';
import {
  differingFields,
  fieldsNotSaved,
  withAllRepresentatives,
  withValue,
} from '../../domain/memberEdits';
import { type MemberField, memberFields } from '../../domain/memberFields';
import { mergeEdits, withConfirmed } from '../../domain/mergeEdits';
import type { KeepRecentChange } from '../../session/recentChanges';
import { fieldErrorsOf } from '../../ui/form/Form';
import { NOT_SENT, useChange } from '../../ui/useChange';
import { savedMessage, type SaveResult, updateFailure } from './savedMessage';
import { useConflictQuestion } from './ConflictQuestion';
import { useMemberDraft } from './useMemberDraft';

/** The update of a record, by the endpoint that reads it, and the message of a save if the service has none. */
const updates = {
  memberRecord: [profile.endpoints.updateMember, 'The details were updated.'],
  profile: [profile.endpoints.updateProfile, 'Your profile was updated.'],
} as const;

export interface MemberSaveProps {
  /** Fetched after the edit was opened (rule C7), by this endpoint. */
  readonly record: MemberRecord;
  readonly endpoint: keyof typeof updates;
  readonly queryArg: RecordQueryArg;
  /** The screen's path below the base path; unsaved changes are stored under it. */
  readonly path: string;
  /** Notes the update that is about to be sent among the recent changes. */
  readonly keepChange?: (
    before: MemberChanges,
    after: MemberChanges,
  ) => ReturnType<KeepRecentChange> | null;
  /** After a save that left nothing unsaved, before its message; or after Cancel, which only Manage Profile has. */
  readonly onClose?: () => void;
  /** The person has read that message. */
  readonly onRead?: () => void;
}

/**
 * Saves an edit form (rule C7): fetches the record again, keeps other people's changes, asks if both changed the same field,
 * and only then sends the update.
 */
export function useMemberSave(
  form: FormInstance<MemberChanges>,
  { record, endpoint, queryArg, path, keepChange, onClose, onRead }: MemberSaveProps,
) {
  const dispatch = useAppDispatch();
  const fetchRecord = () => dispatch(fetchRecordNow(endpoint, queryArg));
  const [base, setBase] = useState(() => withAllRepresentatives(record));
  const typed = Form.useWatch([], form);
  /** The values of a call that is on its way. */
  const [sending, setSending] = useState<MemberChanges>();
  const { markSaved, keepDraft, ...work } = useMemberDraft(path, base, typed, sending);
  const { choose, question } = useConflictQuestion();
  /** Values sent without an answer: the next fetched record may have them. */
  const uncertain = useRef<MemberChanges | null>(null);
  const changedByOthers = useRef<readonly MemberField[]>([]);
  /** The form of a failed save was left, and a draft keeps what was typed. */
  const isDraftSaved = useRef(false);
  const [update, savedText] = updates[endpoint];
  const { run, isPending, sentBefore } = useChange(update, queryArg.id, {
    form: fieldErrorsOf(form),
    done: (t, saved: SaveResult) => savedMessage(t, saved, savedText),
    failed: (t, failure, others) => updateFailure(t, failure, others, isDraftSaved.current),
  });

  const save = async (pressed: MemberChanges) => {
    const saved = await run(
      async ({ send, isLeft }) => {
        const failed = (failure: Failure, unsaved: MemberChanges) => {
          isDraftSaved.current = isLeft() && failure.kind !== 'ignored';
          if (isDraftSaved.current) keepDraft(unsaved);
          return { error: failure };
        };
        const { data: now, error: unread } = await fetchRecord();
        if (unread !== undefined) return failed(notRead(failureOf(unread)), pressed);
        const known =
          uncertain.current === null ? base : withConfirmed(base, uncertain.current, now);
        const merged = mergeEdits(known, pressed, now);
        // Sends nothing if the screen was left or the question cancelled.
        const values = isLeft() ? null : await choose(merged);
        if (values === null) return { error: NOT_SENT };
        uncertain.current = null;
        changedByOthers.current = [
          ...new Set([...changedByOthers.current, ...merged.changedByOthers]),
        ];
        setBase(merged.now);
        updateUntouched(form, pressed, values);
        const kept = keepChange?.(merged.now, values);
        setSending(values);
        const { data, error } = await send({ id: queryArg.id, ...values });
        setSending(undefined);
        void kept?.settle(resultOf(error));
        if (error !== undefined) {
          const failure = failureOf(error);
          if (failure.kind !== 'ignored' && isUncertain(failure)) void settle(values);
          return failed(failure, values);
        }
        /** False if something was typed meanwhile: it is not saved yet, so the form stays open. */
        const isWhole =
          isLeft() || differingFields(formValues(form) ?? values, values).length === 0;
        if (isWhole) markSaved();
        const read = data.record === null ? await fetchRecord() : { data: data.record };
        // Somebody else is signed in by now.
        if (read.error !== undefined && failureOf(read.error).kind === 'ignored') return read;
        const stored = read.data ?? null;
        const byOthers = changedByOthers.current;
        if (!isWhole) {
          rebase(stored ?? values, values, formValues(form) ?? values);
          changedByOthers.current = [];
        } else if (!isLeft()) onClose?.();
        return { data: { message: data.message, values, stored, isWhole, byOthers } };
      },
      { subject: { name: pressed.firmName } },
    );
    if (saved?.isRead === true && saved.data.isWhole) onRead?.();
  };

  /** After a lost answer, the stored record decides which changes are still unsaved. */
  const settle = async (sent: MemberChanges) => {
    uncertain.current = sent;
    const { data: now } = await fetchRecord();
    if (now !== undefined) setBase((known) => withConfirmed(known, sent, now));
  };

  /** Moves the edit to a newer version: untouched fields take its values. Returns those that somebody else changed. */
  const rebase = (now: MemberChanges, original: MemberChanges, edited: MemberChanges) => {
    const merged = mergeEdits(original, edited, now);
    // A field with a conflict keeps its original value, so that the save asks.
    setBase(
      merged.conflicts.reduce(
        (known, { field }) => withValue(known, field, valueOf(original, field)),
        merged.now,
      ),
    );
    form.setFieldsValue(merged.values);
    return merged.changedByOthers;
  };

  /** Restores a saved edit; untouched fields keep the values stored now. */
  const restore = ({ typed: earlier, startedFrom }: MemberEdit) => {
    changedByOthers.current = rebase(base, startedFrom, earlier);
  };

  // Another form's save of this record, begun before that form was left, may have saved some values of this one.
  const followOtherSave = useEffectEvent(async () => {
    const { data: now } = await fetchRecord();
    const edited = formValues(form);
    if (now === undefined || edited === null) return;
    // In order, without places: the wire format has no places of representatives.
    if (fieldsNotSaved(edited, now).length === 0) setBase(withAllRepresentatives(edited));
    else rebase(now, base, edited);
  });
  const isOtherSave = useRef(isPending);
  useEffect(() => {
    if (isPending || !isOtherSave.current) return;
    isOtherSave.current = false;
    void followOtherSave();
  }, [isPending]);

  return { ...work, base, restore, save, isSaving: isPending, sentBefore, question };
}

/** Nothing was sent, since the record could not be read; the end of a session is told elsewhere. */
const notRead = (why: Failure): Failure => (why.kind === 'ignored' ? why : { kind: 'unread', why });

/** The form's values; `null` once the form is gone. */
const formValues = (form: FormInstance<MemberChanges>) =>
  readMemberChanges(form.getFieldsValue(true));

/** Moves fields that still have the value of `before` to `after`; newer input stays. */
function updateUntouched(
  form: FormInstance<MemberChanges>,
  before: MemberChanges,
  after: MemberChanges,
) {
  const shown = formValues(form);
  if (shown === null) return;
  const untouched = memberFields.filter(
    (field) => valueOf(shown, field) === valueOf(before, field),
  );
  form.setFieldsValue(
    untouched.reduce((values, field) => withValue(values, field, valueOf(after, field)), shown),
  );
}
