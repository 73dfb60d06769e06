import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { theDialog } from './dialogForTests';
import { HeldUpload } from './HeldUpload';
import * as stories from './ImportMembers.stories';

const { Clean } = composeStories(stories);

const CHOSEN = 'members.csv, 1 kB';

/** An import whose upload the test drives. */
async function start() {
  await Clean.run();
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
  const dialog = await theDialog();
  await dialog.inside.findByText(/Rows in the file/);
  await dialog.press('Start Import');
  return { ...dialog, upload: await HeldUpload.first() };
}

describe('the progress of the upload', () => {
  let usual: typeof XMLHttpRequest;

  beforeEach(() => {
    usual = XMLHttpRequest;
  });

  afterEach(() => {
    vi.stubGlobal('XMLHttpRequest', usual);
    HeldUpload.all.length = 0;
  });

  test('is told in bytes, then the service is working, then it answers', async () => {
    const { dialog, inside, upload } = await start();
    expect(inside.queryByRole('progressbar')).toBeNull();
    upload.tell(512 * 1024, 2 * 1024 * 1024);
    expect(await inside.findByText('512 kB of 2.0 MB sent')).toBeVisible();
    const bar = inside.getByRole('progressbar', { name: 'Upload' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['524288', '2097152']);
    upload.tell(2 * 1024 * 1024, 2 * 1024 * 1024);
    expect(
      await inside.findByText('The file has arrived. The service is working on it.'),
    ).toBeVisible();
    expect(inside.queryByRole('progressbar')).toBeNull();
    expect(inside.getByRole('status')).toHaveTextContent('Uploading and importing...');
    upload.answer(200, { message: 'All done.', inserted: 2, updated: 0, failed_rows: [] });
    expect(await inside.findByText('All done.')).toBeVisible();
    expect(dialog).not.toHaveTextContent('The service is working on it.');
  });

  test('Cancel in the middle of it says that the service did not get the whole file', async () => {
    const { inside, press, upload } = await start();
    upload.tell(100, 200);
    await inside.findByRole('progressbar');
    await press('Cancel');
    expect(await inside.findByText('The import was cancelled.')).toBeVisible();
    expect(inside.getByRole('alert')).toHaveTextContent(
      'The service did not get the whole file. Nothing of it should have been imported.',
    );
    expect(upload.aborted).toBe(true);
    expect(inside.getByText(CHOSEN)).toBeVisible();
  });
});
