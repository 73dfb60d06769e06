import './trustedTypes';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import { interceptExportLink, removeDemoWorker } from './app/demo';
import { storedLanguage } from './app/language';
import { swapIn } from './app/bootstrap/swapIn';
import { routeObjects } from './app/router';
import { createStore } from './app/store';
import './ui/theme/global.css';
import 'virtual:tokens.css';
import { ConfigError } from './config/ConfigError';
import { BASE_PATH, pathWithin } from './config/paths';
import { loadConfig } from './config/loadConfig';
import { lateFile } from './domain/lateFile';
import { changeLanguage, fetchTexts } from './i18n/i18n';
import type { Language } from './i18n/translation';
import { tolerateMovedNodes } from './tolerateMovedNodes';

/** Loads the configuration, renders the portal, and starts the mock service of the demo, which every request waits for. */
async function start(page: HTMLElement): Promise<void> {
  tolerateMovedNodes();
  // Starts to load the files of the first screen, and sends no request to the service.
  const router = createBrowserRouter(routeObjects, { basename: `${BASE_PATH}/` });
  const [loaded, hasMissingTexts] = await Promise.all([
    loadConfig(`${import.meta.env.BASE_URL}config.json`, location, window.configAnswer),
    startTexts(storedLanguage()),
  ]);
  if (!loaded.ok) {
    swapIn(page, <ConfigError problems={loaded.problems} />);
    return;
  }
  addConnectPolicy(loaded.config.apiBaseUrl);
  // In a promise, so that the prerendered form is painted first.
  const demo = import.meta.env.MODE === 'demo' ? Promise.resolve().then(startDemo) : null;
  if (demo === null) void removeDemoWorker();
  else interceptExportLink(demo);
  const store = createStore(loaded.config, demo);
  swapIn(
    page,
    <App
      store={store}
      config={loaded.config}
      demo={demo}
      hasMissingTexts={hasMissingTexts}
      router={router}
    />,
  );
}

/** Lets the page connect only to its own origin and the configured one, so that no redirect takes a token elsewhere. */
function addConnectPolicy(apiBaseUrl: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ${new URL(apiBaseUrl, location.href).origin}`;
  document.head.append(policy);
}

/** Loads the texts of the person's language. Resolves to `true` if they are missing: the portal starts in English and says so. */
async function startTexts(language: Language): Promise<boolean> {
  try {
    await lateFile(fetchTexts(language));
    await changeLanguage(language);
    return false;
  } catch {
    document.documentElement.lang = 'en';
    return true;
  }
}

async function startDemo() {
  return (await lateFile(import('../mocks/browser'))).startDemo();
}

// app/bootstrap/choices.js shows a notice if the scripts did not load or the browser is too old for them.
const { dataset } = document.documentElement;
const tooOld = dataset['scripts'] === 'old';
if (!tooOld) dataset['scripts'] = 'running';

const page = document.getElementById('root');
const within = pathWithin(location.pathname);
const address = `${within}${location.search}${location.hash}`;
const isElsewhere = within !== location.pathname;
// A service worker of scope /members/ does not control /members, so this has to be a new page.
if (isElsewhere && !location.pathname.startsWith(`${BASE_PATH}/`)) location.replace(address);
else {
  // An address that names a file becomes the one of its screen, in the same history entry.
  if (isElsewhere) history.replaceState(history.state, '', address);
  if (page !== null && !tooOld) void start(page);
}
