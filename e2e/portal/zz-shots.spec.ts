import { portalTest as test } from '../fixtures';
import { button, field, fillApplication } from '../screens';
import { csvOf } from '../importFiles';
import { beSignedIn } from './people';
import { json } from './laravel/answers';
for (const [w, scheme] of [[360, 'light'], [1280, 'light'], [360, 'dark'], [1280, 'dark']] as const)
  test.describe(`${w}${scheme}`, () => {
    test.use({ viewport: { width: w, height: 800 }, colorScheme: scheme });
    test('shots', async ({ page, site, backend, tolerate }) => {
      test.setTimeout(180_000);
      tolerate(/./);
      const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${name}.${w}.${scheme}.png` });
      await page.goto('register'); await fillApplication(page); await page.reload(); await page.waitForTimeout(800); await shot('register');
      backend.fail('POST /api/verify-email', { kind: 'reset' });
      await page.goto('email-verification?token=x'); await button(page, 'Retry').waitFor(); await shot('verify');
      await beSignedIn(page, { backend, site }, 'admin');
      const page1 = [1, 2, 3].map((id) => ({ id, name: 'Kashi Silks', mobile: '9415012345', membership: 1000 + id, status: 0 }));
      let lift = backend.fail('GET /api/members', json(200, { data: page1, next_page_url: 'https://x.example/', total: 27 }));
      await page.goto('members'); await page.getByText('3 of 27').waitFor(); await shot('part');
      await page.getByRole('button', { name: 'Delete Kashi Silks' }).first().click(); await page.waitForTimeout(400); await shot('delete');
      lift();
      lift = backend.fail('GET /api/members', json(401, { message: 'Unauthenticated.' }));
      await page.goto('members'); await page.getByRole('alert').waitFor(); await shot('closed'); lift();
      await page.goto('members'); await button(page, 'Import').click();
      await page.getByLabel('File (.csv or .xlsx)').setInputFiles(csvOf([['Kashi Silks', '9415012345', 'B 1', 'Assi']]));
      await page.getByText('Rows in the file').waitFor();
      backend.fail('POST /api/import/members', { kind: 'hang' }, 1);
      await button(page, 'Start Import').click(); await page.waitForTimeout(1300); await shot('running');
      await button(page, 'Cancel').click();
      const failed_rows = [4, 2].map((row) => ({ row, errors: ['No name.'], values: {} }));
      backend.fail('POST /api/import/members', json(200, { message: 'Import finished.', inserted: 1, updated: 0, failed_rows }), 1);
      await button(page, 'Start Import').click(); await page.getByText('speaks of more').waitFor(); await shot('account');
      await button(page, 'Start Import').click(); await page.waitForTimeout(500); await shot('again');
      await page.goto('changepassword').catch(() => undefined);
      await field(page, 'New Password').fill(' x'); await shot('password');
      await page.goto('dashboard'); await page.waitForTimeout(600); await shot('dashboard');
      await page.goto('admin'); await page.waitForTimeout(600); await shot('admin');
    });
  });
