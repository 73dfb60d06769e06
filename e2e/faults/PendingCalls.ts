import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { twoFrames } from './moves';

/** The pending calls of a browser, counted from when they are sent, before they reach the service. */
export class PendingCalls {
  private readonly pending = new Set<Request>();

  constructor(context: BrowserContext, service: string) {
    context.on('request', (request) => {
      if (request.url().startsWith(`${service}/`)) this.pending.add(request);
    });
    context.on('requestfinished', (request) => void this.pending.delete(request));
    context.on('requestfailed', (request) => void this.pending.delete(request));
  }

  /** Waits until every call is answered, including those that the answers started. Counts made afterwards are final. */
  async settle(page: Page): Promise<void> {
    let calm = 0;
    const look = async () => {
      await twoFrames(page);
      calm = this.pending.size === 0 ? calm + 1 : 0;
      return calm;
    };
    await expect
      .poll(look, { message: 'moments without a call', intervals: [10, 20, 50, 100] })
      .toBeGreaterThan(2);
  }
}
