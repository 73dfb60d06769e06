import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchRecordNow, profile, type RecordQueryArg } from '../../api/profile';
import { useAppDispatch } from '../../api/state';
import { type Failure, failureOf, isUncertain, resultOf } from '../../domain/failure';
import type { MemberChanges, MemberRecord } from '../../domain/member';
import {
  differingFields,
  fieldsNotSaved,
  type MemberEdit,
  readMemberChanges,
  withAllRepresentatives,
} from '../../domain/memberChanges';
import type { MemberField } from '../../domain/memberFields';
import { baseOfOpenEdit, planSave, withConfirmed, withUntouchedMoved } from '../../domain/planSave';
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
  /** Fetched after the edit was opened, by this endpoint. */
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
 * Saves an edit form: fetches the record again, keeps other people's changes, asks if both changed the same field, and only
 * then sends the update. The rules of that are in `planSave`.
 */
export function useMemberSave(form: FormInstance<MemberChanges>, props: MemberSaveProps) {
  const { record, endpoint, queryArg, path, keepChange, onClose, onRead } = props;
  const dispatch = useAppDispatch();
  const fetchRecord = () => dispatch(fetchRecordNow(endpoint, queryArg));
  const [base, setBase] = useState(() => withAllRepresentatives(record));
  /** The values of a call that is on its way. */
  const [sending, setSending] = useState<MemberChanges>();
  const { markSaved, keepDraft, isDraftKept, ...work } = useMemberDraft(path, form, base, sending);
  const { choose, question } = useConflictQuestion();
  /** Values sent without an answer: the next fetched record may have them. */
  const uncertain = useRef<MemberChanges | null>(null);
  const changedByOthers = useRef<ReadonlySet<MemberField>>(new Set());
  const [update, savedText] = updates[endpoint];
  const { run, isPending, sentBefore } = useChange(update, queryArg.id, {
    form: fieldErrorsOf(form),
    done: (t, saved: SaveResult) => savedMessage(t, saved, savedText),
    failed: (t, failure, others) => updateFailure(t, failure, others, isDraftKept.current),
  });

  /** Goes on with an `edit` that began with `earlier`: untouched fields take the values stored `now`, a conflict stays open. */
  const goOn = (earlier: MemberChanges, edit: MemberChanges, now: MemberChanges) => {
    const plan = planSave(earlier, edit, now);
    setBase(baseOfOpenEdit(plan, earlier));
    form.setFieldsValue(plan.values);
    return new Set(plan.changedByOthers);
  };

  const save = async (pressed: MemberChanges) => {
    const saved = await run(
      async ({ send, isLeft }) => {
        const failed = (failure: Failure, unsaved: MemberChanges) => {
          if (isLeft() && failure.kind !== 'ignored') keepDraft(unsaved);
          return { error: failure };
        };
        const { data: now, error: unread } = await fetchRecord();
        if (unread !== undefined) return failed(notRead(failureOf(unread)), pressed);
        const sent = uncertain.current;
        const known = sent === null ? base : withConfirmed(base, sent, now);
        const plan = planSave(known, pressed, now);
        // Sends nothing if the screen was left or the question cancelled.
        const values = isLeft() ? null : await choose(plan);
        if (values === null) return { error: NOT_SENT };
        uncertain.current = null;
        changedByOthers.current = new Set([...changedByOthers.current, ...plan.changedByOthers]);
        setBase(plan.now);
        const shown = formValues(form);
        if (shown !== null) form.setFieldsValue(withUntouchedMoved(shown, pressed, values));
        const kept = keepChange?.(plan.now, values);
        setSending(values);
        const { data, error } = await send({ id: queryArg.id, ...values });
        setSending(undefined);
        void kept?.settle(resultOf(error));
        if (error !== undefined) {
          const failure = failureOf(error);
          if (failure.kind !== 'ignored' && isUncertain(failure)) void confirmSent(values);
          return failed(failure, values);
        }
        const after = formValues(form) ?? values;
        /** False if something was typed meanwhile: it is not saved yet, so the form stays open. */
        const isWhole = isLeft() || differingFields(after, values).length === 0;
        if (isWhole) markSaved();
        const read = data.record === null ? await fetchRecord() : { data: data.record };
        // Somebody else is signed in by now.
        if (read.error !== undefined && failureOf(read.error).kind === 'ignored') return read;
        const stored = read.data ?? null;
        const byOthers = [...changedByOthers.current];
        changedByOthers.current = new Set();
        if (!isWhole) goOn(values, formValues(form) ?? values, stored ?? values);
        else if (!isLeft()) onClose?.();
        return { data: { message: data.message, values, stored, isWhole, byOthers } };
      },
      { subject: { name: pressed.firmName } },
    );
    if (saved?.isRead === true && saved.data.isWhole) onRead?.();
  };

  /** After a lost answer, the stored record decides which changes are still unsaved. */
  const confirmSent = async (sent: MemberChanges) => {
    uncertain.current = sent;
    const { data: now } = await fetchRecord();
    if (now !== undefined) setBase((known) => withConfirmed(known, sent, now));
  };

  /** Restores an edit of an earlier visit. */
  const restore = ({ typed: earlier, startedFrom }: MemberEdit) => {
    changedByOthers.current = goOn(startedFrom, earlier, base);
  };

  // A save that was begun before its form was left may have saved some values of this form.
  useOtherSave(isPending, async () => {
    const { data: now } = await fetchRecord();
    const edited = formValues(form);
    if (now === undefined || edited === null) return;
    // In order, without places: the wire format has no places of representatives.
    if (fieldsNotSaved(edited, now).length === 0) setBase(withAllRepresentatives(edited));
    else goOn(base, edited, now);
  });
  return { ...work, base, restore, save, isSaving: isPending, sentBefore, question };
}

/** Calls `onSettled` once a save has ended that was running when this form was opened. */
function useOtherSave(isPending: boolean, onSettled: () => Promise<void>) {
  const settle = useEffectEvent(onSettled);
  const isRunning = useRef(isPending);
  useEffect(() => {
    if (isPending || !isRunning.current) return;
    isRunning.current = false;
    void settle();
  }, [isPending]);
}

/** Nothing was sent, since the record could not be read; the end of a session is told elsewhere. */
const notRead = (why: Failure): Failure => (why.kind === 'ignored' ? why : { kind: 'unread', why });

/** The form's values; `null` once the form is gone. */
const formValues = (form: FormInstance<MemberChanges>) =>
  readMemberChanges(form.getFieldsValue(true));
