/**
 * Put into both pages before anything else of theirs runs. "Painted" means the same for both: the rows stand in the
 * document, the browser began the frame that shows them (requestAnimationFrame), and that frame's style, layout and
 * paint are done (the first task after it).
 */
const channel = new MessageChannel();
const afterFrame = (then) => {
  requestAnimationFrame(() => {
    channel.port1.addEventListener('message', () => then(performance.now()), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
};

/** What the table says at this moment: both pages have to say the same after each step. */
const shown = () => {
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent.trim()).join(' | '),
  );
  // The portal says nothing of a choice before there is one.
  const told = ['[role=status]', '[role=group] p']
    .map((place) => document.querySelector(place)?.textContent.replace(/\s+/g, ' ').trim() ?? '')
    .map((text) => text.replace(/^0 of .*/, ''));
  return [...rows, ...told].join('\n');
};

/** What the first row says of its firm's status. */
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
  /** From the last byte of the answer to the first rows painted; the rest of the page may still be on its way. */
  firstRows,
  shown,
  /** Makes ready for the next input event of this type. */
  await: (type) => {
    bench.painted = new Promise((resolve) => {
      const begin = ({ timeStamp }) =>
        whenRowsChange((painted) => resolve({ milliseconds: painted - timeStamp, shown: shown() }));
      addEventListener(type, begin, { capture: true, once: true });
    });
  },
  /** Makes ready for the answer to the change that is sent next. */
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
  /** From that event, by the browser's own time stamp, to the changed rows painted. */
  painted: null,
};
globalThis.bench = bench;
