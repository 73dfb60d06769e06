/**
 * Shows a story of the built book in a page that shows one already, or none, and waits until its play function and what follows
 * it are over. Throws where it did not come to its end.
 * @param {import('@playwright/test').Page} page @param {string} host @param {string} id
 */
export async function showStory(page, host, id) {
  if (page.url().startsWith(host))
    await page.evaluate((storyId) => {
      const channel = globalThis['__STORYBOOK_ADDONS_CHANNEL__'];
      globalThis['failedBefore'] = channel.last('playFunctionThrewException');
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  else await page.goto(`${host}/iframe.html?id=${id}&viewMode=story`);
  const ended = await page.waitForFunction(
    (storyId) => {
      const render = globalThis['__STORYBOOK_PREVIEW__']?.currentRender;
      if (render?.id !== storyId) return false;
      if (!['finished', 'errored', 'aborted'].includes(render.phase)) return false;
      // Storybook calls a story finished whose play function has failed.
      const failed = globalThis['__STORYBOOK_ADDONS_CHANNEL__'].last('playFunctionThrewException');
      return failed === globalThis['failedBefore'] ? render.phase : failed[0].message;
    },
    id,
    { timeout: 30_000 },
  );
  const end = await ended.jsonValue();
  if (end !== 'finished') throw new Error(`The story ${id} did not come to its end: ${end}`);
}
