import { Descriptions } from 'antd';
import type { ComponentProps } from 'react';

interface Detail {
  readonly label: string;
  readonly text: string;
  /** How many columns it is wide. */
  readonly span?: number;
}

interface DetailListProps {
  readonly column: NonNullable<ComponentProps<typeof Descriptions>['column']>;
  readonly details: readonly Detail[];
}

/** Each label right above its text: a long one of either has the whole width of a phone. */
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
        children: <span translate="no">{text}</span>,
      }))}
    />
  );
}

/** A long word is broken: antd's columns follow the window a frame later. */
const STYLES = {
  label: {
    marginBlockEnd: '-0.5rem',
    fontSize: 'var(--ant-font-size-sm)',
    overflowWrap: 'anywhere',
  },
} as const;
