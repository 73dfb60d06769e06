import type { MemberChanges } from '../../domain/member';
import { withFiveRows } from '../../domain/memberChanges';
import type { MemberField } from '../../domain/memberFields';
import type { Representative } from '../../domain/representatives';

export const nobody = { name: '', mobile: '' };
export const rekha = { name: 'Rekha Gupta', mobile: '9415000001' };
export const anil = { name: 'अनिल यादव', mobile: '9415000002' };
export const salim = { name: 'Salim Ansari', mobile: '9415000003' };

export const base: MemberChanges = withFiveRows({
  firmName: 'Assi Silks',
  address: 'B 1/150, Assi',
  firmMobile: '0542-2400000',
  firmAlternateMobile: '',
  area: 'Assi',
  representatives: [rekha, anil],
});

export const withRows = (representatives: readonly Representative[]) => ({
  ...base,
  representatives,
});
export const named = (fields: readonly MemberField[]) => fields.map((field) => field.join('.'));
export const rows = ({ representatives }: MemberChanges) => representatives;
export const five = (...some: Representative[]) =>
  rows(withFiveRows({ ...base, representatives: some }));
