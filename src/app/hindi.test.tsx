import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { generatePath } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { serverDown } from '../../mocks/scenarios';
import { BadConfig } from '../config/BadConfig';
import { paths } from '../config/paths';
import { ROLE } from '../domain/access';
import { changeLanguage } from '../i18n/i18n';
import { everyCombination } from '../test/everyPair';
import { testConfig, type Viewer } from '../test/Portal';
import { showPortal } from '../test/showPortal';
import { storedItems } from '../test/storedItems';
import { castWorld } from '../test/world';
import spinnerStyles from '../ui/plain/small.module.css';
import { storedLanguage } from './language';
import { routes } from './router';

afterEach(() => changeLanguage('en'));

// Found by its text: searching a long list by role is slow.
async function switchToHindi() {
  fireEvent.click(screen.getByText('हिन्दी'));
  await screen.findByText('English');
}

describe('the language switch', () => {
  test('translates the messages under the fields', async () => {
    showPortal(paths.register, 'visitor');
    fireEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Firm Name is required')).toBeVisible();
    // The first of the missing fields.
    await waitFor(() => expect(screen.getByLabelText('Firm Name')).toHaveFocus());
    await switchToHindi();
    expect(await screen.findByText('फर्म का नाम भरना ज़रूरी है')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/is required/)).not.toBeInTheDocument());
    // No message under the one optional field.
    expect(screen.getAllByText(/भरना ज़रूरी है/)).toHaveLength(6);
  });

  test('does not report a failed load a second time', async () => {
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

  test('stores no data of the session, and stays after a logout', async () => {
    showPortal(paths.changePassword, 'admin', { stored: { language: 'hi' } });
    await changeLanguage(storedLanguage());
    fireEvent.click(await screen.findByRole('button', { name: 'लॉग आउट करें' }));
    expect(await screen.findByLabelText('ईमेल')).toBeVisible();
    expect(storedItems()).toEqual({ language: 'hi', last_group: 'office' });
  });
});

/** Every text of the service and the configuration: it is the same in every language. */
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

/** A screen reader skips what is hidden or inside a button with its own name. */
const UNHEARD = '[aria-hidden="true"], button[aria-label] *, [role="button"][aria-label] *';
const SPOKEN = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'];

const mayBreak = (element: Element): boolean => element.querySelector(':scope > wbr') !== null;

/** English that somebody sees, hears or reads in a tooltip. */
function englishOnScreen(): readonly string[] {
  const found: string[] = [document.title];
  // The switch shows the other language.
  for (const element of document.body.querySelectorAll(
    '*:not(script, style, [lang="en"], [lang="en"] *)',
  )) {
    // An address is one text, though it may break after its @.
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

/** Every route for each person who may open it; an unknown role opens the login and one other screen. */
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
  '$address opens for the $viewer, and switched to Hindi has no English but data',
  async ({ viewer, address, title, layout }) => {
    const { router } = showPortal(address, viewer);
    await waitFor(() => expect(document.title).toBe(`${title} · BVUS`));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector(SPINNER)).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(`/members${address}`);
    // Only the login tells an unknown role that it has no access.
    const isTold = viewer === 'unknownRole' && title === 'Login';
    expect(screen.queryAllByText('This account has no access here.')).toHaveLength(isTold ? 1 : 0);
    expect(await screen.findByLabelText('Theme')).toBeVisible();
    expect(callsToTheOffice()).toEqual(
      ['public', 'simple'].includes(layout) ? ['tel:+915422400000'] : [],
    );
    await switchToHindi();
    expect(englishOnScreen()).toEqual([]);
  },
);

const callsToTheOffice = () =>
  within(screen.getByRole('contentinfo'))
    .queryAllByRole('link', { name: /^Call the office: / })
    .map((link) => link.getAttribute('href'));

test('a wrong configuration is shown in Hindi too', async () => {
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
