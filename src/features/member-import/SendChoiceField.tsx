import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';

export type SendChoice = 'unchanged' | 'corrected';

interface SendChoiceFieldProps {
  readonly choice: SendChoice;
  readonly onChoose: (choice: SendChoice) => void;
}

/** Which file goes to the service: the preview informs and never blocks (rule I1). */
export function SendChoiceField({ choice, onChoose }: SendChoiceFieldProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      aria-label={t('What is sent')}
      value={choice}
      onChange={({ target }) => onChoose(target.value === 'corrected' ? 'corrected' : 'unchanged')}
      options={[
        { value: 'unchanged', label: t('Send my file unchanged') },
        { value: 'corrected', label: t('Send the rows of the preview, as a CSV of the template') },
      ]}
    />
  );
}
