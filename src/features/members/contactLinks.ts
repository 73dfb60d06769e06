import type { TFunction } from '../../i18n/translation';
import { mailAddressOf } from '../../domain/text';
import type { Member, NewMember } from '../../domain/member';
import { phoneTargetOf, telLink, whatsAppLink } from '../../domain/phone';
import type { Action } from '../../ui/action';
import { PHONE_ICON } from '../../ui/icons';

type ContactFields = Pick<Member | NewMember, 'name' | 'mobile' | 'email'>;

/** The ways to reach a firm: only with a certain number or address, and one firm at a time. */
export function contactLinksOf(
  t: TFunction,
  { name: firm, mobile, email }: ContactFields,
  copy: (text: string) => void,
): readonly Action[] {
  const number = phoneTargetOf(mobile);
  const address = mailAddressOf(email);
  const ways: (Action | false)[] = [
    number !== null && {
      key: 'call',
      text: t('Call'),
      href: telLink(number),
      button: { icon: PHONE_ICON, name: t('Call {{firm}}', { firm }) },
    },
    number?.kind === 'mobile' && {
      key: 'whatsapp',
      text: t('WhatsApp'),
      href: whatsAppLink(number, t('Namaste, {{firm}}', { firm })),
    },
    address !== null && { key: 'mail', text: t('Send email'), href: `mailto:${address}` },
    number !== null && {
      key: 'copyNumber',
      text: t('Copy number'),
      onPress: () => copy(mobile.trim()),
    },
    address !== null && {
      key: 'copyAddress',
      text: t('Copy email address'),
      onPress: () => copy(address),
    },
  ];
  return ways.filter((way) => way !== false);
}
