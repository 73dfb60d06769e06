import './trustedTypes';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import { storedLanguage } from './app/language/storedLanguage';
import { routeObjects } from './app/routeObjects';
import { removeDemoWorker } from './app/removeDemoWorker';
import { createStore } from './app/store';
import './app/theme/global.css';
import { BadConfigPage } from './config/BadConfigPage';
import type { Demo } from './config/demo';
import { BASE_PATH } from './config/paths';
import { loadConfig } from './config/loadConfig';
import { startI18n } from './i18n/i18n';

/** Configuration first, then (demo build only) the imitated service, then the screen. */
async function start(container: HTMLElement): Promise<void> {
  const [loaded] = await Promise.all([
    loadConfig(`${import.meta.env.BASE_URL}config.json`),
    startI18n(storedLanguage()),
  ]);
  const root = createRoot(container);
  if (!loaded.ok) {
    root.render(<BadConfigPage problems={loaded.problems} />);
    return;
  }
  let demo: Demo | null = null;
  if (import.meta.env.MODE === 'demo') demo = await (await import('../mocks/browser')).startDemo();
  else void removeDemoWorker();
  root.render(
    <App
      store={createStore(loaded.config, demo !== null)}
      config={loaded.config}
      demo={demo}
      router={createBrowserRouter(routeObjects, { basename: `${BASE_PATH}/` })}
    />,
  );
}

const container = document.getElementById('root');
// A service worker of scope /members/ does not control /members (decisions A1), so this has to be a new page.
if (location.pathname === BASE_PATH)
  location.replace(`${BASE_PATH}/${location.search}${location.hash}`);
else if (container !== null) void start(container);
