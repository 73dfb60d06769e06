import type { Language, TFunction } from '../../i18n/translation';
import type { Association } from '../../config/schema';
import { formatDate } from '../../domain/dates';
import { formatRupees, amountInWords } from '../../domain/money';
import type { Receipt } from '../../domain/member';

export type ReceiptRow = readonly [name: string, ...values: string[]];

/** About ten lines: such a value gets the whole width, and a smaller font. */
export const isLong = ([, ...values]: ReceiptRow): boolean => values.join('').length > 500;

/** All texts of a receipt in order (product §2 item 15): screen, paper and file show the same. */
export interface ReceiptContent {
  readonly title: string;
  readonly association: string;
  /** The association's details from config.json, by line. */
  readonly letterhead: readonly string[];
  readonly membership: {
    readonly heading: string;
    /** Number and date, highlighted side by side. */
    readonly reference: readonly [ReceiptRow, ReceiptRow];
    readonly rows: readonly ReceiptRow[];
  };
  readonly payment: {
    readonly heading: string;
    readonly rows: readonly ReceiptRow[];
    readonly amount: ReceiptRow;
    /** In both languages, as on the office's own receipts, the portal's first. None if the amount is not a number. */
    readonly words: readonly ReceiptRow[];
  };
  readonly signing: { readonly by: string; readonly signature: string; readonly seal: string };
}

const row = (name: string, value: string): ReceiptRow => [name, value.trim() === '' ? '-' : value];

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
  const words = amountInWords(receipt.fee);
  return {
    title: t('Membership Fee Receipt'),
    association: name,
    letterhead: lines
      .map((parts) => parts.filter((part) => part !== '').join(' · '))
      .filter((line) => line !== ''),
    membership: {
      heading: t('Membership Details'),
      reference: [row(t('Receipt No.'), receipt.receiptNo), row(t('Receipt Date'), paidOn)],
      rows: [
        row(t('Membership No.'), receipt.membership ?? t('Not Available')),
        row(t('Firm Name'), receipt.firmName),
        row(t('Email'), receipt.email),
        row(t('Phone'), receipt.phone),
        row(t('Address'), receipt.address),
      ],
    },
    payment: {
      heading: t('Payment Details'),
      rows: [row(t('Payment Mode'), t('Online')), row(t('Transaction Date'), paidOn)],
      amount: row(t('Amount (INR)'), formatRupees(receipt.fee)),
      words:
        words === null
          ? []
          : [[t('Amount in words'), words[language], words[language === 'hi' ? 'en' : 'hi']]],
    },
    signing: {
      by: t('For {{association}}', { association: name }),
      signature: t('Signature'),
      seal: t('Seal'),
    },
  };
}
