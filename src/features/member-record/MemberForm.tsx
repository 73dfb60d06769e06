import { Alert, Button, Form as AntdForm } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/translation';
import type { MemberChanges } from '../../domain/member';
import type { MemberEdit } from '../../domain/memberChanges';
import { Form } from '../../ui/form/Form';
import { SentBefore } from '../../ui/SentBefore';
import { MemberFields } from './MemberFields';
import styles from './record.module.css';
import { type MemberSaveProps, useMemberSave } from './useMemberSave';

interface MemberFormProps extends MemberSaveProps {
  /** Values of an earlier edit, with which the form opens. */
  readonly oldValues?: MemberEdit | null;
}

/** The form of Edit Member and Manage Profile. It starts with the record, so cancelling restores that (product §4). */
export function MemberForm({ oldValues = null, ...props }: MemberFormProps) {
  const { t } = useTranslation();
  // Has Cancel, and buttons at both ends.
  const isProfile = props.endpoint === 'profile';
  const [form] = AntdForm.useForm<MemberChanges>();
  const { base, draft, restore, save, isSaving, ...work } = useMemberSave(form, props);

  // Unsaved work of an earlier visit comes first, since a changed form replaces it.
  const showsOldValues = oldValues !== null && draft === null && !work.isRestored;
  const enterOldValues = useEffectEvent(() => oldValues !== null && restore(oldValues));
  // antd's form takes values after its first render.
  useEffect(() => {
    if (showsOldValues) enterOldValues();
  }, [showsOldValues]);

  const cancel = () => {
    work.discardDraft();
    props.onClose?.();
  };
  // Not disabled, so that the pressed one keeps the focus.
  const busy = { loading: isSaving, 'aria-busy': isSaving, 'aria-disabled': isSaving };
  const cancelButton = (
    <Button disabled={isSaving} onClick={cancel}>
      {t('Cancel')}
    </Button>
  );
  return (
    <>
      <Form form={form} initialValues={base} onFinish={save}>
        <SentBefore sent={work.sentBefore} />
        {draft !== null && (
          <DraftOffer
            restore={() => {
              restore(draft);
              work.markRestored();
            }}
            discard={work.discardDraft}
          />
        )}
        {showsOldValues && work.isDirty && (
          <Alert
            type="info"
            showIcon
            style={{ marginBlockEnd: '1rem' }}
            title={t('The old values are in the form. They are saved when you press Update.')}
          />
        )}
        {isProfile && (
          <div className="row" style={{ justifyContent: 'flex-end', marginBlockEnd: '1rem' }}>
            {cancelButton}
            <Button type="primary" htmlType="submit" {...busy}>
              {isSaving ? t('Saving...') : t('Save')}
            </Button>
          </div>
        )}
        <MemberFields
          base={base}
          isFirmNameReadOnly={isProfile}
          oldValues={showsOldValues ? oldValues : null}
        />
        <div className={styles['bar']}>
          <Button type="primary" htmlType="submit" {...busy}>
            {t('Update')}
          </Button>
          {isProfile && cancelButton}
        </div>
      </Form>
      {work.question}
    </>
  );
}

/** Offers to restore text typed before a reload or an expired session. */
export function DraftOffer(on: { readonly restore: () => void; readonly discard: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      style={{ marginBlockEnd: '1rem' }}
      title={t('You have unsaved changes here from earlier.')}
      action={
        <div className="row">
          <Button type="primary" onClick={on.restore}>
            {t('Restore changes')}
          </Button>
          <Button onClick={on.discard}>{t('Discard changes')}</Button>
        </div>
      }
    />
  );
}
