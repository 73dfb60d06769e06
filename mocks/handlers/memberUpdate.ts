import { HttpResponse } from 'msw';
import type { Db, Member } from '../db/collections';
import { Refusal } from './call';
import { FieldErrors, representativesIn, textIn } from './fields';
import { memberById, toProfileRecord } from './records';

/**
 * Handles PUT /api/member_update and PUT /api/profile_update, which have the same body (product §7). `memberIdOf` turns the id in
 * the body into a member id, because the two calls use different ids.
 */
export async function updateMember(
  db: Db,
  body: Readonly<Record<string, unknown>>,
  memberIdOf: (id: number) => number | null,
): Promise<Response> {
  const member = memberById(db, memberIdOf(idIn(body)));

  const errors = new FieldErrors();
  const name = textIn(body, 'firmName');
  const address = textIn(body, 'address');
  const mobile = textIn(body, 'firmMobile');
  const area = textIn(body, 'area');
  errors.require('firmName', name);
  errors.require('address', address);
  errors.require('firmMobile', mobile);
  errors.requirePhone('firmMobile', mobile);
  errors.require('area', area);
  // The alternate mobile is not in the documented body: without it, the stored one stays.
  const alternate =
    'firmAlternateMobile' in body ? textIn(body, 'firmAlternateMobile') : (member.mobileAlt ?? '');
  if (alternate !== member.mobileAlt) errors.requirePhone('firmAlternateMobile', alternate);
  const representatives = representativesOf(body, member, errors);
  errors.refuseIfAny();

  const updated = await db.members.update(member, {
    strict: true,
    data(row) {
      Object.assign(row, { name, address, mobile, area, representatives });
      row.mobileAlt = alternate || null;
    },
  });
  return HttpResponse.json({
    status: 'success',
    message: 'Member updated successfully.',
    list: toProfileRecord(updated),
  });
}

function idIn({ id }: Readonly<Record<string, unknown>>): number {
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id;
  const message = 'The id field must be an integer.';
  throw new Refusal(422, { message, errors: { id: [message] } });
}

function representativesOf(
  body: Readonly<Record<string, unknown>>,
  member: Member,
  errors: FieldErrors,
): Member['representatives'] {
  const rows = representativesIn(body);
  if (rows.length > 5) {
    errors.add('representatives', 'The representatives field must not have more than 5 items.');
  }
  for (const [index, row] of rows.entries()) {
    errors.requirePhone(`representatives.${index}.mobile`, row.mobile);
  }
  return rows
    .filter((row) => row.name !== '' || row.mobile !== '')
    .map((row) => ({
      ...row,
      gender: member.representatives.find((known) => known.name === row.name)?.gender ?? null,
    }));
}
