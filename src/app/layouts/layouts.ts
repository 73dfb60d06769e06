import type { ComponentType, ReactNode } from 'react';
import { type LazyFile, lazyFile } from '../../ui/lazyFile';
import type { LayoutName } from '../routes';
import { PublicLayout } from './PublicLayout';

type Layout = { readonly children: ReactNode };

/** What stands around a screen, by the name that its route gives it; the public one is there from the start. */
export const layouts: Record<LayoutName, ComponentType<Layout> | LazyFile<Layout>> = {
  public: PublicLayout,
  topBar: lazyFile(() => import('./TopBarLayout')),
  member: lazyFile(() => import('./MemberLayout')),
  admin: lazyFile(() => import('./AdminLayout')),
};
