import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { antdLocale } from '../../i18n/i18n';
import { type ColorMode, portalTheme } from './portalTheme';

/** A double click on what opens a dialog must not close it again by its second half, beside the dialog. */
const DIALOGS = { mask: { closable: false } } as const;

/** The text beside them says it all; their own names are English words of antd such as "info-circle". */
const ALERT_ICONS = {
  successIcon: <CheckCircleFilled aria-hidden="true" />,
  infoIcon: <InfoCircleFilled aria-hidden="true" />,
  warningIcon: <ExclamationCircleFilled aria-hidden="true" />,
  errorIcon: <CloseCircleFilled aria-hidden="true" />,
} as const;

interface AntdThemeProps {
  readonly mode: ColorMode;
  readonly children: ReactNode;
}

/** The portal's look for what is made of antd. The public screens need none of it (docs/decisions/0009). */
export default function AntdTheme({ mode, children }: AntdThemeProps) {
  const theme = useMemo(() => portalTheme(mode), [mode]);
  return (
    <ConfigProvider locale={antdLocale()} theme={theme} modal={DIALOGS} alert={ALERT_ICONS}>
      {children}
    </ConfigProvider>
  );
}
