import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { members, useMembersQuery, useNewMembersQuery } from '../../api/members';
import { useAppSelector } from '../../api/state';
import { statusOf } from '../../domain/failure';
import type { FirmList, Member, MemberId, NewMember } from '../../domain/member';
import { type TFunction, properName } from '../../i18n/translation';
import { Button } from '../../ui/plain/Button';
import { sentBeforeText } from '../../ui/SentBefore';
import { useChange } from '../../ui/useChange';
import { LocalNote } from './LocalNote';
import { useStillAsShown } from './useStillAsShown';

const selectList = members.endpoints.newMembers.select();

interface GenerateButtonProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: NewMember;
}

/** Generates the membership number of a firm that has paid (product §2 item 11). */
export function GenerateButton({ t, id, member }: GenerateButtonProps) {
  const noteId = useId();
  const { run, isPending, sentBefore } = useChange(members.endpoints.generateMembership, id, {
    subject: member,
    stillTrue: useStillAsShown(member),
    done: (tNow) => ({
      title: tNow('Membership No. generated successfully'),
      liveContent: <NewMembershipNumber id={id} name={member.name} />,
    }),
    // An answer other than 200 is unexpected, no answer at all is a failure (product §8).
    failed: (tNow, failure) => ({
      title:
        statusOf(failure) === null
          ? tNow('Failed to generate membership')
          : tNow('Unexpected response from the server.'),
    }),
  });
  // Prevents a second try on a list older than the first one.
  const status = useAppSelector((state) => selectList(state).status);
  const notes =
    sentBefore === undefined
      ? []
      : [sentBeforeText(t, sentBefore), t('Number may already be generated')];
  return (
    <>
      <Button
        small
        aria-label={`${t('Generate')}: ${member.name}`}
        aria-describedby={notes.length > 0 ? noteId : undefined}
        busy={isPending || status === QueryStatus.pending}
        disabled={status === QueryStatus.rejected}
        onClick={() => void run(({ send }) => send(id))}
      >
        {t('Generate')}
      </Button>
      <LocalNote isWarning id={noteId} texts={notes} />
    </>
  );
}

interface NewMembershipNumberProps {
  readonly id: MemberId;
  readonly name: string;
}

/** Shows a new number once a list has it, since the answer to the request does not; nothing if it cannot be found. */
function NewMembershipNumber({ id, name }: NewMembershipNumberProps) {
  // Does not fetch: the change itself refetches the list.
  const applications = useNewMembersQuery(undefined, {
    refetchOnMountOrArgChange: false,
    selectFromResult: ({ data, isSuccess, isFetching }) => {
      const firm = firmOf(data, id);
      return {
        // A row that still says "paid" was fetched before the change.
        number: firm?.paymentStatus.kind === 'paid' ? null : numberOf(firm),
        gone: isSuccess && !isFetching && firm === undefined,
      };
    },
  });
  const { number: ofMember } = useMembersQuery(undefined, {
    skip: !applications.gone,
    selectFromResult: ({ data, isFetching }) => ({
      number: isFetching ? null : numberOf(firmOf(data, id)),
    }),
  });
  const number = applications.number ?? ofMember;
  return number === null ? null : (
    <p>
      <bdi {...properName(name)}>{name}</bdi>
      <span>:</span> <bdi translate="no">{number}</bdi>
    </p>
  );
}

function firmOf<Firm extends Member | NewMember>(list: FirmList<Firm> | undefined, id: MemberId) {
  return list?.rows.find((firm) => firm.id === id);
}

const numberOf = (firm: Member | NewMember | undefined): string | null => firm?.membership ?? null;
