import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ConfigContext } from '../src/config/ConfigContext';
import { BASE_PATH, paths } from '../src/config/paths';
import type { Config } from '../src/config/schema';
import LoginPage from '../src/features/account/LoginPage';
import RegistrationPage from '../src/features/registration/RegistrationPage';
import hiDemo from '../src/i18n/hi.demo.json';
import hi from '../src/i18n/hi.json';
import { setHindi, setLanguage } from '../src/i18n/translation';
import { DialogsProvider } from '../src/ui/dialogs/DialogsProvider';
import { Loading } from '../src/ui/plain/small';
import { DemoBanner } from '../src/app/demo';
import { PublicLayout } from '../src/app/layouts/PublicLayout';
import { createStore } from '../src/app/store';

/** All other screens start from `index.html`, which only says that the portal is loading. */
const SCREENS: Readonly<Record<string, { readonly path: string; readonly Page: ComponentType }>> = {
  'login.html': { path: paths.login, Page: LoginPage },
  'register.html': { path: paths.register, Page: RegistrationPage },
};

/** At build time config.json is unknown: keeps the space of the association's name without showing one. */
const NAMELESS: Config = {
  apiBaseUrl: '',
  adminBaseUrl: '',
  sendTokenOnLists: false,
  association: {
    name: '\u00a0',
    shortName: '\u00a0',
    registrationNumber: '',
    address: '',
    phone: '',
    email: '',
  },
};

/** Draws what each HTML file shows before any script has loaded, in both languages; `choices.js` chooses the language. */
export async function prerender(): Promise<Readonly<Record<string, string>>> {
  setHindi({ ...hi, ...(import.meta.env.MODE === 'demo' ? hiDemo : {}) });
  const english = drawAll();
  setLanguage('hi');
  const inHindi = drawAll();
  const files = Object.keys(english).map((file): [file: string, html: string] => [
    file,
    `<div data-language="en">${english[file]}</div>` +
      // The page holds both languages, and each id may occur only once (swapIn.ts).
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
                {import.meta.env.MODE === 'demo' && <DemoBanner />}
                <RouterProvider
                  router={createMemoryRouter(
                    [{ element: <PublicLayout />, children: [{ path, element: <Page /> }] }],
                    { basename: BASE_PATH, initialEntries: [BASE_PATH + path] },
                  )}
                />
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

/** Disables everything until the scripts have loaded. Above all, the browser must not send the form itself. */
const withoutScripts = (html: string): string =>
  html.replace(/<(button|select)(?![^>]* disabled)/g, '<$1 disabled=""');
