/**
 * Opens a window that Playwright does not inspect. In Playwright's windows the browser records where each Error is made, for which
 * V8 parses the whole script again: a tenth of the portal's opening time, which no visitor has.
 */
export async function openWindow(browser) {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  return {
    openTab: () => openTab(session, browserContextId),
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

/** `send` sends a command of the DevTools protocol and returns its result, `on` listens to its events. */
async function openTab(session, browserContextId) {
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  // Playwright has no session within a session: each message is wrapped in another.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const answers = new Map();
  const listeners = [];
  const fail = (reason) => {
    for (const { reject } of answers.values()) reject(new Error(reason));
  };
  session.on('Target.targetCrashed', (crashed) => {
    if (crashed.targetId === targetId) fail('The page crashed');
  });
  session.on('Target.detachedFromTarget', (detached) => {
    if (detached.sessionId === sessionId) fail('The page went away');
  });
  session.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const { id, result, error, method, params } = JSON.parse(received.message);
    if (id === undefined) for (const listen of listeners) listen(method, params);
    else if (error === undefined) answers.get(id).resolve(result);
    else answers.get(id).reject(new Error(error.message));
  });
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = answers.size + 1;
      answers.set(id, { resolve, reject });
      const message = JSON.stringify({ id, method, params });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  const on = (listen) => listeners.push(listen);
  return {
    send,
    on,
    /** Runs a script before those of the page. */
    runFirst: (source) => send('Page.addScriptToEvaluateOnNewDocument', { source }),
    goTo: (url) => goTo(send, on, url),
    evaluate: (expression) => evaluate(send, expression),
    close: () => session.send('Target.closeTarget', { targetId }),
  };
}

/** Waits until the new page has started. */
async function goTo(send, on, url) {
  const begun = new Promise((resolve) =>
    on((event) => event === 'Page.frameNavigated' && resolve()),
  );
  await send('Page.enable');
  const { errorText } = await send('Page.navigate', { url });
  if (errorText !== undefined) throw new Error(`${url}: ${errorText}`);
  await begun;
}

/** Returns the value of the expression, and waits if it is a promise. */
async function evaluate(send, expression) {
  const { result, exceptionDetails } = await send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails === undefined) return result.value;
  const { exception, text } = exceptionDetails;
  throw new Error(exception?.description ?? String(exception?.value ?? text));
}
