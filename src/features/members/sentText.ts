import type { TFunction } from 'i18next';
import dayjs from 'dayjs';
import type { LinkSent } from '../../session/memory/OfficeMemory';

/** What this computer knows of a link: never "sent" for one whose answer was lost (rule Q7). */
export function sentText(t: TFunction, { at, certain }: Pick<LinkSent, 'at' | 'certain'>): string {
  const day = dayjs(at).format('DD-MM');
  return certain
    ? t('link sent {{day}} (this computer)', { day })
    : t('perhaps sent {{day}} (this computer)', { day });
}
