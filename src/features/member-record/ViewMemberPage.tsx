import { Alert, Form as AntdForm } from 'antd';
import { useTranslation } from '../../i18n/translation';
import { Link } from 'react-router';
import type { ListOrigin } from '../../config/visits';
import { memberLink } from '../../config/paths';
import type { MemberChanges, MemberId, MemberRecord } from '../../domain/member';
import { Form } from '../../ui/form/Form';
import { MemberFields } from './MemberFields';
import { withAllRepresentatives } from '../../domain/memberChanges';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { useOfficeRecord } from './useOfficeRecord';

/** View Member: the form of Edit Member without Update; nothing is submitted (product §2 item 12). */
export default function ViewMemberPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const { query, failedText, screens, cameFrom } = useOfficeRecord(id);
  // After the edit, the person returns to the list that this screen was opened from.
  const from: ListOrigin | null = cameFrom === null ? null : { list: cameFrom };
  return (
    <Content heading={t('View Member')} backTo={screens.screen}>
      <QueryState query={query} failedText={failedText}>
        {(record) => (
          <>
            <Alert
              type="info"
              showIcon
              style={{ marginBlockEnd: '1rem' }}
              title={t('View only: changes here are not saved')}
              action={
                <Link to={memberLink(screens.edit, id)} state={from}>
                  {t('Edit')}
                </Link>
              }
            />
            <MemberView record={record} />
          </>
        )}
      </QueryState>
    </Content>
  );
}

function MemberView({ record }: { readonly record: MemberRecord }) {
  const [form] = AntdForm.useForm<MemberChanges>();
  return (
    <Form form={form} initialValues={withAllRepresentatives(record)} onFinish={() => undefined}>
      <MemberFields base={record} />
    </Form>
  );
}
