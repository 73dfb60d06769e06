import { existsSync } from 'node:fs';
import { folderOf } from './site';

/** The tests run on what a deployer gets, so both builds have to be there before. */
export default function requireBuilds(): void {
  const commands = { dist: 'npm run build', 'dist-demo': 'npm run build:demo' } as const;
  for (const build of ['dist', 'dist-demo'] as const) {
    if (!existsSync(`${folderOf(build)}/index.html`))
      throw new Error(`There is no ${build}/ to test: run \`${commands[build]}\` first.`);
  }
}
