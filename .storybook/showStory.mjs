/**
 * Shows a story of the built book, in a page that may already show another, and waits until its play function and everything after
 * it has ended. Throws if the story failed.
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
      // Storybook also reports a story as finished if its play function has failed.
      const failed = globalThis['__STORYBOOK_ADDONS_CHANNEL__'].last('playFunctionThrewException');
      return failed === globalThis['failedBefore'] ? render.phase : failed[0].message;
    },
    id,
    { timeout: 30_000 },
  );
  const end = await ended.jsonValue();
  if (end !== 'finished') throw new Error(`The story ${id} did not come to its end: ${end}`);
}
