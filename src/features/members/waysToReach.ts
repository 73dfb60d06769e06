import type { TFunction } from '../../i18n/Text';
import { mailAddressOf } from '../../domain/mailAddress';
import type { Member, NewMember } from '../../domain/member';
import { reachOf, telLink, whatsAppLink } from '../../domain/phone';

type Reached = Pick<Member | NewMember, 'name' | 'mobile' | 'email'>;

/** One way to a firm: a link, or a text to be copied. */
export type WayToReach = { readonly key: string; readonly text: string } & (
  | { readonly href: string }
  | { readonly copies: string }
);

/** How a firm can be reached: only by what is a number or an address without a doubt, and one firm at a time. */
export function waysToReach(t: TFunction, firm: Reached): readonly WayToReach[] {
  const number = reachOf(firm.mobile);
  const address = mailAddressOf(firm.email);
  const ways: (WayToReach | false)[] = [
    number !== null && { key: 'call', text: t('Call'), href: telLink(number) },
    number?.kind === 'mobile' && {
      key: 'whatsapp',
      text: t('WhatsApp'),
      href: whatsAppLink(number, t('Namaste, {{firm}}', { firm: firm.name })),
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
