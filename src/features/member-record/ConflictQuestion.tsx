import { Button, Radio } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { labelOf } from '../../domain/memberFields';
import {
  type Conflict,
  type ConflictChoice,
  type SavePlan,
  withChoices,
} from '../../domain/planSave';
import { Dialog, DialogText } from '../../ui/dialogs/Dialog';
import { useCloseOnBack } from '../../ui/dialogs/useCloseOnBack';
import styles from './record.module.css';
import type { MemberChanges } from '../../domain/member';

interface ConflictQuestionProps {
  readonly conflicts: readonly Conflict[];
  /** A choice for each conflict, in order; `null` for Cancel. */
  readonly onAnswer: (choices: readonly ConflictChoice[] | null) => void;
}

/** Shows both values of each field that two people changed; the person chooses one. */
export function ConflictQuestion({ conflicts, onAnswer }: ConflictQuestionProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Readonly<Record<number, ConflictChoice>>>({});
  const [hasTriedToSubmit, setHasTriedToSubmit] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const id = useId();
  useCloseOnBack(() => onAnswer(null));

  /** Update was pressed without a choice for this field. */
  const isMissing = (index: number) => hasTriedToSubmit && chosen[index] === undefined;

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
          <fieldset key={conflict.field.join('.')} className={styles['conflict']}>
            <legend>{t(...labelOf(conflict.field))}</legend>
            {(['typed', 'now'] as const).map((choice) => (
              <Radio
                key={choice}
                className={styles['option'] ?? ''}
                name={`${id}-${index}`}
                checked={chosen[index] === choice}
                aria-describedby={isMissing(index) ? `${id}-${index}-missing` : undefined}
                onChange={() => setChosen({ ...chosen, [index]: choice })}
              >
                <span>{choice === 'typed' ? t('What you typed') : t('What is saved now')}</span>{' '}
                <span className={styles['value']} translate="no">
                  {conflict[choice].trim() === '' ? <i>{t('empty')}</i> : conflict[choice]}
                </span>
              </Radio>
            ))}
            {isMissing(index) && (
              <div id={`${id}-${index}-missing`} className={styles['missing']}>
                {t('Choose one of the two.')}
              </div>
            )}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

export function useConflictQuestion() {
  const [asked, setAsked] = useState<ConflictQuestionProps | null>(null);

  // Leaving the screen counts as Cancel.
  useEffect(() => () => asked?.onAnswer(null), [asked]);

  /** Resolves with the values to save; `null` for Cancel. */
  const choose = async (merged: SavePlan): Promise<MemberChanges | null> => {
    const { values, conflicts } = merged;
    if (conflicts.length === 0) return values;
    const choices = await new Promise<readonly ConflictChoice[] | null>((onAnswer) =>
      setAsked({ conflicts, onAnswer }),
    );
    setAsked(null);
    return choices === null ? null : withChoices(merged, choices);
  };
  return { choose, question: asked !== null && <ConflictQuestion {...asked} /> };
}
