import type { TFunction } from '../../../i18n/Text';
import type { AttentionReason } from '../../../domain/attention';
import type { DuplicateReason } from '../../../domain/duplicates';

/** What a firm lacks. */
export function attentionText(t: TFunction, reason: AttentionReason): string {
  switch (reason) {
    case 'noName':
      return t('No name');
    case 'noId':
      return t('No id: it cannot be opened or changed');
    case 'noMobile':
      return t('No mobile number that can be called');
    case 'noEmail':
      return t('No e-mail');
  }
}

/** What firms have in common. */
export function duplicateText(t: TFunction, { kind, value }: DuplicateReason): string {
  switch (kind) {
    case 'mobile':
      return t('Same mobile: {{value}}', { value });
    case 'email':
      return t('Same e-mail: {{value}}', { value });
  }
}
