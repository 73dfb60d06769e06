import type { Backend } from '../backend/server';
import { configFor, hostTest } from '../fixtures';
import { type Person, sixKeys } from '../portal/people';
import type { Site } from '../site';
import { Browser } from './Browser';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export interface EngineOption {
  /** The engine of the project, set in the configuration. */
  engine: 'firefox' | 'webkit';
}

/** The portal of dist/ and the mock service in its first state, in a browser of the project's engine. */
export const test = hostTest.extend<{ portal: Portal }, EngineOption & { web: Browser }>({
  engine: ['firefox', { scope: 'worker', option: true }],
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

class Portal {
  constructor(
    private readonly web: Browser,
    private readonly site: Site,
    private readonly backend: Backend,
  ) {}

  address = (path: string): string => `${this.site.origin}/members${path}`;

  open = (path: string): Promise<void> => this.web.open(this.address(path));

  goWithin = (path: string): Promise<unknown> =>
    this.web.run(
      `history.pushState({ usr: null, key: arguments[0], idx: history.state.idx + 1 }, '', arguments[0]);
       dispatchEvent(new PopStateEvent('popstate', { state: history.state }));`,
      `/members${path}`,
    );

  /** Sets up the storage as an earlier login, or none, would have left it; no screen is open. */
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
