import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { findHeading } from '../../test/calls/moves';
import { showPortal } from '../../test/showPortal';
import { storedItems } from '../../test/storedItems';
import { changeWorld, sentBody, sentCalls, timesSent } from '../../test/wire';
import { service } from '../../test/world';
import * as stories from './EmailVerificationPage.stories';

const { Loaded, Empty, Failed, Rejected } = composeStories(stories);

const VERIFY = 'POST /api/verify-email';
const FAILED = 'Email verification failed. Please try again or contact support.';
const linkOf = (token: string) => `${paths.emailVerification}?token=${token}`;
const verified = () => screen.findByText('Email verified successfully!');

// That it clears an earlier session in every tab: e2e/portal/verification.spec.ts.
describe('an opened link', () => {
  test('is confirmed, the returned token is stored, and Login goes on', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    expect(await verified()).toHaveAttribute('role', 'status');
    expect(await findHeading('Email Verification')).toBeVisible();
    expect(document.title).toBe('Email Verification · BVUS');
    expect(await sentBody(VERIFY)).toEqual({ token: 'verify-vishwanath' });
    await waitFor(() => expect(localStorage.getItem('token')).toMatch(/^[0-9a-f]{48}$/));
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await findHeading('Login')).toBeVisible();
  });

  test('is also confirmed by an answer without a token, which stores none', async () => {
    showPortal(linkOf('verify-applicant'), 'visitor');
    expect(await verified()).toBeVisible();
    expect(storedItems()).toEqual({});
  });

  test('is also confirmed with a token that no header can carry, which is not stored', async () => {
    showPortal(linkOf('verify-applicant'), 'visitor', {
      troubles: answers('post', '/api/verify-email', { status: 'success', token: 'टोकन' }),
    });
    expect(await verified()).toBeVisible();
    expect(storedItems()).toEqual({});
  });

  test('is sent once even if effects run twice, and its token leaves the address at once', async () => {
    const { router } = showPortal(linkOf('verify-vishwanath'), 'visitor', { strict: true });
    await verified();
    expect(timesSent(VERIFY)).toBe(1);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/members/email-verification');
    // Replaces the entry, so the history has no token.
    expect(router.state.historyAction).toBe('REPLACE');
  });
});

describe('a link that cannot be confirmed', () => {
  test('for it has no token, or a blank one: nothing is sent, and Resend Email says who can help', async () => {
    const { unmount } = showPortal(linkOf('%20'), 'visitor');
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    unmount();
    await Empty.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    await userEvent.click(screen.getByRole('button', { name: 'Resend Email' }));
    expect(
      await screen.findByText('The office can send you a new link. Please contact the office.'),
    ).toBeVisible();
    expect(sentCalls()).toEqual([]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('for no answer came, can be sent again while the page stands, and one that the service refuses cannot', async () => {
    const user = userEvent.setup();
    await Failed.run();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached');
    changeWorld(service());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await verified()).toBeVisible();
    expect(timesSent(VERIFY)).toBe(2);
    await Rejected.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(screen.queryByText('Verifying your email...')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBeNull();
  });
});
