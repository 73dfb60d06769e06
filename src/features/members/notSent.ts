import type { TFunction } from '../../i18n/Text';
import type { Failure } from '../../domain/failure';

/** The title over a change that was not sent at all (rule C2); `null` where it was. */
export function notSentTitle(t: TFunction, { kind }: Failure): string | null {
  switch (kind) {
    case 'elsewhere':
      return t('Another tab is doing this');
    case 'outdated':
      return t('This firm has changed meanwhile');
    case 'sentBefore':
    case 'network':
    case 'timeout':
    case 'unreadable':
    case 'refused':
      return null;
  }
}
