import { type ChangedFirm, isSameFirm, stateOf } from '../../../domain/importDifference';
import type { FirmList } from '../../../domain/member';
import type { MemberId } from '../../../domain/memberId';
import type { Text, TFunction } from '../../../i18n/Text';
import { useTranslation } from '../../../i18n/useTranslation';
import type { AnyFirm } from '../bulkRun/bulkRunTypes';
import { BulkRunTable } from '../bulkRun/BulkRunTable';
import { isAsBefore } from './importsLeft';

interface NowProps {
  /** The list as it is now; `null` until it is loaded. */
  readonly list: FirmList<AnyFirm> | null;
  readonly listed: ReadonlyMap<MemberId, AnyFirm> | null;
}

interface AddedFirmsProps extends NowProps {
  readonly added: readonly AnyFirm[];
}

export function AddedFirms({ added, ...now }: AddedFirmsProps) {
  const { t } = useTranslation();
  return (
    <BulkRunTable
      label={t('Added firms ({{count}})', { count: added.length })}
      rows={added.map((firm) => ({ key: firm.id ?? 0, firm }))}
      columns={[
        { key: 'now', title: t('Now'), render: ({ firm }) => <span>{nowText(t, firm, now)}</span> },
      ]}
    />
  );
}

interface ChangedFirmsProps extends NowProps {
  readonly changed: readonly ChangedFirm[];
}

export function ChangedFirms({ changed, ...now }: ChangedFirmsProps) {
  const { t } = useTranslation();
  const rows = changed.map((pair) => ({ key: pair.after.id ?? 0, firm: pair.after, ...pair }));
  return (
    <>
      <BulkRunTable
        label={t('Changed firms ({{count}})', { count: changed.length })}
        rows={rows}
        columns={[
          {
            key: 'before',
            title: t('Old value'),
            render: ({ before, after }) => <Values of={before} other={after} />,
          },
          {
            key: 'after',
            title: t('New value'),
            render: ({ before, after }) => <Values of={after} other={before} />,
          },
          {
            key: 'now',
            title: t('Now'),
            render: ({ before, after }) => <span>{nowText(t, after, now, before)}</span>,
          },
        ]}
      />
      <small>{t('Only firm name and mobile can be put back.')}</small>
    </>
  );
}

const SHOWN = [
  ['Firm Name', ({ name }) => name],
  ['Firm Mobile No', ({ mobile }) => mobile],
  ['Email', ({ email }) => email],
  ['Membership No.', ({ membership }) => membership ?? ''],
  ['Address', ({ address }) => address],
  ['Status', stateOf],
] as const satisfies readonly (readonly [Text, (firm: AnyFirm) => string])[];

/** The values of a firm that differ from those of the other version. */
function Values({ of: firm, other }: { readonly of: AnyFirm; readonly other: AnyFirm }) {
  const { t } = useTranslation();
  return SHOWN.filter(([, valueOf]) => valueOf(firm) !== valueOf(other)).map(([label, valueOf]) => (
    <div key={label}>
      <small>{t(label)}</small> <bdi translate="no">{valueOf(firm) || '-'}</bdi>
    </div>
  ));
}

function nowText(
  t: TFunction,
  firm: AnyFirm,
  { list, listed }: NowProps,
  before?: AnyFirm,
): string {
  if (list === null || listed === null || firm.id === null) return '…';
  const now = listed.get(firm.id);
  if (now === undefined)
    return list.isWhole ? t('No longer in the list') : t('Not in the loaded part of the list');
  if (before !== undefined && isAsBefore(now, before) && !isAsBefore(firm, before))
    return t('Has its old values');
  return isSameFirm(now, firm) ? t('As imported') : t('Changed since the import');
}
