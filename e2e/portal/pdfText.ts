import { extractText, getDocumentProxy } from 'unpdf';
import { memberAccount } from '../backend/accounts';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';

/** Opens a PDF to read it. */
export const openPdf = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));

/** Without white space, which lines and letter spacing add. */
export const joined = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');

/** The text of each page, without white space. */
export const pagesOf = async (pdf: Awaited<ReturnType<typeof openPdf>>): Promise<string[]> =>
  (await extractText(pdf)).text.map(joined);

/** Changes the firm of the member, whose receipt is shown. */
export function changeFirm({ store }: Backend, firm: Partial<Firm>): void {
  const paid = store.firm(memberAccount.memberId);
  if (paid !== null) Object.assign(paid, firm);
}
