import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { contract } from '../contract';
import { missingKeys } from '../missingKeys';
import { goodCalls, goodFile } from './goodCalls';
import type {
  Caller,
  CallStep,
  ServiceUnderTest,
  Name,
  ContractPerson,
  SentFile,
  ContractStep,
  NameReference,
  Value,
  ContractAnswer,
} from './ServiceUnderTest';
import { refused } from './refused';
import { served } from './served';

/** Tests that a service answers every call with its documented keys, and serves or refuses each caller as documented. */
export function testServiceContract(
  begin: () => Promise<ServiceUnderTest> | ServiceUnderTest,
): void {
  describe.each(contract)('$call', (row) => {
    const callers = [
      'a visitor',
      'an ended session',
      'an admin',
      'a member',
      'an unknown role',
    ] as const;
    const refusals = refusalsOf(row);

    test.each(
      callers.map((as) => [as, refusals[as] ?? goodCalls[row.call].status ?? 200] as const),
    )('%s: %i', async (as, status) => {
      const it = new LawRun(await begin());
      const answer = { status, ...WORDS_OF_STATUS[status] };
      const { seen, lawful } = await it.take({ call: row.call, as, answer });
      expect(seen).toMatchObject({ ...lawful, ...(status < 300 ? { missingKeys: [] } : {}) });
    });
  });

  test.each(
    [...Object.values(refused).flat(), ...served].map(({ law, steps }) => [law, steps] as const),
  )('%s', async (_, steps) => {
    const it = new LawRun(await begin());
    for (const step of steps) {
      const { seen, lawful } = await it.take(step);
      expect(seen).toMatchObject(lawful);
    }
  });
}

/** Who is refused and how (product §6 and §7); everybody else is served. Both lists and the export need no token. */
function refusalsOf({
  call,
  token,
  caller,
}: (typeof contract)[number]): Partial<Record<Caller, 401 | 403>> {
  if (token === 'none') return {};
  const nobody = { 'a visitor': 401, 'an ended session': 401 } as const;
  if (goodCalls[call].isForBoth) return nobody;
  const other = caller === 'admin' ? 'a member' : 'an admin';
  return { ...nobody, [other]: 403, 'an unknown role': 403 };
}

/** The body that a refused caller gets. */
const WORDS_OF_STATUS: Readonly<Record<number, Pick<ContractAnswer, 'contains'>>> = {
  401: { contains: { message: 'Unauthenticated.' } },
  403: { contains: { message: 'This action is unauthorized.' } },
};

/** Runs the steps of one requirement. */
class LawRun {
  private newcomer: string | null = null;

  constructor(private readonly service: ServiceUnderTest) {}

  /** What a step has shown, and what it should show. */
  async take(step: ContractStep): Promise<{ seen: object; lawful: object }> {
    if ('call' in step) return this.makeCall(step);
    if ('pays' in step) {
      await this.service.pay(this.idOf(step.pays));
      return { seen: {}, lawful: {} };
    }
    return {
      seen: { stored: this.service.firm(this.idOf(step.firm)) },
      lawful: { stored: this.translated(step.stored, 'a visitor') },
    };
  }

  private async makeCall(step: CallStep): Promise<{ seen: object; lawful: object }> {
    const { as } = step;
    const { row, line, ...sent } = this.request(step);
    const before = await this.service.everything();
    const { status, body } = await this.service.call(line, {
      ...sent,
      accept: row.accept ?? 'text/html',
      token: this.tokenOf(as),
    });
    const changed = !isDeepStrictEqual(await this.service.everything(), before);
    const { message, failed_rows: rows } = asRecord(body);
    const token = givenToken(body);
    this.newcomer = token ?? this.newcomer;
    const { contains, ...rest } = this.inItsWords(step.answer);
    const sentRequest = { line, json: sent.json, as };
    return {
      seen: {
        sentRequest,
        status,
        body,
        fields: namedFields(body),
        refusedLines: failedLines(rows),
        token: token !== null,
        missingKeys: missingKeys(row, body),
        changed,
        hasReason: typeof message === 'string' && message !== '',
      },
      lawful: {
        sentRequest,
        ...rest,
        ...(contains === undefined ? {} : { body: this.translated(contains, as) }),
        ...(status >= 400 ? { changed: false, hasReason: true } : {}),
      },
    };
  }

