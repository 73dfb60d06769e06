import { createContext, useContext } from 'react';
import { useTranslation } from '../i18n/translation';
import type { Association, Config } from './schema';

export const ConfigContext = createContext<Config | null>(null);

export function useConfig(): Config {
  const config = useContext(ConfigContext);
  if (config === null) throw new Error('useConfig is used outside of ConfigContext');
  return config;
}

/** The association in the person's language: in Hindi with its Hindi name and address, if config.json has them. */
export function useAssociation(): Association {
  const { association } = useConfig();
  const { language } = useTranslation();
  if (language !== 'hi') return association;
  const { name, nameHi, address, addressHi } = association;
  return { ...association, name: nameHi || name, address: addressHi || address };
}
