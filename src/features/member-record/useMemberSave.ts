import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Text } from '../../i18n/Text';
import type { useOnce } from '../../api/useOnce';
import type { DataOrError, ChangeResult } from '../../domain/changeResult';
import { isUncertain } from '../../domain/failure';
import type { MemberChanges, MemberRecord, SavedMember } from '../../domain/member';
import { type StoredEdit, readMemberChanges, valueOf } from '../../domain/memberChanges';
import {
  differingFields,
  fieldsNotSaved,
  withAllRepresentatives,
  withValue,
} from '../../domain/memberEdits';
import type { ConfirmResend } from '../../domain/earlierSend';
import { type MemberField, memberFields } from '../../domain/memberFields';
import { mergeEdits, withConfirmed } from '../../domain/mergeEdits';
import type { MemberDraft } from './useMemberDraft';
import { serviceText } from '../../i18n/serviceText';
import { type MessageInLanguage, useDialogs, useIsMounted } from '../../ui/dialogs/DialogsContext';
import { useShowResult } from '../../ui/useShowResult';
import { changedByOthersText, notSavedText } from './savedText';
import { unreadFailure, updateFailure } from './updateFailure';
import { useConflictQuestion } from './useConflictQuestion';

export type SendUpdate = (
  changes: MemberChanges,
  /** The record that the service has now. */
  before: MemberChanges,
) => PromiseLike<DataOrError<SavedMember>>;

type OnceControl = Pick<ReturnType<typeof useOnce>, 'isPending' | 'run' | 'confirmAndSend'>;

interface MemberSaveOptions {
  readonly form: FormInstance<MemberChanges>;
  /** The original values, fetched after the form was opened. */
  readonly record: MemberChanges;
  readonly fetchRecord: () => PromiseLike<DataOrError<MemberRecord>>;
  readonly sendUpdate: SendUpdate;
  /** Sends one update at a time (rule C1). */
  readonly change: OnceControl;
  readonly confirmResend: ConfirmResend;
  readonly savedText: Text;
}

interface SaveResult extends Pick<SavedMember, 'message'> {
  readonly values: MemberChanges;
  /** The record stored now; `null` if unknown. */
  readonly stored: MemberRecord | null;
  /** Nothing was typed while it was being sent. */
  readonly isUnchanged: boolean;
}

/** The form's part after a save: `mark` nothing as unsaved, and `leave` with the message; or `keep` what failed, if it was left. */
interface AfterSave {
  readonly mark: () => void;
  readonly keep: (edit: MemberChanges) => void;
  readonly leave: (message: MessageInLanguage) => Promise<void>;
}

/**
 * Saves an edit form (rule C7): fetches the record again, keeps other people's changes, asks if both changed the same field,
 * and only then sends the update.
 */
