import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { useOnce } from '../../api/useOnce';
import type { DataOrError, ChangeResult } from '../../domain/changeResult';
import { isUncertain } from '../../domain/failure';
import type { MemberChanges, MemberRecord, SavedMember } from '../../domain/member';
import {
  differingFields,
  type StoredEdit,
  readMemberChanges,
  fieldsNotSaved,
  valueOf,
  withAllRepresentatives,
  withValue,
} from '../../domain/memberChanges';
import type { ConfirmResend } from '../../domain/earlierSend';
import { type MemberField, memberFields } from '../../domain/memberFields';
import { mergeEdits, withConfirmed } from '../../domain/mergeEdits';
import type { MemberDraft } from '../../session/unsaved/useMemberDraft';
import { serviceText } from '../../i18n/serviceText';
import { type Message, useDialogs, useIsMounted } from '../../ui/dialogs/DialogsContext';
import { useShowResult } from '../../ui/useShowResult';
import { changedByOthersText, notSavedText } from './savedText';
import { unreadFailure, updateFailure } from './updateFailure';
import { useConflictQuestion } from './useConflictQuestion';

type OnceControl = Pick<ReturnType<typeof useOnce>, 'isPending' | 'run' | 'confirmAndSend'>;

interface MemberSaveOptions {
  readonly form: FormInstance<MemberChanges>;
  /** What the form begins with: a record that was read after it was opened. */
  readonly record: MemberChanges;
  /** Asks the service for the record as it stands now. */
  readonly fetchRecord: () => PromiseLike<DataOrError<MemberRecord>>;
  readonly sendUpdate: (changes: MemberChanges) => PromiseLike<DataOrError<SavedMember>>;
  /** The change, once at a time (rule C1). */
  readonly change: OnceControl;
  /** Whether an update whose earlier result is unknown goes once more (rule C11). */
  readonly confirmResend: ConfirmResend;
  /** Said where the service says nothing of a save. */
  readonly savedText: string;
}

/** A save that went through. */
interface SaveResult {
  readonly values: MemberChanges;
  readonly message: string | null;
  /** What the service holds now; `null` where nobody knows. */
  readonly stored: MemberRecord | null;
  /** Nothing was typed while it was on its way. */
  readonly isUnchanged: boolean;
}

/** What a form does once it is saved: it marks that it holds nothing unsaved any more, and goes on with what is to be said. */
interface AfterSave {
  readonly mark: () => void;
  readonly leave: (message: Message) => Promise<void>;
}

/**
 * The save of an edit form (rule C7): the record is read once more, what somebody else has changed meanwhile is
 * kept, or asked about where both changed the same, and only then it is sent.
 */
