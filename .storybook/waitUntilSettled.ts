import type { Parameters } from 'storybook/internal/types';
import spinnerStyles from '../src/ui/plain/Spinner.module.css';

const spinner = spinnerStyles['spinner'];
if (spinner === undefined) throw new Error('The spinner has another class now.');

/** Something on the page says that it works: a spinner, a busy button, a badge whose call runs. */
const BUSY = `.${spinner}, [aria-busy="true"]`;

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Where a dialog stands, what lies behind it may wait for the person. */
const isBusy = () =>
  (document.querySelector('dialog[open], .ant-modal[role="dialog"]') ?? document).querySelector(
    BUSY,
  ) !== null;

interface ShownStory {
  readonly name: string;
  readonly parameters: Parameters;
  readonly abortSignal: AbortSignal;
}

/**
 * Waits until a story shows what it is named for, so that nobody judges a spinner in its place: "Loading", "Saving",
 * "Importing" and "Sending" wait for an answer that never comes, every other one has come to rest, unless it says `staysBusy` of itself.
 */
export async function waitUntilSettled(
  { name, parameters, abortSignal }: ShownStory,
  pendingCalls: () => number,
): Promise<void> {
  const staysBusy = parameters['staysBusy'] === true;
  const waits = !staysBusy && /^(Loading|Saving|Importing|Sending)/.test(name);
  const rests = () => pendingCalls() === 0 && (staysBusy || !isBusy());
  const aborted = new Promise((resolve) => {
    abortSignal.addEventListener('abort', resolve);
  });
  const deadline = Date.now() + 50_000;
  // Between an answer and what it brings, a script may still be on its way: several frames in a row.
  for (let frames = 0; frames < 4;) {
    if (Date.now() > deadline)
      throw new Error(waits ? 'No call waits for its answer.' : 'The story does not come to rest.');
    // Whoever goes on to another story does not wait for this one: Storybook would load the whole page anew.
    if (abortSignal.aborted) return;
    await Promise.race([nextFrame(), aborted]);
    frames = (waits ? pendingCalls() > 0 : rests()) ? frames + 1 : 0;
  }
}
