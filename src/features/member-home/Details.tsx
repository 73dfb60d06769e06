import { Descriptions } from 'antd';
import type { ComponentProps } from 'react';
import { properName } from '../../i18n/translation';

interface Detail {
  readonly label: string;
  readonly text: string;
  readonly span?: number;
}

interface DetailListProps {
  readonly column: NonNullable<ComponentProps<typeof Descriptions>['column']>;
  readonly details: readonly Detail[];
}

/** Labels directly above their texts: a long one of either has the whole width of a phone. */
export function Details({ column, details }: DetailListProps) {
  return (
    <Descriptions
      layout="vertical"
      size="small"
      colon={false}
      column={column}
      styles={STYLES}
      items={details.map(({ text, ...detail }) => ({
        ...detail,
        key: detail.label,
        children: <span {...properName(text)}>{text}</span>,
      }))}
    />
  );
}

/** Long words are broken, since antd's columns follow the window's width a frame late; an address keeps its lines. */
const STYLES = {
  label: {
    marginBlockEnd: '-0.5rem',
    fontSize: 'var(--ant-font-size-sm)',
    overflowWrap: 'anywhere',
  },
  content: { whiteSpace: 'pre-line' },
} as const;
