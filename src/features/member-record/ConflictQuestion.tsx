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
import { Dialog } from '../../ui/dialogs/Dialog';
import { DialogText } from '../../ui/dialogs/DialogText';
import { useCloseOnBack } from '../../ui/dialogs/useCloseOnBack';
import styles from './ConflictQuestion.module.css';
import type { MemberChanges } from '../../domain/member';

interface ConflictQuestionProps {
  readonly conflicts: readonly Conflict[];
  /** A choice for each conflict, in order; `null` for Cancel. */
  readonly onAnswer: (choices: readonly ConflictChoice[] | null) => void;
}

/** Shows both values of each field that two people changed; the person chooses one (rule C7). */
export function ConflictQuestion({ conflicts, onAnswer }: ConflictQuestionProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly (ConflictChoice | undefined)[]>([]);
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
            onChoose={(choice) =>
              setChosen(conflicts.map((_, other) => (other === index ? choice : chosen[other])))
            }
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
  const option = (choice: ConflictChoice, name: string) => (
    <Radio
      className={styles['option'] ?? ''}
      name={id}
      checked={chosen === choice}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
      onChange={() => onChoose(choice)}
    >
      <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['value']} translate="no">
        {conflict[choice].trim() === '' ? <i>{t('empty')}</i> : conflict[choice]}
      </span>
    </Radio>
  );
  return (
    <fieldset className={styles['field']}>
      <legend>{t(...labelOf(conflict.field))}</legend>
      <div className={styles['options']}>
        {option('typed', t('What you typed'))}
        {option('now', t('What is saved now'))}
      </div>
      {isMissing && (
        <div id={`${id}-missing`} className={styles['missing']}>
          {t('Choose one of the two.')}
        </div>
      )}
    </fieldset>
  );
}

export function useConflictQuestion() {
  const [pendingMerge, setPendingMerge] = useState<MergedEdits | null>(null);
  const answer = useRef<(choices: readonly ConflictChoice[] | null) => void>(undefined);

  // Leaving the screen counts as Cancel.
  useEffect(() => () => answer.current?.(null), []);

  /** Resolves with the values to save; `null` for Cancel. */
  const choose = async (merged: MergedEdits): Promise<MemberChanges | null> => {
    if (merged.conflicts.length === 0) return merged.values;
    const choices = await new Promise<readonly ConflictChoice[] | null>((resolve) => {
      answer.current = resolve;
      setPendingMerge(merged);
    });
    setPendingMerge(null);
    return choices === null ? null : withChoices(merged, choices);
  };

  const question =
    pendingMerge === null ? null : (
      <ConflictQuestion
        conflicts={pendingMerge.conflicts}
        onAnswer={(choices) => answer.current?.(choices)}
      />
    );
  return { choose, question };
}
