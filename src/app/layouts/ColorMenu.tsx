import { CheckOutlined, DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { useTranslation } from '../../i18n/translation';
import { MenuButton } from '../../ui/MenuButton';
import { chooseColors, useColorChoice } from '../colours/colorChoice';

const ICONS = {
  system: <DesktopOutlined aria-hidden />,
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
} as const;

/** Chooses light, dark, or the setting of the device, after the login (before it: ColorSwitch). */
export function ColorMenu() {
  const { t } = useTranslation();
  const chosen = useColorChoice();
  const items = useColorEntries();
  return (
    <MenuButton isAtEnd menu={() => ({ selectedKeys: [chosen], items })}>
      {(opener) => <Button {...opener} type="text" aria-label={t('Theme')} icon={ICONS[chosen]} />}
    </MenuButton>
  );
}

export function useColorEntries(): NonNullable<MenuProps['items']> {
  const { t } = useTranslation();
  const chosen = useColorChoice();
  const names = { system: t('Same as device'), light: t('Light'), dark: t('Dark') };
  return (['system', 'light', 'dark'] as const).map((choice) => ({
    key: choice,
    role: 'menuitemradio',
    'aria-checked': choice === chosen,
    icon: ICONS[choice],
    label: names[choice],
    extra: choice === chosen && <CheckOutlined aria-hidden />,
    onClick: () => chooseColors(choice),
  }));
}
