import { useTranslation } from 'react-i18next';
import { useReceiptQuery } from '../../api/profile';
import type { MemberId } from '../../domain/memberId';
import { Button } from '../../ui/Button';
import { PRINT_ICON } from '../../ui/icons';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { ReceiptSheet } from './ReceiptSheet';

/** The membership fee receipt of the signed-in member, by the id of the user (product §2 item 15). */
export default function ReceiptPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const query = useReceiptQuery(id);
  return (
    <Content
      heading={t('Membership Fee Receipt')}
      tools={
        query.data !== undefined && (
          <Button primary icon={PRINT_ICON} onClick={() => window.print()}>
            {t('Print Receipt')}
          </Button>
        )
      }
    >
      <QueryState
        query={query}
        failedText={t('Failed to load receipt.')}
        loadingText={t('Loading receipt...')}
      >
        {(receipt) => <ReceiptSheet receipt={receipt} />}
      </QueryState>
    </Content>
  );
}
