import type { TFunction } from 'i18next';
import { mailAddressOf } from '../../domain/mailAddress';
import type { Member, NewMember } from '../../domain/member';
import { reachOf } from '../../domain/phone';

type Reached = Pick<Member | NewMember, 'name' | 'mobile' | 'email'>;

/** One way to a firm: a link, or a text to be copied. */
export type WayToReach = { readonly key: string; readonly text: string } & (
  { readonly href: string } | { readonly copies: string }
);

/** Whether a firm gave anything that it can be reached by. */
export const isReachable = ({ mobile, email }: Reached): boolean =>
  reachOf(mobile) !== null || mailAddressOf(email) !== null;

/** How a firm can be reached: only by what is a number or an address without a doubt, and one firm at a time. */
export function waysToReach(t: TFunction, firm: Reached): readonly WayToReach[] {
  const number = reachOf(firm.mobile);
  const address = mailAddressOf(firm.email);
  const ways: (WayToReach | false)[] = [
    number !== null && { key: 'call', text: t('Call'), href: `tel:+${number.digits}` },
    number?.kind === 'mobile' && {
      key: 'whatsapp',
      text: t('WhatsApp'),
      href: whatsAppLink(number.digits, t('Namaste, {{firm}}', { firm: firm.name })),
    },
    address !== null && {
      key: 'mail',
      text: t('Write an e-mail'),
      href: `mailto:${address}`,
    },
    number !== null && {
      key: 'copyNumber',
      text: t('Copy the number'),
      copies: firm.mobile.trim(),
    },
    address !== null && { key: 'copyAddress', text: t('Copy the e-mail address'), copies: address },
  ];
  return ways.filter((way) => way !== false);
}

/** Opens a talk that begins with a greeting. Never with a link or a word of payment: that is how fraud looks. */
function whatsAppLink(digits: string, greeting: string): string {
  // Half a character of a broken name would stop `encodeURIComponent`.
  const text = new URLSearchParams({ text: greeting }).toString().replaceAll('+', '%20');
  return `https://wa.me/${digits}?${text}`;
}
