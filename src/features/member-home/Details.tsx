import { Descriptions, type DescriptionsProps } from 'antd';
import { properName } from '../../i18n/translation';

interface DetailsProps {
  readonly column: NonNullable<DescriptionsProps['column']>;
  readonly details: readonly {
    readonly label: string;
    readonly text: string;
    readonly span?: number;
  }[];
}

/** Labels directly above their texts: a long one of either has the whole width of a phone. */
export const Details = ({ column, details }: DetailsProps) => (
  <Descriptions
    layout="vertical"
    size="small"
    colon={false}
    column={column}
    styles={{
      // Long words are broken, since antd's columns follow the window's width a frame late.
      label: {
        marginBlockEnd: '-0.5rem',
        fontSize: 'var(--ant-font-size-sm)',
        overflowWrap: 'anywhere',
      },
      // An address keeps its lines.
      content: { whiteSpace: 'pre-line' },
    }}
    items={details.map(({ text, ...detail }) => ({
      ...detail,
      key: detail.label,
      children: <span {...properName(text)}>{text}</span>,
    }))}
  />
);
