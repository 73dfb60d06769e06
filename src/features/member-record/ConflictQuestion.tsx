import { Button, Radio } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { labelOf } from '../../domain/memberFields';
import {
  type Conflict,
  type ConflictChoice,
  type MergedEdits,
  withChoices,
} from '../../domain/mergeEdits';
import { Dialog, DialogText } from '../../ui/dialogs/Dialog';
import { useCloseOnBack } from '../../ui/dialogs/useCloseOnBack';
import styles from './record.module.css';
import type { MemberChanges } from '../../domain/member';

interface ConflictQuestionProps {
  readonly conflicts: readonly Conflict[];
  /** A choice for each conflict, in order; `null` for Cancel. */
  readonly onAnswer: (choices: readonly ConflictChoice[] | null) => void;
}

/** Shows both values of each field that two people changed; the person chooses one (rule C7). */
export function ConflictQuestion({ conflicts, onAnswer }: ConflictQuestionProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Readonly<Record<number, ConflictChoice>>>({});
  const [hasTriedToSubmit, setHasTriedToSubmit] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useCloseOnBack(() => onAnswer(null));

  const update = () => {
    const choices = conflicts.map((_, index) => chosen[index]);
    const open = choices.indexOf(undefined);
    if (open === -1) return onAnswer(choices.filter((choice) => choice !== undefined));
    setHasTriedToSubmit(true);
    const missing = fields.current?.children[open];
    missing?.querySelector('input')?.focus({ preventScroll: true });
    missing?.scrollIntoView({ block: 'center' });
  };

  return (
    <Dialog
      title={t('Someone else changed the same details')}
      onCancel={() => onAnswer(null)}
      actions={
        <>
          <Button onClick={() => onAnswer(null)}>{t('Cancel')}</Button>
          <Button type="primary" onClick={update}>
            {t('Update')}
          </Button>
        </>
      }
    >
      <DialogText>
        <p>
          {t(
            'While you were typing, someone else saved different details. For each field, choose which one to keep.',
          )}
        </p>
      </DialogText>
      <div ref={fields}>
        {conflicts.map((conflict, index) => (
          <Field
            key={conflict.field.join('.')}
            conflict={conflict}
            chosen={chosen[index]}
            isMissing={hasTriedToSubmit && chosen[index] === undefined}
            onChoose={(choice) => setChosen({ ...chosen, [index]: choice })}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ConflictFieldProps {
  readonly conflict: Conflict;
  readonly chosen: ConflictChoice | undefined;
  /** Update was pressed without a choice for this field. */
  readonly isMissing: boolean;
  readonly onChoose: (choice: ConflictChoice) => void;
}

function Field({ conflict, chosen, isMissing, onChoose }: ConflictFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const names = { typed: t('What you typed'), now: t('What is saved now') };
  return (
    <fieldset className={styles['conflict']}>
      <legend>{t(...labelOf(conflict.field))}</legend>
      {(['typed', 'now'] as const).map((choice) => (
        <Radio
          key={choice}
          className={styles['option'] ?? ''}
          name={id}
          checked={chosen === choice}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          onChange={() => onChoose(choice)}
        >
          <span>{names[choice]}</span>{' '}
          <span className={styles['value']} translate="no">
            {conflict[choice].trim() === '' ? <i>{t('empty')}</i> : conflict[choice]}
          </span>
        </Radio>
      ))}
      {isMissing && (
        <div id={`${id}-missing`} className={styles['missing']}>
          {t('Choose one of the two.')}
        </div>
      )}
    </fieldset>
  );
}

interface PendingMerge {
  readonly merged: MergedEdits;
  readonly answer: ConflictQuestionProps['onAnswer'];
}

export function useConflictQuestion() {
  const [pending, setPending] = useState<PendingMerge | null>(null);

  // Leaving the screen counts as Cancel.
  useEffect(() => () => pending?.answer(null), [pending]);

  /** Resolves with the values to save; `null` for Cancel. */
  const choose = async (merged: MergedEdits): Promise<MemberChanges | null> => {
    if (merged.conflicts.length === 0) return merged.values;
    const choices = await new Promise<readonly ConflictChoice[] | null>((answer) =>
      setPending({ merged, answer }),
    );
    setPending(null);
    return choices === null ? null : withChoices(merged, choices);
  };

  const question = pending !== null && (
    <ConflictQuestion conflicts={pending.merged.conflicts} onAnswer={pending.answer} />
  );
  return { choose, question };
}
