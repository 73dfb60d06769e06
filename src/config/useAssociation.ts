import { useTranslation } from '../i18n/translation';
import { useConfig } from './ConfigContext';
import type { Association } from './schema';

/** The association in the person's language: in Hindi with its Hindi name and address, if config.json has them. */
export function useAssociation(): Association {
  const { association } = useConfig();
  const { language } = useTranslation();
  if (language !== 'hi') return association;
  const { name, nameHi, address, addressHi } = association;
  return { ...association, name: nameHi || name, address: addressHi || address };
}
