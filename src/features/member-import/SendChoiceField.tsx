import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../ui/RadioGroup';

export type SendChoice = 'unchanged' | 'corrected';

interface SendChoiceFieldProps {
  readonly choice: SendChoice;
  readonly onChoose: (choice: SendChoice) => void;
}

/** Which file goes to the service: the preview informs and never blocks (rule I1). */
export function SendChoiceField({ choice, onChoose }: SendChoiceFieldProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      label={t('What is sent')}
      value={choice}
      onChoose={onChoose}
      options={[
        { value: 'unchanged', text: t('Send my file unchanged') },
        { value: 'corrected', text: t('Send the rows of the preview, as a CSV of the template') },
      ]}
    />
  );
}
