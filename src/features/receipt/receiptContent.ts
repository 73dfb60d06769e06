import type { Language, TFunction } from '../../i18n/translation';
import type { Association } from '../../config/schema';
import { formatDate } from '../../domain/dates';
import { formatRupees, amountInWords } from '../../domain/money';
import type { Receipt } from '../../domain/member';

/** How a row stands on the sheet: two references side by side, and a long value below its name, in a smaller font. */
type RowLook = 'reference' | 'plain' | 'amount' | 'long';

export interface ReceiptRow {
  readonly look: RowLook;
  readonly name: string;
  /** Below each other. */
  readonly values: readonly string[];
}

/** All texts of a receipt in order, and how they stand (product §2 item 15): screen, paper and file show the same. */
export interface ReceiptContent {
  readonly title: string;
  readonly association: string;
  /** The association's details from config.json, by line. */
  readonly letterhead: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly rows: readonly ReceiptRow[] }[];
  /** The left box has a text above and one below the signature; the right one has one below the seal. */
  readonly signing: { readonly by: string; readonly signature: string; readonly seal: string };
}

/** About ten lines. */
const LONG = 500;

const row = (name: string, value: string, look: RowLook = 'plain'): ReceiptRow => ({
  look: look === 'plain' && value.length > LONG ? 'long' : look,
  name,
  values: [value.trim() === '' ? '-' : value],
});

/** The texts of a receipt in the language of `t`; `association` already has its name in that language. */
export function receiptContent(
  t: TFunction,
  language: Language,
  association: Association,
  receipt: Receipt,
): ReceiptContent {
  const { name, address, registrationNumber, phone, email } = association;
  const lines = [
    [address],
    [registrationNumber && `${t('Registration No.')} ${registrationNumber}`],
    [phone && `${t('Phone')}: ${phone}`, email && `${t('Email')}: ${email}`],
  ];
  const paidOn = formatDate(receipt.paymentDate);
  const inWords = amountInWords(receipt.fee);
  /** In both languages, as on the office's own receipts, the portal's first. None if the amount is not a number. */
  const words = inWords && [inWords[language], inWords[language === 'hi' ? 'en' : 'hi']];
  return {
    title: t('Membership Fee Receipt'),
    association: name,
    letterhead: lines
      .map((parts) => parts.filter((part) => part !== '').join(' · '))
      .filter((line) => line !== ''),
    sections: [
      {
        heading: t('Membership Details'),
        rows: [
          row(t('Receipt No.'), receipt.receiptNo, 'reference'),
          row(t('Receipt Date'), paidOn, 'reference'),
          row(t('Membership No.'), receipt.membership ?? t('Not Available')),
          row(t('Firm Name'), receipt.firmName),
          row(t('Email'), receipt.email),
          row(t('Phone'), receipt.phone),
          row(t('Address'), receipt.address),
        ],
      },
      {
        heading: t('Payment Details'),
        rows: [
          row(t('Payment Mode'), t('Online')),
          row(t('Transaction Date'), paidOn),
          row(t('Amount (INR)'), formatRupees(receipt.fee), 'amount'),
          ...(words === null
            ? []
            : [{ look: 'plain', name: t('Amount in words'), values: words } as const]),
        ],
      },
    ],
    signing: {
      by: t('For {{association}}', { association: name }),
      signature: t('Signature'),
      seal: t('Seal'),
    },
  };
}

/** In bytes: phones allow 255, and a download may get a " (1)". */
const LONGEST = 180;

/**
 * The file name of a receipt without extension: "Receipt-BV-2025-0001-Jaiswal-Silk-Emporium". Letters of any script and digits
 * stay; anything else, which a file system may reject, becomes a hyphen.
 */
export function receiptFileName({
  receiptNo,
  firmName,
}: Pick<Receipt, 'receiptNo' | 'firmName'>): string {
  const name = ['Receipt', receiptNo, firmName]
    .join('-')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-');
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST));
  // Not within a letter and its marks.
  const cut = read < name.length ? name.slice(0, read).replace(/\P{M}$/u, '') : name;
  return cut.replace(/^-|-$/g, '');
}
