import type { Demo } from '../../config/demo';
import { saveFile } from '../../ui/saveFile';

/**
 * No worker sees a click on a plain link, so in the demo the click on the export link gets its file from the demo itself.
 * Called before the first screen is drawn: a click that comes while the demo still starts waits for it.
 */
export function interceptExportLink(demo: Promise<Demo>): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.href === '') return;
    if (!new URL(link.href).pathname.endsWith('/api/members/export')) return;
    event.preventDefault();
    const address = link.href;
    // Where the demo does not come, the list beside the link says so.
    void demo.then(
      async ({ send }) => saveFile(await (await send(address)).blob(), 'members.csv'),
      () => undefined,
    );
  });
}
