import type { TestCase } from '@playwright/test/reporter';

/** Whether a test belongs to a project of the configuration. */
export const isOf = (test: TestCase, project: 'faults' | 'once' | 'whose'): boolean =>
  test.parent.project()?.name === project;
