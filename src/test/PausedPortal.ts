import { QueryStatus } from '@reduxjs/toolkit/query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { expect } from 'vitest';
import type { World } from '../../mocks/db/worlds';
import { BASE_PATH } from '../config/paths';
import type { OwnCall } from './calls/callTable';
import type { Viewer } from './Portal';
import { showPortal } from './showPortal';

/** Screens that make no call, where a person may go meanwhile. */
export const elsewhere = {
  visitor: '/payment/failed',
  member: '/member',
  admin: '/member-edit/0',
} as const;

const question = () =>
  screen.queryByRole('dialog', {
    name: /^Leave (without saving|while your changes are being saved)\?$/,
  });

interface PausedPortalOptions {
  readonly path: string;
  readonly as: Viewer;
  readonly world: World;
  /** The answer to the paused call; by default the service's own. */
  readonly answer?: { readonly status: number; readonly json: JsonBodyType };
  /** Handlers that come before the service's. */
  readonly troubles?: readonly RequestHandler[];
}

/** The portal with a service that holds back the answer to the first call of one kind. */
export class PausedPortal {
  /** The calls of this kind that reached the service. */
  readonly requests: Request[] = [];
  readonly router;
  readonly #store;
  #pendingBefore: readonly string[] = [];
  #letGo = (): void => {};

  constructor(call: OwnCall, { path, as, world, answer, troubles = [] }: PausedPortalOptions) {
    const released = new Promise<void>((resolve) => {
      this.#letGo = resolve;
    });
    const sent = new RegExp(`^${call.replace('{id}', String.raw`\d+`)}$`);
    const pause = http.all('*/api/*', async ({ request }) => {
      if (!sent.test(`${request.method} ${new URL(request.url).pathname}`)) return undefined;
      this.requests.push(request);
      if (this.requests.length > 1) return undefined;
      await released;
      return answer && HttpResponse.json(answer.json, { status: answer.status });
    });
    const { router, store } = showPortal(path, as, { world, troubles: [pause, ...troubles] });
    this.router = router;
    this.#store = store;
  }

  /** Below the base path. */
  get path(): string {
    return this.router.state.location.pathname.slice(BASE_PATH.length);
  }

  async arrived(): Promise<void> {
    await waitFor(() => expect(this.requests, 'calls at the service').not.toEqual([]));
    this.#pendingBefore = this.#pending();
  }

  /** Goes to a path, or by so many history entries; unsaved changes are discarded. */
  async go(to: string | number): Promise<void> {
    const { router } = this;
    await this.leaveBy(
      () => void (typeof to === 'string' ? router.navigate(to) : router.navigate(to)),
    );
  }

  /** Does what leads to another screen, and confirms the question that it may ask. */
  async leaveBy(move: () => void): Promise<void> {
    const { router } = this;
    const from = router.state.location.key;
    const isGone = () => router.state.location.key !== from;
    await act(async () => move());
    await waitFor(() => expect(isGone() || question() !== null).toBe(true));
    const leaveDialog = question();
    if (leaveDialog !== null)
      fireEvent.click(within(leaveDialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(isGone() && document.querySelector('h1') !== null).toBe(true));
  }

  /** Waits for everything that was requested meanwhile. */
  async drawn(): Promise<void> {
    const isOther = (name: string) => !this.#pendingBefore.includes(name);
    await this.#calm(() => this.#pending().filter(isOther));
  }

  /** Releases the answer; resolves when everything that it started has ended. */
  async letGo(): Promise<void> {
    this.#letGo();
    await this.rest();
  }

  rest(): Promise<void> {
    return this.#calm(() => this.#pending());
  }

  async #calm(pending: () => readonly string[]): Promise<void> {
    await waitFor(() => expect(pending()).toEqual([]), { interval: 10 });
    await act(async () => {
      for (let round = 0; round < 3; round += 1)
        await new Promise((resolve) => setTimeout(resolve));
    });
  }

  /** The keys of the running changes. */
  running(): readonly string[] {
    return Object.keys(this.#store.getState().changes.running);
  }

  /** What the portal is waiting for: running changes and pending requests of RTK Query. */
  #pending(): readonly string[] {
    const state = this.#store.getState();
    const states = { ...state.api.queries, ...state.api.mutations };
    return [
      ...this.running(),
      ...Object.keys(states).filter((name) => states[name]?.status === QueryStatus.pending),
    ];
  }
}
