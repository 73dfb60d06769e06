import { existsSync } from 'node:fs';
import { folderOf } from './site';

const COMMANDS = {
  dist: 'npm run build',
  'dist-demo': 'npm run build:demo',
  'storybook-static': 'npm run build:storybook',
} as const;

/** The tests run on what a deployer gets, so both builds have to be there before. */
export default function requireBuilds(): void {
  requireBuild('dist');
  requireBuild('dist-demo');
}

/** The review book is asked for by its own tests alone: it is no part of what a deployer gets. */
export function requireBuild(build: keyof typeof COMMANDS): void {
  if (!existsSync(`${folderOf(build)}/index.html`))
    throw new Error(`There is no ${build}/ to test: run \`${COMMANDS[build]}\` first.`);
}
