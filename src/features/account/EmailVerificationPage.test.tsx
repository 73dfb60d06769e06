import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { showPortal } from '../../test/showPortal';
import { storedItems } from '../../test/storedItems';
import { changeWorld, sentBody, sentCalls, timesSent } from '../../test/wire';
import { service } from '../../test/world';
import * as stories from './EmailVerificationPage.stories';

const { Loaded, Empty, Loading, Failed, Rejected, WithoutToken, SignedInAsSomebodyElse } =
  composeStories(stories);

const VERIFY = 'POST /api/verify-email';
const FAILED = 'Email verification failed. Please try again or contact support.';
const verified = () => screen.findByText('Email verified successfully!');

describe('an opened link', () => {
  test('waits with its text, and names itself', async () => {
    await Loading.run();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Email Verification' }),
    ).toBeVisible();
    expect(screen.getByText('Verifying your email...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend Email' })).not.toBeInTheDocument();
    expect(document.title).toBe('Email Verification · BVUS');
  });

  test('is confirmed, the returned token is stored, and Login leads on', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    expect(await verified()).toHaveAttribute('role', 'status');
    expect(await sentBody(VERIFY)).toEqual({ token: 'verify-vishwanath' });
    await waitFor(() => expect(localStorage.getItem('token')).toMatch(/^[0-9a-f]{48}$/));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  test('is confirmed without a token too, and stores none', async () => {
    await WithoutToken.run();
    expect(await verified()).toBeVisible();
    expect(storedItems()).toEqual({});
  });

  test('clears what an earlier session left, so that no name and no role go with the new token', async () => {
    await SignedInAsSomebodyElse.run();
    await verified();
    await waitFor(() => expect(localStorage.getItem('token')).not.toBe('token-of-the-admin'));
    const { token, ...others } = storedItems();
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    for (const key of ['role', 'user', 'user_id', 'user_name', 'member_id'])
      expect(others).not.toHaveProperty(key);
  });

  test('is sent once though effects run twice, and its token leaves the address at once', async () => {
    const link = `${paths.emailVerification}?token=verify-vishwanath`;
    const { router } = showPortal(link, 'visitor', { strict: true });
    await verified();
    expect(timesSent(VERIFY)).toBe(1);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/members/email-verification');
    // Replaced, not pushed: nothing of it is left in the history.
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('a link that cannot be confirmed', () => {
  test.each([
    ['without a token', Empty, 0],
    ['with a token that the service refuses', Rejected, 1],
    ['without an answer', Failed, 1],
  ])(
    '%s: the text of the specification, and Resend Email sends nothing',
    async (_, story, sent) => {
      const user = userEvent.setup();
      await story.run();
      expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
      await user.click(screen.getByRole('button', { name: 'Resend Email' }));
      expect(
        await screen.findByText('The office can send you a new link. Please contact it.'),
      ).toBeVisible();
      expect(sentCalls()).toHaveLength(sent);
      expect(screen.queryByText('Verifying your email...')).not.toBeInTheDocument();
      expect(localStorage.getItem('token')).toBeNull();
    },
  );

  test('without an answer can be sent again while the page stands, and one that the service refuses cannot', async () => {
    const user = userEvent.setup();
    await Failed.run();
    expect(await screen.findByRole('alert')).toHaveTextContent('The service could not be reached');
    changeWorld(service());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await verified()).toBeVisible();
    expect(timesSent(VERIFY)).toBe(2);
    await Rejected.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('a blank token is none', async () => {
    showPortal(`${paths.emailVerification}?token=%20`, 'visitor');
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(sentCalls()).toEqual([]);
  });
});
