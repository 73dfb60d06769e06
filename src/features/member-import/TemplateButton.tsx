import { Button } from 'antd';
import { useTranslation } from '../../i18n/translation';
import { saveFile } from '../../ui/saveFile';
import { TEMPLATE_NAME, templateCsv } from './template';

/** Saves the import's template, with two sample rows (product §2 item 10). */
export function TemplateButton({ disabled = false }: { readonly disabled?: boolean }) {
  const { t } = useTranslation();
  return (
    <Button
      disabled={disabled}
      onClick={() =>
        saveFile(new Blob([templateCsv()], { type: 'text/csv;charset=utf-8' }), TEMPLATE_NAME)
      }
    >
      {t('Download CSV Template')}
    </Button>
  );
}
