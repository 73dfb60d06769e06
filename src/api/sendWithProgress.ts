/** How much of a request's body has left the browser, in bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

/** The part of an answer that a call reads. */
export interface SentAnswer {
  readonly status: number;
  text(): Promise<string>;
}

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | string | null;
  readonly signal: AbortSignal;
}

/**
 * Sends a request as fetch would, without cookies, and tells how much of it is on its way: fetch itself does not say.
 * Rejects when no answer comes, or when the signal ends the call.
 */
export function sendWithProgress(
  url: string,
  { method, headers, body, signal }: Sent,
  onProgress: (progress: UploadProgress) => void,
): Promise<SentAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const end = (settle: () => void) => () => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => {
      request.abort();
      reject(new Error('No answer: given up'));
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ sent: loaded, total }),
    );
    request.addEventListener(
      'load',
      end(() =>
        resolve({ status: request.status, text: () => Promise.resolve(request.responseText) }),
      ),
    );
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(
        event,
        end(() => reject(new Error(`No answer: ${event}`))),
      );
    if (signal.aborted) return reject(new Error('No answer: given up before it was sent'));
    signal.addEventListener('abort', abort);
    request.send(body);
  });
}
