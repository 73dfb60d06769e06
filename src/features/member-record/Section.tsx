import { Card } from 'antd';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Firm Details or Contact Persons (product §2 items 12 and 13). */
export function Section({ heading, children }: SectionProps) {
  const id = useId();
  return (
    <Card size="small" role="group" aria-labelledby={id} title={<h2 id={id}>{heading}</h2>}>
      {children}
    </Card>
  );
}
