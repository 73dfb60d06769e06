import { test as base } from '@playwright/test';
import { type Backend, startBackend } from '../backend/server';
import { type BuildOption, configFor } from '../fixtures';
import { type Person, sixKeys } from '../portal/people';
import { type Site, startSite } from '../site';
import { Browser } from './Browser';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface EngineOption {
  /** The engine of the project, named in the configuration. */
  engine: 'firefox' | 'webkit';
}

/** The portal of dist/ and the association's service in its first state, in a browser of the project's engine. */
export const test = base.extend<
  { portal: Portal },
  BuildOption & EngineOption & { site: Site; backend: Backend; web: Browser }
>({
  engine: ['firefox', { scope: 'worker', option: true }],
  build: ['dist', { scope: 'worker', option: true }],
  site: [
    async ({ build }, provide) => {
      const site = await startSite(build);
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ site }, provide) => {
      const backend = await startBackend({ allowedOrigin: site.origin });
      await provide(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  web: [
    async ({ engine }, provide) => {
      const wire = await (engine === 'firefox' ? startFirefox() : startWebKit());
      console.log(`The smoke run drives ${wire.version}.`);
      await provide(new Browser(wire));
      await wire.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  portal: async ({ site, backend, web }, provide) => {
    backend.reset();
    site.config = configFor(backend);
    await provide(new Portal(web, site, backend));
    await web.expectSilence();
  },
});

/** The portal under test, on its host. */
class Portal {
  constructor(
    private readonly web: Browser,
    private readonly site: Site,
    private readonly backend: Backend,
  ) {}

  address = (path: string): string => `${this.site.origin}/members${path}`;

  open = (path: string): Promise<void> => this.web.open(this.address(path));

  /** As an earlier sign-in, or nobody's, has left the browser; no screen is open. */
  async as(person: Person | 'visitor'): Promise<void> {
    await this.web.open(this.address('/icon.svg'));
    const keys = person === 'visitor' ? {} : sixKeys(this.backend, person);
    await this.web.run(
      `localStorage.clear(); sessionStorage.clear();
       for (const [name, value] of Object.entries(arguments[0])) localStorage.setItem(name, value);`,
      keys,
    );
  }
}
