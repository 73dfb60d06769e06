import { CheckOutlined, DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from '../../i18n/translation';
import { useDropdown } from '../../ui/dropdown';
import { chooseColors, useColorChoice } from '../colours/colorChoice';

const ICONS = {
  system: <DesktopOutlined aria-hidden />,
  light: <SunOutlined aria-hidden />,
  dark: <MoonOutlined aria-hidden />,
} as const;

/** Chooses light, dark, or the setting of the device, after the login (before it: ColorSwitch). */
export function ColorMenu() {
  const { t } = useTranslation();
  const { dropdown, button } = useDropdown();
  const chosen = useColorChoice();
  return (
    <Dropdown
      {...dropdown}
      placement="bottomRight"
      menu={{ selectedKeys: [chosen], items: useColorEntries() }}
    >
      <Button {...button} type="text" aria-label={t('Theme')} icon={ICONS[chosen]} />
    </Dropdown>
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
