import type { TFunction } from '../../i18n/translation';
import { mailAddressOf } from '../../domain/mailAddress';
import type { Member, NewMember } from '../../domain/member';
import { phoneTargetOf, telLink, whatsAppLink } from '../../domain/phone';

type ContactFields = Pick<Member | NewMember, 'name' | 'mobile' | 'email'>;

export type ContactLink = { readonly key: string; readonly text: string } & (
  | { readonly href: string }
  | { readonly textToCopy: string }
);

/** The ways to reach a firm: only with a certain number or address, and one firm at a time. */
export function contactLinksOf(t: TFunction, firm: ContactFields): readonly ContactLink[] {
  const number = phoneTargetOf(firm.mobile);
  const address = mailAddressOf(firm.email);
  const ways: (ContactLink | false)[] = [
    number !== null && { key: 'call', text: t('Call'), href: telLink(number) },
    number?.kind === 'mobile' && {
      key: 'whatsapp',
      text: t('WhatsApp'),
      href: whatsAppLink(number, t('Namaste, {{firm}}', { firm: firm.name })),
    },
    address !== null && {
      key: 'mail',
      text: t('Send email'),
      href: `mailto:${address}`,
    },
    number !== null && {
      key: 'copyNumber',
      text: t('Copy number'),
      textToCopy: firm.mobile.trim(),
    },
    address !== null && {
      key: 'copyAddress',
      text: t('Copy email address'),
      textToCopy: address,
    },
  ];
  return ways.filter((way) => way !== false);
}
