/**
 * Runs in both pages before their own scripts. "Painted" means the same for both: the rows are in the document, the browser
 * has begun the frame that shows them (requestAnimationFrame), and style, layout and paint of that frame are done (the first
 * task after it).
 */
const channel = new MessageChannel();
const afterFrame = (then) => {
  requestAnimationFrame(() => {
    channel.port1.addEventListener('message', () => then(performance.now()), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
};

/** The current content of the table, which must be the same in both pages after each step. */
const shown = () => {
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent.trim()).join(' | '),
  );
  // The portal shows no count of chosen rows until a row is chosen.
  const told = ['[role=status]', '[role=group] strong']
    .map((place) => document.querySelector(place)?.textContent.replace(/\s+/g, ' ').trim() ?? '')
    .map((text) => text.replace(/^0 of .*/, ''));
  return [...rows, ...told].join('\n');
};

/** The status of the first row's firm. */
const firstStatus = () => document.querySelector('tbody tr').cells[5].textContent;

const inRows = ({ target }) => {
  const element = target instanceof Element ? target : target.parentElement;
  return element?.closest('tbody, [role=status], [role=group]') !== null;
};

const whenRowsChange = (then) => {
  const observer = new MutationObserver((records) => {
    if (!records.some(inRows)) return;
    observer.disconnect();
    afterFrame(then);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
};

const firstRows = new Promise((resolve) => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('tbody td + td') === null) return;
    observer.disconnect();
    afterFrame((painted) => {
      const answer = performance
        .getEntriesByType('resource')
        .find(({ name }) => new URL(name).pathname === '/api/members');
      resolve({ milliseconds: painted - answer.responseEnd });
    });
  });
  observer.observe(document, { subtree: true, childList: true });
});

const bench = {
  /** Time from the last byte of the answer to the first painted rows; the rest of the page may still be loading. */
  firstRows,
  shown,
  /** Starts to wait for the next input event of this type. */
  await: (type) => {
    bench.painted = new Promise((resolve) => {
      const begin = ({ timeStamp }) =>
        whenRowsChange((painted) => resolve({ milliseconds: painted - timeStamp, shown: shown() }));
      addEventListener(type, begin, { capture: true, once: true });
    });
  },
  /** Starts to wait for the answer to the next change. */
  awaitOutcome: () => {
    const before = firstStatus();
    performance.clearResourceTimings();
    bench.painted = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (firstStatus() === before) return;
        observer.disconnect();
        afterFrame((painted) => {
          const answer = performance
            .getEntriesByType('resource')
            .find(({ name }) => name.endsWith('/status'));
          resolve({ milliseconds: painted - answer.responseEnd });
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  },
  /** Time from that event, by the browser's own time stamp, to the changed rows painted. */
  painted: null,
};
globalThis.bench = bench;
