import { useTranslation } from '../i18n/useTranslation';
import { useConfig } from './ConfigContext';
import type { Association } from './schema';

/** The association as the person reads it: in Hindi with its Hindi name and address, where config.json has them. */
export function useAssociation(): Association {
  const { association } = useConfig();
  const { language } = useTranslation();
  if (language !== 'hi') return association;
  const { name, nameHi = '', address, addressHi = '' } = association;
  return {
    ...association,
    name: nameHi === '' ? name : nameHi,
    address: addressHi === '' ? address : addressHi,
  };
}
