/**
 * Shows a story of the built book in a page that shows one already, or none, and waits until its play function and what follows
 * it are over.
 * @param {import('@playwright/test').Page} page @param {string} host @param {string} id
 */
export async function showStory(page, host, id) {
  if (page.url().startsWith(host))
    await page.evaluate((storyId) => {
      const selection = { storyId, viewMode: 'story' };
      globalThis['__STORYBOOK_ADDONS_CHANNEL__'].emit('setCurrentStory', selection);
    }, id);
  else await page.goto(`${host}/iframe.html?id=${id}&viewMode=story`);
  const phase = await page.waitForFunction(
    (storyId) => {
      const render = globalThis['__STORYBOOK_PREVIEW__']?.currentRender;
      const over = ['finished', 'errored', 'aborted'].includes(render?.phase);
      return render?.id === storyId && over && render.phase;
    },
    id,
    { timeout: 30_000 },
  );
  return phase.jsonValue();
}
