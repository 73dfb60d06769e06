import { useMembersQuery, useNewMembersQuery } from '../../api/members';
import type { FirmList, Member, NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { properName } from '../../i18n/properName';

interface NewMembershipNumberProps {
  readonly id: MemberId;
  readonly name: string;
}

/** Shows a new number once a list has it, since the answer to the request does not; nothing if it cannot be found. */
export function NewMembershipNumber({ id, name }: NewMembershipNumberProps) {
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
