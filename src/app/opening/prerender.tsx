import i18next from 'i18next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { ConfigContext } from '../../config/ConfigContext';
import { BASE_PATH, paths } from '../../config/paths';
import type { Config } from '../../config/schema';
import LoginPage from '../../features/account/LoginPage';
import RegistrationPage from '../../features/registration/RegistrationPage';
import hiDemo from '../../i18n/hi.demo.json';
import hindi from '../../i18n/hindi';
import { startI18n } from '../../i18n/i18n';
import { DialogsProvider } from '../../ui/dialogs/DialogsProvider';
import { Loading } from '../../ui/Loading';
import { DemoBanner } from '../demo/DemoBanner';
import { PublicLayout } from '../layouts/PublicLayout';
import { createStore } from '../store';
import type { prerenderedScreens } from './prerenderedScreens';

/** Every other screen begins with `index.html`, which only says that it loads. */
const SCREENS: Readonly<
  Record<keyof typeof prerenderedScreens, { readonly path: string; readonly Page: ComponentType }>
> = {
  'login.html': { path: paths.login, Page: LoginPage },
  'register.html': { path: paths.register, Page: RegistrationPage },
};

/** The deployer's config.json is not known yet: the room that a name takes, without the name. */
const NAMELESS: Config = {
  apiBaseUrl: '',
  adminBaseUrl: '',
  sendTokenOnLists: false,
  sendAlternateMobile: false,
  association: {
    name: '\u00a0',
    shortName: '\u00a0',
    registrationNumber: '',
    address: '',
    phone: '',
    email: '',
  },
};

/** What each HTML file of the build shows before any script is there, in both languages; `choices.js` says which. */
export async function prerender(): Promise<Readonly<Record<string, string>>> {
  await startI18n();
  i18next.addResourceBundle('hi', 'translation', hindi.texts);
  if (import.meta.env.MODE === 'demo') i18next.addResourceBundle('hi', 'translation', hiDemo);
  const english = drawAll();
  await i18next.changeLanguage('hi');
  const inHindi = drawAll();
  const files = Object.keys(english).map((file): [file: string, html: string] => [
    file,
    `<div data-language="en">${english[file]}</div>` +
      // One page holds both, and an id may stand there once (openIn.ts).
      `<div data-language="hi" lang="hi">${inHindi[file]?.replace(/ (id|for)="/g, ' $1="hi-')}</div>`,
  ]);
  return Object.fromEntries<string>(files);
}

function drawAll(): Record<string, string> {
  const screens = Object.entries(SCREENS).map(
    ([file, { path, Page }]): [file: string, html: string] => [
      file,
      withoutScripts(
        renderToStaticMarkup(
          <Provider store={createStore(NAMELESS, null)}>
            <ConfigContext value={NAMELESS}>
              <DialogsProvider>
                <MemoryRouter basename={BASE_PATH} initialEntries={[BASE_PATH + path]}>
                  {import.meta.env.MODE === 'demo' && <DemoBanner />}
                  <PublicLayout>
                    <Page />
                  </PublicLayout>
                </MemoryRouter>
              </DialogsProvider>
            </ConfigContext>
          </Provider>,
        ),
      ),
    ],
  );
  return {
    ...Object.fromEntries<string>(screens),
    'index.html': renderToStaticMarkup(<Loading />),
  };
}

/** Nothing can be pressed yet; above all, the browser must not send a form by itself. */
const withoutScripts = (html: string): string =>
  html.replace(/<(button|select)(?![^>]* disabled)/g, '<$1 disabled=""');
