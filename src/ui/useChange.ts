import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  changeKey,
  unknownAcknowledged,
  runChange,
  selectIsRunning,
  selectSentBefore,
} from '../api/once';
import { type RootState, useAppDispatch, useAppSelector, useAppStore } from '../api/state';
import { type DataOrError, earlierSendOf, type Failure, failureOf } from '../domain/failure';
import type { MemberId } from '../domain/member';
import type { TFunction } from '../i18n/translation';
import type {
  InLanguage,
  Message,
  MessageInLanguage,
  MessageSubject,
  Question,
} from './dialogs/DialogQueue';
import { useDialogs, useIsMounted } from './dialogs/DialogsContext';
import { changeFailureText, failureText } from './failureText';
import { type FieldErrors, showFieldErrors } from './plain/fieldErrors';
import { sendAgainQuestion } from './SentBefore';

/** An endpoint of `src/api` that changes something, as RTK Query makes it. */
interface ChangeEndpoint<Arg, Data> {
  readonly name: string;
  readonly Types: { readonly ResultType: Data };
  readonly initiate: (
    arg: Arg,
    options: { readonly track: false },
  ) => ThunkAction<PromiseLike<DataOrError<NoInfer<Data>>>, RootState, unknown, UnknownAction>;
}

interface ChangeOptions<Result> {
  /** Whom the change concerns: named in its messages, and where its result stays unknown. */
  readonly subject?: MessageSubject | undefined;
  readonly question?: InLanguage<Question>;
  /** Looks whether the change still makes sense: `null` if so, else what is true now, or why that is not known. */
  readonly stillTrue?: () => Promise<MessageInLanguage | Failure | null>;
  /** The form that is sent: what the service says about its fields is shown below them. */
  readonly form?: FieldErrors;
  /** Omit it if the change on the screen says enough. */
  readonly done?: (t: TFunction, data: Result) => Message;
  /** Omit it if the screen shows the failure. `others` are the service's words about fields that the form does not show. */
  readonly failed?: (t: TFunction, failure: Failure, others: string | null) => Message;
  /** Its failure is a notice: the person may be on any screen by now. */
  readonly inNotice?: true;
}

interface Step<Arg, Data> {
  /** Sends the call; asks first if an earlier one has no certain result. */
  readonly send: (arg: Arg) => Promise<DataOrError<Data>>;
  /** True once the person has left the screen: ask again after each `await`. */
  readonly isLeft: () => boolean;
}

/**
 * Runs a change from a screen: asks, looks, sends and shows the result; once at a time, whatever button or screen it is pressed
 * on. `run` resolves to `null` unless the change was made; `isRead` is true if the person closed the message.
 */
export function useChange<Arg, Data, Result = Data>(
  endpoint: ChangeEndpoint<Arg, Data>,
  id: MemberId | undefined,
  options: ChangeOptions<Result>,
) {
  const key = changeKey(endpoint.name, id);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const { confirm, notify, showMessage } = useDialogs();
  const isMounted = useIsMounted();
  const isPending = useAppSelector((state) => selectIsRunning(state, key));
  const sentBefore = useAppSelector((state) => selectSentBefore(state, key));

  const run = async (
    steps: (step: Step<Arg, Data>) => PromiseLike<DataOrError<Result>>,
    ofThisRun: Pick<ChangeOptions<Result>, 'subject' | 'inNotice'> = {},
  ): Promise<{ readonly data: Result; readonly isRead: boolean } | null> => {
    const chosen = { ...options, ...ofThisRun };
    const { subject, question, stillTrue, form, done, failed, inNotice = false } = chosen;
    // A question asked for a change that is running would be asked for nothing.
    if (selectIsRunning(store.getState(), key)) return null;
    const about = subject === undefined ? {} : { subject };
    const confirmResend = ({ at }: { readonly at: number }) =>
      confirm((t) => ({ ...sendAgainQuestion(t, { at }, subject?.name), ...about }));
    const show = async (message: MessageInLanguage): Promise<boolean> => {
      const whole: MessageInLanguage = (t) => ({ ...message(t), ...about });
      if (!inNotice) return showMessage(whole);
      notify((t) => ({ kind: 'error', ...whole(t) }));
      return false;
    };

    let mayResend = false;
    if (question !== undefined) {
      const before = selectSentBefore(store.getState(), key);
      if (!(await (before === undefined ? confirm(question) : confirmResend(before)))) return null;
      mayResend = before !== undefined;
    }
    const send = async (arg: Arg): Promise<DataOrError<Data>> => {
      for (;;) {
        // After each question, which may have stood for a while.
        const hindrance = stillTrue === undefined ? null : await stillTrue();
        if (typeof hindrance === 'function') void show(hindrance);
        if (hindrance !== null)
          return { error: typeof hindrance === 'function' ? NOT_SENT : hindrance };
        const answer = await dispatch(endpoint.initiate(arg, { track: false }));
        const before = earlierSendOf(answer.error);
        if (before === null) return answer;
        if (!mayResend && !(await confirmResend(before))) return { error: NOT_SENT };
        dispatch(unknownAcknowledged(before));
      }
    };
    const answer = await dispatch(
      runChange(key, subject?.name ?? '', () => steps({ send, isLeft: () => !isMounted.current })),
    );
    if (answer.error === undefined) {
      const { data } = answer;
      if (done === undefined) return { data, isRead: true };
      return { data, isRead: await show((t) => ({ kind: 'success', ...done(t, data) })) };
    }
    const failure = failureOf(answer.error);
    if (failure.kind === 'ignored' || failure.kind === 'running') return null;
    if (failure.kind === 'elsewhere')
      await show((t) => ({
        title: t('Another tab is already doing this'),
        detail: failureText(t, failure),
      }));
    else if (failed !== undefined) {
      const fields = form && showFieldErrors(form, failure);
      const others = fields?.others ?? null;
      if (fields?.areAllShown !== true)
        await show((t) => ({
          detail: changeFailureText(t, failure),
          ...failed(t, failure, others),
        }));
    }
    return null;
  };
  return { run, isPending, sentBefore };
}

/** Nothing was sent, and there is nothing to say. */
export const NOT_SENT: Failure = { kind: 'ignored', result: 'refused' };
