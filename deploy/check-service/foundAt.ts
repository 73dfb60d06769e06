import { checkService } from './checkService';

type CheckOptions = Parameters<typeof checkService>[0];

/** For tests: checks a service, without a token unless one is given, and returns its findings by call. */
export async function foundAt(
  service: string,
  options: Partial<CheckOptions> & Pick<CheckOptions, 'origin'>,
  limits?: Parameters<typeof checkService>[1],
): Promise<Readonly<Record<string, string>>> {
  const nobody = { token: null, sendTokenOnLists: false, userId: null, memberId: null };
  const findings = await checkService({ service, ...nobody, ...options }, limits);
  return Object.fromEntries(
    findings.map(({ call, verdict, text }) => [call, `${verdict}: ${text}`]),
  );
}
