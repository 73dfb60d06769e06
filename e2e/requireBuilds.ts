import { existsSync } from 'node:fs';
import { type Build, folderOf } from './site';

const COMMANDS = new Map<Build, string>([
  ['dist', 'npm run build'],
  ['dist-demo', 'npm run build:demo'],
  ['storybook-static', 'npm run build:storybook'],
]);

/** The tests run on the real builds, so both must exist. */
export default function requireBuilds(): void {
  requireBuild('dist');
  requireBuild('dist-demo');
}

/** The review book is built only for its own tests. */
export function requireBuild(build: Build): void {
  if (!existsSync(`${folderOf(build)}/index.html`))
    throw new Error(`There is no ${build}/ to test: run \`${COMMANDS.get(build)}\` first.`);
}