export function useMemberSave({
  form,
  record,
  fetchRecord,
  sendUpdate,
  ...options
}: MemberSaveOptions) {
  const { change, confirmResend, savedText } = options;
  const { t } = useTranslation();
  const { showMessage } = useDialogs();
  const showResult = useShowResult();
  const [base, setBase] = useState(() => withAllRepresentatives(record));
  const { choose, question } = useConflictQuestion();
  const isMounted = useIsMounted();
  /** What was sent and whose answer was lost: the next record that is read may hold it. */
  const uncertain = useRef<MemberChanges | null>(null);
  /** What only somebody else has changed since the form was opened. */
  const theirs = useRef<readonly MemberField[]>([]);
  /** Where the focus was when the save began. */
  const pressed = useRef<Element | null>(null);

  /** What is to be sent over the record as it stands now; `null` where the person gave it up. */
  const merge = async (typed: MemberChanges, now: MemberRecord): Promise<MemberChanges | null> => {
    const known = uncertain.current === null ? base : withConfirmed(base, uncertain.current, now);
    const merged = mergeEdits(known, typed, now);
    const values = await choose(merged);
    if (values === null) return null;
    uncertain.current = null;
    theirs.current = [...new Set([...theirs.current, ...merged.theirs])];
    setBase(merged.now);
    updateUntouched(form, typed, values);
    return values;
  };

  /** After a lost answer: what the service holds now decides what is still unsaved. */
  const settle = async (sent: MemberChanges) => {
    const { data: now } = await fetchRecord();
    if (now !== undefined) setBase((known) => withConfirmed(known, sent, now));
  };

  const showFailure = async (
    result: Extract<ChangeResult<unknown>, { kind: 'failed' }>,
    sent: MemberChanges | null,
  ) => {
    if (sent === null) {
      await showResult(result, { failed: (failure) => unreadFailure(t, failure) });
      return;
    }
    await showResult(result, {
      form,
      subject: { name: sent.firmName },
      failed: (failure, others) => {
        if (isUncertain(failure)) {
          uncertain.current = sent;
          void settle(sent);
        }
        return updateFailure(t, failure, others);
      },
    });
  };

  /** What was typed while the save was on its way is not in it: then the form stays. */
  const isWhole = (sent: MemberChanges) =>
    !isMounted.current || differingFields(formValues(form) ?? sent, sent).length === 0;

  const save = async (typed: MemberChanges, { mark, leave }: AfterSave) => {
    pressed.current = document.activeElement;
    let sent: MemberChanges | null = null;
    const result = await change.run<SaveResult | null>(async () => {
      running.current = 'own';
      const { data: now, error: unread } = await fetchRecord();
      if (unread !== undefined) return { error: unread };
      // Left before anything was sent, or given up: then nothing is.
      const values = isMounted.current ? await merge(typed, now) : null;
      if (values === null) return { data: null };
      sent = values;
      const answer = await change.confirmAndSend(() => sendUpdate(values), confirmResend);
      if (answer === null) return { data: null };
      const { data, error } = answer;
      if (error !== undefined) return { error };
      const isUnchanged = isWhole(values);
      if (isUnchanged) mark();
      const stored = data.record ?? (await fetchRecord()).data ?? null;
      return { data: { values, message: data.message, stored, isUnchanged } };
    });
    if (result.kind === 'failed') await showFailure(result, sent);
    if (result.kind === 'done' && result.data !== null) await goOn(result.data, leave);
  };

  const goOn = async (
    { values, message, stored, isUnchanged }: SaveResult,
    leave: AfterSave['leave'],
  ) => {
    const said = {
      title: t('Success'),
      text: message === null ? savedText : serviceText(message),
      detail: sentences(
        stored === null ? null : notSavedText(t, values, stored),
        changedByOthersText(t, theirs.current),
        isUnchanged ? null : t('What you typed while saving is not saved yet.'),
      ),
      subject: { name: values.firmName },
    };
    if (isUnchanged) return leave(said);
    theirs.current = [];
    const after = mergeEdits(values, formValues(form) ?? values, stored ?? values);
    setBase(after.now);
    updateUntouched(form, values, after.now);
    await showMessage(said);
  };

  /** From now on the edit stands on another version: what it did not touch follows. */
  const rebase = (now: MemberChanges, begun: MemberChanges, typed: MemberChanges) => {
    const merged = mergeEdits(begun, typed, now);
    // Where both changed the same, the save asks: until then the edit has what it began with.
    setBase(
      merged.conflicts.reduce(
        (known, { field }) => withValue(known, field, valueOf(begun, field)),
        merged.now,
      ),
    );
    form.setFieldsValue(merged.values);
    return merged.theirs;
  };

  /** Goes on with an edit that was kept: what it did not touch stays as the service holds it now. */
  const restoreDraft = ({ typed, startedFrom }: MemberDraft) => {
    theirs.current = rebase(base, startedFrom ?? base, typed);
  };

  // A save of this record that was begun in a form that was left: what it brought is no longer unsaved here.
  const followOtherSave = useEffectEvent(async () => {
    const { data: now } = await fetchRecord();
    const typed = formValues(form);
    if (now === undefined || !isMounted.current || typed === null) return;
    // By their order: the wire cannot say at which place a representative stood.
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
    // A button that was disabled meanwhile has lost the focus: it gets it back, unless something else has it by now.
    const { activeElement, body } = document;
    if (activeElement === body && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [change.isPending]);

  const typed = Form.useWatch([], form);
  const edit = useMemo(
    (): StoredEdit | undefined => (typed === undefined ? undefined : { ...typed, base }),
    [typed, base],
  );
  return { base, edit, restoreDraft, save, isSaving: change.isPending, question };
}

/** What the fields hold; `null` once the form is gone. */
const formValues = (form: FormInstance<MemberChanges>) =>
  readMemberChanges(form.getFieldsValue(true));

/** The fields that still hold `before` go on to `after`; what was typed into one since then stays. */
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
