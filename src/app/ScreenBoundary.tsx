import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

/** A screen that throws takes only itself down: the layout stays (faults). */
export class ScreenBoundary extends Component<
  { readonly children: ReactNode },
  { readonly crashed: boolean }
> {
  override readonly state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children;
  }
}
