import { waitFor } from '@testing-library/react';

/** An XMLHttpRequest that a test drives: it tells progress and answers when the test says so. */
export class HeldUpload extends EventTarget {
  static readonly all: HeldUpload[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  aborted = false;

  open(): void {}
  setRequestHeader(): void {}

  send(): void {
    HeldUpload.all.push(this);
  }

  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  /** The first upload, as soon as it is sent. */
  static first(): Promise<HeldUpload> {
    return waitFor(() => {
      const [first] = HeldUpload.all;
      if (first === undefined) throw new Error('Nothing was sent yet');
      return first;
    });
  }

  tell(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }

  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}
