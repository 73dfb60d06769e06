import { Component, type ReactNode } from 'react';
import { FaultPage } from './FaultPage';

/** A screen that throws takes only itself down: the layout stays (faults). */
export class ScreenBoundary extends Component<
  { readonly children: ReactNode },
  { readonly fault: unknown }
> {
  override readonly state = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    const { fault } = this.state;
    return fault === null ? this.props.children : <FaultPage fault={fault} />;
  }
}
