import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, dialog, followMenu } from '../screens';
import { beSignedIn } from './people';

/** Two firms that look the same in the list, one whose name turns the words around it, one without a number. */
const RTL = 'شركة الحرير';
const firm = (id: number, name: string, rest: object) => ({
  id,
  name,
  mobile: '9415012345',
  email: '',
  membership: null,
  ...rest,
});

test('the questions before Delete and Send and the message after Generate name firm, number and id, each in its own direction', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  const json = [
    firm(51, 'Kashi Silks', { membership: 1051, status: 0 }),
    firm(52, 'Kashi Silks', { membership: 1052, status: 0 }),
    firm(53, RTL, { mobile: '9839000053', status: 0 }),
  ];
  backend.fail('GET /api/members', { kind: 'json', status: 200, json });
  await page.goto('members');
  for (const [place, name, number] of [
    [1, 'Kashi Silks', 'Membership No. 1051 · Id 51'],
    [2, 'Kashi Silks', 'Membership No. 1052 · Id 52'],
    [3, RTL, 'Mobile No. 9839000053 · Id 53'],
  ] as const) {
    await page
      .getByRole('row')
      .nth(place)
      .getByRole('button', { name: `Delete ${name}` })
      .click();
    const question = dialog(page, `Delete ${name}`);
    await expect(question.getByText(`${name} · ${number}`)).toBeVisible();
    await expect(
      question.getByText(
        'Are you sure you want to delete this member? This action cannot be undone.',
        { exact: true },
      ),
    ).toBeVisible();
    await expect(question.locator('h2 bdi')).toHaveText(name);
    await expect(question.locator('p bdi')).toHaveCount(3);
    await answerDialog(page, `Delete ${name}`, 'Cancel');
  }

  const applied = [
    firm(61, 'Assi Looms', { payment_status: 'pending' }),
    firm(62, 'Assi Looms', { payment_status: 'paid', mobile: '9839000062' }),
  ];
  backend.fail('GET /api/newmembers', { kind: 'json', status: 200, json: applied });
  backend.fail('GET /api/membership/{id}', { kind: 'json', status: 200, json: {} });
  await followMenu(page, 'New Registration');
  // Until its own answer comes, the list shows what was read beside the members.
  await expect(page.getByRole('row').nth(1)).toContainText('Assi Looms');
  await page.getByRole('button', { name: 'Send Now' }).click();
  const send = dialog(page, 'Payment link for Assi Looms');
  await expect(send.getByText('Assi Looms · Mobile No. 9415012345 · Id 61')).toBeVisible();
  await expect(send.getByText('Send payment link to this member?', { exact: true })).toBeVisible();
  await answerDialog(page, 'Payment link for Assi Looms', 'Cancel');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(
    dialog(page, 'Membership No. generated successfully').getByText(
      'Assi Looms · Mobile No. 9839000062 · Id 62',
    ),
  ).toBeVisible();
});
