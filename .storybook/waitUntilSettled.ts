import type { Parameters } from 'storybook/internal/types';
import spinnerStyles from '../src/ui/plain/small.module.css';

const spinner = spinnerStyles['spinner'];
if (spinner === undefined) throw new Error('The spinner has another class now.');

/** Matches everything that shows work in progress: a spinner, a busy button, a badge with a running call. */
const BUSY = `.${spinner}, [aria-busy="true"]`;

const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Behind an open dialog, work may wait for the person. */
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
 * Waits until a story shows what it is named for, not a spinner. "Loading", "Saving", "Importing" and "Sending" wait for an answer
 * that never comes; all other stories must come to rest, unless they set the parameter `staysBusy`.
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
  // Several frames in a row, because after an answer a script may still be loading.
  for (let frames = 0; frames < 4;) {
    if (Date.now() > deadline)
      throw new Error(waits ? 'No call waits for its answer.' : 'The story does not come to rest.');
    // Stops when another story is opened: Storybook would otherwise reload the whole page.

    if (abortSignal.aborted) return;
    await Promise.race([nextFrame(), aborted]);
    frames = (waits ? pendingCalls() > 0 : rests()) ? frames + 1 : 0;
  }
}
