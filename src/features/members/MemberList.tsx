import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import type { MemberPath } from '../../config/paths';
import { failureOf, statusOf } from '../../domain/failure';
import type { Member, NewMember } from '../../domain/member';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { type FirmListProps, ListedFirms } from './ListedFirms';
import { MemberDetails } from './MemberDetails';
import styles from './members.module.css';
import { useArrival } from './useArrival';
import { type BothLists, BothListsContext } from './who/BothListsContext';

interface MemberListProps<Firm> extends FirmListProps<Firm> {
  readonly lists: BothLists;
  readonly failedText: string;
  readonly tools?: ReactNode;
  /** The firm whose Member Details are open. */
  readonly detailed: Firm | null;
  /** The screen that edits a firm of this list. */
  readonly edit: MemberPath;
  readonly onCloseDetails: () => void;
}

/** What both lists of the office share: the table, its states, and the Member Details. */
export function MemberList<Firm extends Member | NewMember>({
  heading,
  lists,
  failedText,
  query,
  tools,
  detailed,
  edit,
  onCloseDetails,
  ...props
}: MemberListProps<Firm>) {
  const { t } = useTranslation();
  const { sendTokenOnLists } = useConfig();
  const { updated, allChosen } = useArrival();
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  // Without a token the lists are for strangers too: no second try opens one that is closed to them (faults).
  const closed = !sendTokenOnLists && statusOf(failureOf(query.error)) === 401;
  return (
    <BothListsContext value={lists}>
      <Content
        sheet={query.error === undefined}
        heading={heading}
        count={query.data?.rows.length}
        tools={
          <>
            <span ref={setToolsPlace} className={styles['tools']} />
            {tools}
          </>
        }
      >
        {updated?.back != null && (
          <p className={styles['back']}>
            <Link to={updated.back} state={{ changed: updated.changed, back: null }}>
              {t('Back to New Registration')}
            </Link>
          </p>
        )}
        <QueryState
          query={query}
          failedText={failedText}
          hopelessText={
            closed
              ? t(
                  'The service gives this list to nobody without a sign-in. Whoever set the portal up has to set "sendTokenOnLists" to true in config.json.',
                )
              : null
          }
        >
          {(list) => (
            <ListedFirms
              {...props}
              list={list}
              heading={heading}
              query={query}
              marked={updated?.changed ?? null}
              allChosen={allChosen}
              screenTools={tools}
              toolsPlace={toolsPlace}
            />
          )}
        </QueryState>
        {detailed !== null && (
          <MemberDetails
            member={detailed}
            members={query.data?.rows}
            loading={query.isFetching}
            edit={edit}
            onClose={onCloseDetails}
          />
        )}
      </Content>
    </BothListsContext>
  );
}
