import type { Demo } from '../../config/demo';
import { saveFile } from '../../ui/saveFile';

/**
 * Downloads the export from the demo when its link is clicked, since no service worker sees the click on a plain link. Called
 * before the first render: a click while the demo starts waits for it.
 */
export function interceptExportLink(demo: Promise<Demo>): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.href === '') return;
    if (!new URL(link.href).pathname.endsWith('/api/members/export')) return;
    event.preventDefault();
    const address = link.href;
    // If the demo does not start, the list beside the link says so.
    void demo.then(
      async ({ send }) => saveFile(await (await send(address)).blob(), 'members.csv'),
      () => undefined,
    );
  });
}
