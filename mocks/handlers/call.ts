import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Db, User } from '../db/collections';
import { settlePayments } from './payments';

/** All paths of the service (product §7). */
export type CallPath =
  | '/api/register'
  | '/api/login'
  | '/api/usetdetail'
  | '/api/verify-email'
  | '/api/forgotpassword'
  | '/api/changepassword'
  | '/api/getall'
  | '/api/members'
  | '/api/members/:id/status'
  | '/api/members/:id'
  | '/api/newmembers'
  | '/api/members/:id/send-payment-link'
  | '/api/membership/:id'
  | '/api/import/members'
  | '/api/import/newmembers'
  | '/api/members/export'
  | '/api/member_edit/:id'
  | '/api/member_update'
  | '/api/profile_view/:id'
  | '/api/profile_update'
  | '/api/member_view/:id'
  | '/api/receipt/:id'
  | '/api/changememberpassword';

export type CallMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface ServiceContext {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly paymentDelayMs: number;
  /** Runs calls one after another, so that none sees the half-finished work of another. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** An answer that ends a call early: 401, 403, 404, 409, 422. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: JsonBodyType,
  ) {
    super(`The service answers ${status}`);
  }
}

const MEMBER_ROLE = 2;
const ADMIN_ROLE = 3;

interface OpenCall {
  readonly request: Request;
  /** The `:id` of the path; anything but a positive integer answers 404. */
  readonly id: () => number;
}

type SignedInCall = OpenCall & { readonly user: User };

type Answer<T> = (call: T) => Response | Promise<Response>;

/** Makes the functions that define handlers: each takes method and path, and checks who may make the call. */
export function createCalls(context: ServiceContext) {
  const forAnyone = (method: CallMethod, path: CallPath, answer: Answer<OpenCall>): HttpHandler =>
    http[method](`*${path}`, ({ request, params }) =>
      context.inTurn(async () => {
        try {
          await settlePayments(context.db, context.now());
          return await answer({ request, id: () => readId(params['id']) });
        } catch (refusal) {
          if (!(refusal instanceof Refusal)) throw refusal;
          return HttpResponse.json(refusal.body, { status: refusal.status });
        }
      }),
    );

  const forSignedIn = (
    method: CallMethod,
    path: CallPath,
    answer: Answer<SignedInCall>,
  ): HttpHandler =>
    forAnyone(method, path, (call) =>
      answer({ ...call, user: findCaller(context.db, call.request) }),
    );

  const forRole =
    (role: number) =>
    (method: CallMethod, path: CallPath, answer: Answer<SignedInCall>): HttpHandler =>
      forSignedIn(method, path, (call) => {
        if (call.user.role !== role) throw forbidden();
        return answer(call);
      });

  return {
    forAnyone,
    forSignedIn,
    forAdmin: forRole(ADMIN_ROLE),
    forMember: forRole(MEMBER_ROLE),
  };
}

export const forbidden = () => new Refusal(403, { message: 'This action is unauthorized.' });
export const notFound = () => new Refusal(404, { message: 'Record not found.' });

function findCaller(db: Db, request: Request): User {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const session = db.sessions.findFirst((q) => q.where((row) => row.token === token));
  const user = session && db.users.findFirst((q) => q.where((row) => row.id === session.userId));
  if (!user) throw new Refusal(401, { message: 'Unauthenticated.' });
  return user;
}

function readId(param: unknown): number {
  if (typeof param !== 'string' || !/^[1-9]\d{0,15}$/.test(param)) throw notFound();
  return Number(param);
}
