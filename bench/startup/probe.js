/*
 * Put into each page before anything of its own runs. It finds out when the screen can be used, and keeps what the browser
 * tells of its paints and tasks. All times are milliseconds from the start of the navigation.
 */
const entries = { 'largest-contentful-paint': [], 'layout-shift': [] };
for (const type of Object.keys(entries)) {
  const observer = new PerformanceObserver((list) => entries[type].push(...list.getEntries()));
  observer.observe({ type, buffered: true });
}
// The browser tells of a paint some time after it.
const told = new Promise((resolve) => {
  const observer = new PerformanceObserver(resolve);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
});

const failures = [];
addEventListener('error', ({ error, message }) => failures.push(error ?? new Error(message)));
addEventListener('unhandledrejection', ({ reason }) => failures.push(reason));

/** What React keeps at a node that it handles. */
const propsOf = (node) =>
  node[Object.keys(node).find((key) => key.startsWith('__reactProps'))] ?? null;

const handledForm = () =>
  [...document.forms].find(
    (form) =>
      typeof propsOf(form)?.onSubmit === 'function' &&
      [...form.elements].every((element) => propsOf(element) !== null),
  );

// React gives a node its props while it still renders; only what stands in the page after a commit is really handled. React
// reports its commits to this name. The portal commits its form beside the page and then puts it there, so each frame looks.
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

/** Laid out, and every field of it takes what is typed and the button to send a tap. */
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

/** The page's own files that had wholly come by then, by name; the service's answers are none. */
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
   * When the screen can be used and that frame is painted. `uses` is `script` (a form that React handles), `html` (a form
   * that stands there) or a text that the screen has to show.
   */
  watch: (uses) => {
    const canBeUsed = isUsable[uses] ?? (() => isShown(uses));
    opening.usable = new Promise((resolve) => {
      const channel = new MessageChannel();
      // The first task after the frame: its style, layout and paint are done.
      channel.port1.addEventListener('message', () => resolve(performance.now()));
      channel.port1.start();
      const look = () => {
        if (canBeUsed()) channel.port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  },
  /** To be asked when nothing is under way any more. */
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
      // With the page itself.
      files: 1 + filesBy(Infinity).size,
    };
  },
};
globalThis.opening = opening;