  private inItsWords(answer: ContractAnswer): ContractAnswer {
    return typeof answer.status === 'number' ? answer : this.service.words[answer.status];
  }

  private request({ call, as, id, but, file = goodFile }: CallStep) {
    const [row] = contract.filter((one) => one.call === call);
    if (!row) throw new Error(`The contract has no ${call}`);
    const good = goodCalls[call];
    const inPath = id ?? good.id ?? '';
    const path = row.pattern.replace(
      ':id',
      typeof inPath === 'string' ? inPath : String(this.valueOf(inPath, as)),
    );
    const line = `${row.method} ${path}`;
    if (row.body === null) return { row, line };
    if ('multipart' in row.body) return { row, line, form: this.formOf(file) };
    const json = {
      ...row.body,
      ...asRecord(this.translated({ ...good.body, ...but }, as)),
    };
    return { row, line, json };
  }

  private formOf(file: SentFile | null): FormData {
    const form = new FormData();
    if (file === null) return form;
    const { named, fileText } = file;
    const names = new Map<string, unknown>(Object.entries(this.service.names()));
    const content =
      typeof fileText === 'string'
        ? fileText.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(names.get(name)))
        : workbook(fileText);
    form.append('file', new File([content], named));
    return form;
  }

  private tokenOf(as: Caller): string | null {
    if (isPerson(as)) return this.service.people[as].token;
    if (as === 'a newcomer') return this.newcomer;
    return as === 'a visitor' ? null : 'made-up';
  }

  private valueOf({ the: name }: NameReference, as: Caller): string | number | null {
    const { people, names } = this.service;
    const me = isPerson(as) ? people[as] : undefined;
    const { email, password, id: member } = people['a member'];
    const all: Readonly<Record<Name, string | number | null>> = {
      ...names(),
      me: me?.id ?? null,
      myPassword: me?.password ?? 'none',
      admin: people['an admin'].id,
      member,
      otherMember: people['another member'].id,
      memberEmail: email,
      memberPassword: password,
    };
    return all[name];
  }

  private idOf(name: NameReference): number {
    return Number(this.valueOf(name, 'a visitor'));
  }

  /** The same with the service's own values instead of their names. */
  private translated(value: unknown, as: Caller): unknown {
    if (Array.isArray(value)) return value.map((one: unknown) => this.translated(one, as));
    if (typeof value !== 'object' || value === null) return value;
    if (isThe(value)) return this.valueOf(value, as);
    return Object.fromEntries(
      Object.entries(value).map(([key, one]: [string, unknown]) => [key, this.translated(one, as)]),
    );
  }
}

const isPerson = (caller: Caller): caller is ContractPerson =>
  !['a visitor', 'an ended session', 'a newcomer'].includes(caller);

const isThe = (value: object): value is NameReference => 'the' in value;

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The fields of a 422, each with a text. */
function namedFields(body: unknown): string[] {
  const { errors } = asRecord(body);
  return Object.entries(asRecord(errors))
    .filter(([, texts]) => Array.isArray(texts) && typeof texts[0] === 'string' && texts[0] !== '')
    .map(([field]) => field)
    .toSorted();
}

/** One of the services reports a row once for each of its errors. */
const failedLines = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? [...new Set(rows.map((row: unknown) => asRecord(row)['row']))] : [];

function givenToken(body: unknown): string | null {
  const { authorisation, token } = asRecord(body);
  const given = token ?? asRecord(authorisation)['token'];
  return typeof given === 'string' ? given : null;
}

function workbook(rows: readonly (readonly Value[])[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1');
  const written: unknown = write(book, { type: 'base64', bookType: 'xlsx' });
  return new Uint8Array(Buffer.from(String(written), 'base64'));
}
