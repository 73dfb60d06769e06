import './trustedTypes';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import { answerExportLink } from './app/demo/answerExportLink';
import { storedLanguage } from './app/language/storedLanguage';
import { openIn } from './app/opening/openIn';
import { pinConnections } from './app/pinConnections';
import { routeObjects } from './app/routeObjects';
import { removeDemoWorker } from './app/removeDemoWorker';
import { createStore } from './app/store';
import './app/theme/global.css';
import 'virtual:tokens.css';
import { BadConfigPage } from './config/BadConfigPage';
import { BASE_PATH } from './config/paths';
import { loadConfig } from './config/loadConfig';
import { startI18n } from './i18n/i18n';

/** Configuration first, then the screen, then (demo build only) the imitated service, which every call waits for. */
async function start(container: HTMLElement): Promise<void> {
  const [loaded] = await Promise.all([
    loadConfig(`${import.meta.env.BASE_URL}config.json`),
    startI18n(storedLanguage()),
  ]);
  const { stage, shown } = openIn(container);
  const root = createRoot(stage);
  if (!loaded.ok) {
    root.render(<BadConfigPage problems={loaded.problems} />);
    return;
  }
  pinConnections(loaded.config.apiBaseUrl);
  const demo = import.meta.env.MODE === 'demo' ? shown.then(startDemo) : null;
  if (demo === null) void removeDemoWorker();
  else answerExportLink(demo);
  root.render(
    <App
      store={createStore(loaded.config, demo)}
      config={loaded.config}
      demo={demo}
      router={createBrowserRouter(routeObjects, { basename: `${BASE_PATH}/` })}
    />,
  );
}

async function startDemo() {
  return (await import('../mocks/browser')).startDemo();
}

// For opening/choices.js, which tells a person of scripts that did not come.
document.documentElement.dataset['scripts'] = 'running';

const container = document.getElementById('root');
// A service worker of scope /members/ does not control /members (decisions A1), so this has to be a new page.
if (location.pathname === BASE_PATH)
  location.replace(`${BASE_PATH}/${location.search}${location.hash}`);
else if (container !== null) void start(container);
