import { HttpResponse } from 'msw';
import { members } from '../api/members';
import { changeKey, runChange } from '../api/once';
import type { DataOrError as Came } from '../domain/failure';
import { createStore, type Store } from '../app/store';
import { signedIn } from '../session/sessionSlice';
import { type StubAnswer, answers, config, quiet, sentRequests } from './stubService';

export const admin = { token: 'T', userId: 7, userName: 'Asha', role: 3, memberId: 7 } as const;

export const bina = { ...admin, token: 'U', userId: 8, userName: 'Bina' };

/** A firm of either list, as the service sends it. */
export const firm = (id: number, values: object = {}) => ({ id, name: `Firm ${id}`, ...values });
export const inactive = { status: 1 };
export const paid = (id: number, values: object = {}) =>
  firm(id, { payment_status: 'paid', ...values });

export function signedInStore(token: string = admin.token): Store {
  const store = createStore(config, null);
  store.dispatch(signedIn({ session: { ...admin, token }, roleNumber: 3 }));
  return store;
}

/** Sends a change as a screen does; resolves to its result. */
const sendFrom = <T>(
  store: Store,
  key: string,
  send: (dispatch: Store['dispatch']) => PromiseLike<Came<T>>,
): Promise<Came<T>> => store.dispatch(runChange(key, '', () => send(store.dispatch)));

interface PausedRequest {
  readonly path: string;
  readonly answer: (by: StubAnswer) => void;
}

/** A service whose calls the test answers one at a time, in any order. */
export class PausedService {
  readonly #paused: PausedRequest[] = [];
  readonly store = signedInStore();

  constructor() {
    answers(() => {
      const path = new URL(sentRequests().at(-1)?.url ?? '').pathname;
      return new Promise((resolve) => {
        this.#paused.push({ path, answer: (by) => resolve(by()) });
      });
    });
  }

  /** Answers the oldest waiting call of this path. */
  async answer(path: string, by: StubAnswer): Promise<void> {
    await quiet();
    const at = this.#paused.findIndex((pausedRequest) => pausedRequest.path === path);
    if (at === -1) throw new Error(`Nobody asked for ${path}`);
    const [pausedRequest] = this.#paused.splice(at, 1);
    pausedRequest?.answer(by);
    await quiet();
  }

  /** The waiting calls in the order in which they were sent. */
  waiting = (): readonly string[] => this.#paused.map(({ path }) => path);
}

export const LIST = '/api/members';
export const APPLICATIONS = '/api/newmembers';
export const TOGGLE = '/api/members/1/status';
export const DELETE = '/api/members/1';
export const NUMBER = '/api/membership/1';
export const rows =
  (...firms: readonly object[]): StubAnswer =>
  () =>
    HttpResponse.json(firms);

export async function opened(...firms: readonly object[]): Promise<PausedService> {
  const service = new PausedService();
  void service.store.dispatch(members.endpoints.members.initiate());
  await service.answer(LIST, rows(...firms));
  return service;
}

export const ofMembers = (store: Store) =>
  members.endpoints.members.select()(store.getState()).data;
export const ofApplications = (store: Store) =>
  members.endpoints.newMembers.select()(store.getState()).data;
export const shown = ({ store }: PausedService) =>
  ofMembers(store)?.rows.map(({ id, status: memberStatus }) => `${id} ${memberStatus}`);
export const shownApplications = ({ store }: PausedService) =>
  ofApplications(store)?.rows.map(
    ({ id, membership, paymentStatus }) => `${id} ${paymentStatus.kind} ${membership}`,
  );

export const toggle = ({ store }: PausedService, id = 1, to: 'active' | 'inactive' = 'inactive') =>
  void sendFrom(store, changeKey('setMemberStatus', id), (dispatch) =>
    dispatch(members.endpoints.setMemberStatus.initiate({ id, status: to })),
  );
export const removeFirm = (store: Store, id = 1) =>
  sendFrom(store, changeKey('deleteMember', id), (dispatch) =>
    dispatch(members.endpoints.deleteMember.initiate(id)),
  );
export const remove = ({ store }: PausedService) => void removeFirm(store);
export const generateNumber = (store: Store, id = 1) =>
  sendFrom(store, changeKey('generateMembership', id), (dispatch) =>
    dispatch(members.endpoints.generateMembership.initiate(id)),
  );
export const generate = ({ store }: PausedService) => void generateNumber(store);
export const reload = ({ store }: PausedService) =>
  void store.dispatch(members.endpoints.members.initiate(undefined, { forceRefetch: true }));
