import { callService } from '../callService';
import { aMember, anApplication } from '../db/builders';
import { emptyWorld } from '../db/worlds';
import { createService } from '../service';

const token = 'token-of-the-admin';

export const world = {
  ...emptyWorld(),
  members: [
    aMember({ id: 1, membership: 10, mobile: '9000000001', mobileAlt: '111' }),
    aMember({ id: 2, mobile: '9000000002' }),
    anApplication({ id: 3, mobile: '9000000003' }),
    anApplication({ id: 4, mobile: '9000000004', membership: 11, paymentStatus: 'done' }),
  ],
};

/** Uploads a file as the import does, to a new service unless one is given. */
export async function upload(
  content: BlobPart,
  name: string,
  { path = '/api/import/members', it = createService({ world }) } = {},
) {
  const form = new FormData();
  form.append('file', new File([content], name));
  return { it, ...(await callService(it.handlers, 'POST', path, { token, form })) };
}
