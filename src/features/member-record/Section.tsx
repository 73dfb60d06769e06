import { Card } from 'antd';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function Section({ heading, children }: SectionProps) {
  const id = useId();
  return (
    <Card size="small" role="group" aria-labelledby={id} title={<h2 id={id}>{heading}</h2>}>
      {children}
    </Card>
  );
}
