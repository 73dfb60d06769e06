/*
 * Runs in each page before its own scripts. Finds out when the screen can be used, and collects what the browser reports of
 * paints and tasks. All times are milliseconds from the start of the navigation.
 */
const entries = { 'largest-contentful-paint': [], 'layout-shift': [] };
for (const type of Object.keys(entries)) {
  const observer = new PerformanceObserver((list) => entries[type].push(...list.getEntries()));
  observer.observe({ type, buffered: true });
}
// The browser reports a paint some time after it.
const told = new Promise((resolve) => {
  const observer = new PerformanceObserver(resolve);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
});

const failures = [];
addEventListener('error', ({ error, message }) => failures.push(error ?? new Error(message)));
addEventListener('unhandledrejection', ({ reason }) => failures.push(reason));

/** The props that React attaches to a node that it handles. */
const propsOf = (node) =>
  node[Object.keys(node).find((key) => key.startsWith('__reactProps'))] ?? null;

const handledForm = () =>
  [...document.forms].find(
    (form) =>
      typeof propsOf(form)?.onSubmit === 'function' &&
      [...form.elements].every((element) => propsOf(element) !== null),
  );

// React attaches props to a node while it renders, but handles the node only after a commit. It reports commits to this global
// name. The portal commits its form outside the page and then moves it in, so this checks in every frame.
let committed = false;
Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  value: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      committed = true;
    },
    onCommitFiberUnmount: () => {},
  },
});

/** Whether the form is laid out, all its fields accept typing and its button accepts a tap. */
const takesInput = (form) => {
  if (!form?.isConnected) return false;
  const controls = [...form.elements].filter(({ type }) => type !== 'button' && type !== 'hidden');
  return (
    controls.some(({ type }) => type === 'submit') &&
    controls.every(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled') &&
        !control.readOnly,
    )
  );
};

const isUsable = {
  script: () => committed && takesInput(handledForm()),
  html: () => takesInput(document.forms[0]),
};
const isShown = (text) =>
  document.body?.textContent.includes(text) && document.body.innerText.includes(text);

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** The page's files that had fully loaded by then, by name, without answers of the service. */
const filesBy = (by) =>
  new Map(
    performance
      .getEntriesByType('resource')
      .filter(({ responseEnd }) => responseEnd <= by)
      .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
      .filter(([path]) => !path.startsWith('/api/')),
  );
/** kB after gzip. */
const scriptBy = (by) =>
  total([...filesBy(by)].map(([path, size]) => (path.endsWith('.js') ? size : 0))) / 1000;

const opening = {
  /**
   * Waits until the screen can be used and that frame is painted. `uses` is `script` (a form that React handles), `html` (a
   * form in the page) or a text that the screen must show.
   */
  watch: (uses) => {
    const canBeUsed = isUsable[uses] ?? (() => isShown(uses));
    opening.usable = new Promise((resolve) => {
      const channel = new MessageChannel();
      // In the first task after the frame, its style, layout and paint are done.
      channel.port1.addEventListener('message', () => resolve(performance.now()));
      channel.port1.start();
      const look = () => {
        if (canBeUsed()) channel.port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  },
  /** Call it only when all requests have ended. */
  figures: async () => {
    const by = await opening.usable;
    await told;
    if (failures.length > 0) throw failures[0];
    const shifts = entries['layout-shift'].filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      largestPaint: entries['largest-contentful-paint'].at(-1).startTime,
      usable: by,
      shift: total(shifts.map(({ value }) => value)),
      scriptUntilUsable: scriptBy(by),
      script: scriptBy(Infinity),
      // The page itself is a file too.
      files: 1 + filesBy(Infinity).size,
    };
  },
};
globalThis.opening = opening;
