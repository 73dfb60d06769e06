import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { generatePath } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { serverDown } from '../../mocks/scenarios';
import { BadConfig } from '../config/BadConfig';
import { paths } from '../config/paths';
import { ROLE } from '../domain/roles';
import { changeLanguage } from '../i18n/i18n';
import { everyCombination } from '../test/everyPair';
import { testConfig, type Viewer } from '../test/Portal';
import { showPortal } from '../test/showPortal';
import { storedItems } from '../test/storedItems';
import { typeInto } from '../test/typeInto';
import { castWorld } from '../test/world';
import spinnerStyles from '../ui/plain/Spinner.module.css';
import { storedLanguage } from './language/storedLanguage';
import { routes } from './routes';

afterEach(() => changeLanguage('en'));

const languageSwitch = (name: 'हिन्दी' | 'English') => screen.getByRole('button', { name });

// By its text: a long list is slow to search by role.
async function switchToHindi() {
  fireEvent.click(screen.getByText('हिन्दी'));
  await screen.findByText('English');
}

describe('the language switch', () => {
  test('shows the sign-in page in Hindi, keeps what was typed, and leads back', async () => {
    showPortal(paths.login, 'visitor');
    await screen.findByRole('heading', { name: 'Login' });
    expect(languageSwitch('हिन्दी')).toHaveAttribute('lang', 'hi');
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
    typeInto('Email', 'ramesh@firm.example');
    typeInto('Password', 'half a pass');

    await switchToHindi();
    expect(screen.getByRole('heading', { level: 1, name: 'लॉग इन करें' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'hi');
    expect(document.title).toBe('लॉग इन करें · BVUS');
    expect(screen.getByLabelText('ईमेल')).toHaveValue('ramesh@firm.example');
    expect(screen.getByLabelText('पासवर्ड')).toHaveValue('half a pass');
    expect(screen.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible();
    expect(languageSwitch('English')).toHaveAttribute('lang', 'en');
    expect(storedLanguage()).toBe('hi');

    fireEvent.click(languageSwitch('English'));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(document.title).toBe('Login · BVUS');
    expect(screen.getByLabelText('Email')).toHaveValue('ramesh@firm.example');
    expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
    expect(storedLanguage()).toBe('en');
  });

  test('says anew what stands under the fields', async () => {
    showPortal(paths.register, 'visitor');
    fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Firm Name is required')).toBeVisible();
    // The first of what is missing.
    await waitFor(() => expect(screen.getByLabelText('Firm Name')).toHaveFocus());
    await switchToHindi();
    expect(await screen.findByText('फर्म का नाम भरना ज़रूरी है')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/is required/)).not.toBeInTheDocument());
    // And nothing under the one field that may stay empty.
    expect(screen.getAllByText(/भरना ज़रूरी है/)).toHaveLength(6);
  });

  test('tells nobody a second time of a load that failed', async () => {
    showPortal(paths.profileEdit, 'member', {
      troubles: serverDown('/api/profile_view/:id'),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await switchToHindi();
    expect(await screen.findByText('सदस्य की जानकारी लोड नहीं हो सकी।')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('names nothing of the session: it stays after a logout', async () => {
    showPortal(paths.changePassword, 'admin', { stored: { language: 'hi' } });
    await changeLanguage(storedLanguage());
    fireEvent.click(await screen.findByRole('button', { name: 'लॉग आउट करें' }));
    expect(await screen.findByLabelText('ईमेल')).toBeVisible();
    expect(storedItems()).toEqual({ language: 'hi', last_group: 'office' });
  });
});

/** Everything that the service and the configuration say: it stays as it is in every language. */
function valuesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}
const values = [...valuesOf(castWorld()), ...valuesOf(testConfig), 'Aditi Mishra', 'Kavita Pandey']
  .filter((value) => /[A-Za-z]{2}/.test(value))
  .toSorted((a, b) => b.length - a.length);
const FORMATS = /\b(?:CSV|csv|xlsx)\b/g;

function english(text: string): boolean {
  if (!/[A-Za-z]{2}/.test(text)) return false;
  const left = values.reduce((rest, value) => rest.replaceAll(value, ''), text);
  return /[A-Za-z]{2}/.test(left.replace(FORMATS, ''));
}

/** Nobody hears what is hidden, or stands inside a button with a name of its own. */
const UNHEARD = '[aria-hidden="true"], button[aria-label] *, [role="button"][aria-label] *';
const SPOKEN = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'];

const mayBreak = (element: Element): boolean => element.querySelector(':scope > wbr') !== null;

/** English that somebody sees, hears or is told by a pointer. */
function englishOnScreen(): readonly string[] {
  const found: string[] = [document.title];
  // The switch is in the other language.
  for (const element of document.body.querySelectorAll(
    '*:not(script, style, [lang="en"], [lang="en"] *)',
  )) {
    // One text, though an address may break after its @.
    if (element.parentElement !== null && mayBreak(element.parentElement)) continue;
    const texts = [...element.childNodes].filter(
      ({ nodeType }) => nodeType === Node.TEXT_NODE || mayBreak(element),
    );
    found.push(texts.map(({ textContent }) => textContent ?? '').join(''));
    if (element.closest(UNHEARD) === null)
      found.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ''));
  }
  return [...new Set(found.filter(english))];
}

const roles = { member: ROLE.member, admin: ROLE.admin } as const;

/** Every route that somebody may open, as each one who may: without a role once where it is told and once where it is not. */
const visits = routes.flatMap(({ path, access, title, layout }) => {
  const address = path === '*' ? '/no/such-page' : generatePath(path, { id: '101' });
  const viewers: readonly Viewer[] =
    access === 'public'
      ? everyCombination || [paths.login, paths.register].some((one) => one === path)
        ? ['visitor', 'unknownRole']
        : ['visitor']
      : (['member', 'admin'] as const).filter((viewer) => access.includes(roles[viewer]));
  return viewers.map((viewer) => ({ viewer, address, title, layout }));
});

const SPINNER = `.${spinnerStyles['spinner']}`;

test.each(visits)(
  '$address is open to the $viewer, can be switched to Hindi, and no English is left then but data',
  async ({ viewer, address, title, layout }) => {
    const { router } = showPortal(address, viewer);
    await waitFor(() => expect(document.title).toBe(`${title} · BVUS`));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector(SPINNER)).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(`/members${address}`);
    // The sign-in says so to whom it lets in nowhere.
    const isTold = viewer === 'unknownRole' && title === 'Login';
    expect(screen.queryAllByText('This account has no access here.')).toHaveLength(isTold ? 1 : 0);
    expect(screen.getByLabelText('Theme')).toBeVisible();
    expect(callsToTheOffice()).toEqual(layout === 'public' ? ['tel:+915422400000'] : []);
    await switchToHindi();
    expect(englishOnScreen()).toEqual([]);
  },
);

const callsToTheOffice = () =>
  within(screen.getByRole('contentinfo'))
    .queryAllByRole('link', { name: /^Call the office: / })
    .map((link) => link.getAttribute('href'));

test('a wrong configuration is told in Hindi too', async () => {
  await changeLanguage('hi');
  render(
    <BadConfig
      problems={[
        { key: 'association', problem: 'is missing' },
        {
          key: '',
          problem: 'could not be loaded (the web server answered {{detail}})',
          detail: '404',
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'association नहीं दी गई है',
    'config.json लोड नहीं हो सकी (वेब सर्वर का जवाब: 404)',
  ]);
});
