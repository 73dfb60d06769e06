import { expect, type Page } from '@playwright/test';
import { firmIds } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { csvOf, openImport } from '../importFiles';
import { button, dialog, field, heading, logOut } from '../screens';

/** Everything that can be read in this tab: its texts, title and storage. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      JSON.stringify(history.state),
      JSON.stringify(sessionStorage),
      JSON.stringify(localStorage),
    ].join('\n'),
  );

test('signing out leaves no dialog, draft or title of the person in any tab', async ({
  office: page,
  context,
}) => {
  const [details, edit, upload] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  for (const tab of [details, edit, upload]) await tab.clock.install();
  await details.goto('members');
  await button(details, 'Ansari Handloom House').click();
  await expect(dialog(details, 'Member Details')).toContainText('Ansari Handloom House');
  await edit.goto(`member-edit/${firmIds.inactive}`);
  await field(edit, 'Area').fill('Typed and not saved');
  await button(edit, 'Update').focus();
  await upload.goto('members');
  await openImport(upload, csvOf([['Secret Silks', '98x', 'B 1', 'Assi']]));
  await expect(upload.getByLabel('Firm Mobile No, row 2')).toHaveValue('98x');
  await expect(upload.getByText('Secret Silks')).toBeVisible();

  // Within a second (rule S4). In fact at once, since the timers of these tabs are paused.
  for (const tab of [details, edit, upload]) await tab.clock.pauseAt(Date.now() + 60_000);
  await page.goto('admin');
  await logOut(page);
  for (const tab of [page, details, edit, upload]) {
    await expect(tab).toHaveURL(/\/members\/login$/);
    await expect(heading(tab, 'Login')).toBeVisible();
    await expect(tab.getByRole('dialog')).toHaveCount(0);
    expect(await readable(tab)).not.toMatch(
      /Sunita|Ansari|Typed and not saved|Secret Silks|9415|session-\d|"userId"/,
    );
  }
});
