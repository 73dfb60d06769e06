import { testConfig } from './Portal';

const headers = {
  Accept: 'application/json',
  'Content-Type': 'application/json',
  // Of the office in the imitated service's cast.
  Authorization: 'Bearer token-of-the-admin',
};

/** Somebody else of the office saves a firm while a story stands: with these values, and representatives none. */
export async function colleagueSaves(
  id: number,
  changes: Readonly<Record<'firmName' | 'firmMobile' | 'address' | 'area', string>>,
): Promise<void> {
  const answer = await fetch(`${testConfig.apiBaseUrl}/api/member_update`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ id, ...changes, representatives: [] }),
  });
  if (!answer.ok) throw new Error(`The colleague's save was answered ${answer.status}`);
}