export function useMemberSave({
  form,
  record,
  fetchRecord,
  sendUpdate,
  ...options
}: MemberSaveOptions) {
  const { change, confirmResend, savedText } = options;
  const { showMessage } = useDialogs();
  const showResult = useShowResult();
  const [base, setBase] = useState(() => withAllRepresentatives(record));
  const { choose, question } = useConflictQuestion();
  const isMounted = useIsMounted();
  /** Values sent without an answer: the next fetched record may have them. */
  const uncertain = useRef<MemberChanges | null>(null);
  const changedByOthers = useRef<readonly MemberField[]>([]);

  /** Merges the typed values into the current record; `null` if the person cancelled. */
  const merge = async (typed: MemberChanges, now: MemberRecord) => {
    const known = uncertain.current === null ? base : withConfirmed(base, uncertain.current, now);
    const merged = mergeEdits(known, typed, now);
    const values = await choose(merged);
    if (values === null) return null;
    uncertain.current = null;
    changedByOthers.current = [...new Set([...changedByOthers.current, ...merged.changedByOthers])];
    setBase(merged.now);
    updateUntouched(form, typed, values);
    return { values, before: merged.now };
  };

  /** After a lost answer, the stored record decides which changes are still unsaved. */
  const settle = async (sent: MemberChanges) => {
    const { data: now } = await fetchRecord();
    if (now !== undefined) setBase((known) => withConfirmed(known, sent, now));
  };

  const showFailure = async (
    result: Extract<ChangeResult<unknown>, { kind: 'failed' }>,
    sent: MemberChanges | null,
  ) => {
    if (sent === null) {
      await showResult(result, {
        failed: (t, failure) => unreadFailure(t, failure, isMounted.current),
      });
      return;
    }
    if (isUncertain(result.failure)) {
      uncertain.current = sent;
      void settle(sent);
    }
    await showResult(result, {
      form,
      subject: { name: sent.firmName },
      failed: (t, failure, others) => updateFailure(t, failure, others, isMounted.current),
    });
  };

  /** If something was typed during the save, it is not saved yet, so the form stays open. */
  const isWhole = (sent: MemberChanges) =>
    !isMounted.current || differingFields(formValues(form) ?? sent, sent).length === 0;

  const save = async (typed: MemberChanges, { mark, keep, leave }: AfterSave) => {
    let sent: MemberChanges | null = null;
    const result = await change.run<SaveResult | null>(async () => {
      running.current = 'own';
      const { data: now, error: unread } = await fetchRecord();
      if (unread !== undefined) return { error: unread };
      // Sends nothing if the screen was left or the question cancelled.
      const merged = isMounted.current ? await merge(typed, now) : null;
      if (merged === null) return { data: null };
      const { values, before } = merged;
      sent = values;
      const answer = await change.confirmAndSend(() => sendUpdate(values, before), confirmResend);
      if (answer === null) return { data: null };
      const { data, error } = answer;
      if (error !== undefined) return { error };
      const isUnchanged = isWhole(values);
      if (isUnchanged) mark();
      const stored = data.record ?? (await fetchRecord()).data ?? null;
      return { data: { ...data, values, stored, isUnchanged } };
    });
    if (result.kind === 'failed') {
      if (!isMounted.current) keep(sent ?? typed);
      await showFailure(result, sent);
    }
    if (result.kind === 'done' && result.data !== null) await goOn(result.data, leave);
  };

  const goOn = async (
    { values, message, stored, isUnchanged }: SaveResult,
    leave: AfterSave['leave'],
  ) => {
    const othersChanged = changedByOthers.current;
    const saved: MessageInLanguage = (t) => ({
      kind: 'success',
      title: t('Success'),
      text: message === null ? t(savedText) : serviceText(message),
      detail: sentences(
        stored === null ? null : notSavedText(t, values, stored),
        changedByOthersText(t, othersChanged),
        isUnchanged ? null : t('What you typed while saving is not saved yet.'),
      ),
      subject: { name: values.firmName },
    });
    if (isUnchanged) return leave(saved);
    changedByOthers.current = [];
    const after = mergeEdits(values, formValues(form) ?? values, stored ?? values);
    setBase(after.now);
    updateUntouched(form, values, after.now);
    await showMessage(saved);
  };

  /** Moves the edit to a newer version: untouched fields take its values. */
  const rebase = (now: MemberChanges, original: MemberChanges, typed: MemberChanges) => {
    const merged = mergeEdits(original, typed, now);
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
  const restoreDraft = ({ typed, startedFrom }: MemberDraft) => {
    changedByOthers.current = rebase(base, startedFrom ?? base, typed);
  };

  // Another form's save of this record, begun before that form was left, may have saved some values of this one.
  const followOtherSave = useEffectEvent(async () => {
    const { data: now } = await fetchRecord();
    const typed = formValues(form);
    if (now === undefined || !isMounted.current || typed === null) return;
    // In order, without places: the wire format has no places of representatives.
    if (fieldsNotSaved(typed, now).length === 0) setBase(withAllRepresentatives(typed));
    else rebase(now, base, typed);
  });
  const running = useRef<'none' | 'own' | 'other'>('none');
  useEffect(() => {
    if (change.isPending) {
      if (running.current === 'none') running.current = 'other';
      return;
    }
    if (running.current === 'other') void followOtherSave();
    running.current = 'none';
  }, [change.isPending]);

  const typed = Form.useWatch([], form);
  const edit = useMemo(
    (): StoredEdit | undefined => (typed === undefined ? undefined : { ...typed, base }),
    [typed, base],
  );
  return { base, edit, restoreDraft, save, isSaving: change.isPending, question };
}

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
  const next = memberFields.reduce(
    (values, field) =>
      valueOf(values, field) === valueOf(before, field)
        ? withValue(values, field, valueOf(after, field))
        : values,
    shown,
  );
  form.setFieldsValue(next);
}

const sentences = (...texts: readonly (string | null)[]): string | null =>
  texts.filter((text) => text !== null).join(' ') || null;
