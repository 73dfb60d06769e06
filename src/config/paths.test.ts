import { describe, expect, expectTypeOf, test } from 'vitest';
import { ROLE } from '../domain/access';
import {
  BASE_PATH,
  type FilterKey,
  homeOf,
  listLink,
  memberLink,
  paths,
  pathWithin,
} from './paths';

test('the portal is at /members, and the list at its own path below that', () => {
  expect(BASE_PATH).toBe('/members');
  expect(paths.members).toBe('/members');
});

describe('a link to a member', () => {
  test.each([
    [paths.memberView, '/member-view/12'],
    [paths.memberEdit, '/member-edit/12'],
    [paths.newMemberView, '/new-member-view/12'],
    [paths.newMemberEdit, '/new-member-edit/12'],
  ])('to %s contains the id', (path, link) => {
    expect(memberLink(path, 12)).toBe(link);
  });
});

test('a link to a filter names one of its list; any other does not compile', () => {
  expect(listLink('newMembers', 'noLink')).toBe('/new-members?filter=noLink');
  // A member needs no payment link.
  expectTypeOf<'noLink'>().not.toExtend<FilterKey<'members'>>();
});

test('after a login the office goes to /admin, a member to /member, anybody else to /', () => {
  expect(homeOf(ROLE.admin)).toBe('/admin');
  expect(homeOf(ROLE.member)).toBe('/member');
  expect(homeOf(null)).toBe('/');
});

test('no two screens share a path, and each begins below the base path', () => {
  const all = Object.values(paths);
  expect(new Set(all).size).toBe(all.length);
  for (const path of all) expect(path).toMatch(/^\/(?:[a-z_-]+(?:\/[a-z]+)?(?:\/:id)?)?$/);
});

test.each([
  ['/members/', '/members/'],
  ['/members/login', '/members/login'],
  ['/MEMBERS/login', '/MEMBERS/login'],
  ['/members//login//', '/members//login//'],
  ['/members', '/members/'],
  ['//members/login', '/members/login'],
  ['//elsewhere.example/members/', '/members/'],
  ['/membership', '/members/'],
  ['/', '/members/'],
  // The files of the build, and other screens by a file name.
  ['/members/index.html', '/members/'],
  ['/members/index.htm', '/members/'],
  ['/members/index', '/members/'],
  ['/members/index.html/', '/members/'],
  ['/members/login.html', '/members/login'],
  ['/members/register.html/', '/members/register'],
  ['/members/members.html', '/members/members'],
  ['/members/new-members.html', '/members/new-members'],
  ['/members/LOGIN.HTML', '/members/LOGIN'],
  ['/MEMBERS/login.html', '/members/login'],
  ['//members//login.html//', '/members/login'],
  ['/members/login%2Ehtml', '/members/login'],
  ['/members/payment/failed.html', '/members/payment/failed'],
  ['/members/member-edit/312.html', '/members/member-edit/312'],
  // Addresses of no screen.
  ['/members/nothing.html', '/members/nothing.html'],
  ['/members/login.html.html', '/members/login.html.html'],
  ['/members/login.php', '/members/login.php'],
  ['/members/member-edit.html', '/members/member-edit.html'],
  ['/members/handbook/hi/index.html', '/members/handbook/hi/index.html'],
  ['/login.html', '/members/'],
])('%s is read as %s', (path, within) => {
  expect(pathWithin(path)).toBe(within);
});

test('every screen can be addressed by a file name', () => {
  for (const path of Object.values(paths).filter((each) => each !== paths.root)) {
    const screen = `${BASE_PATH}${path.replace(':id', '12')}`;
    expect(pathWithin(`${screen}.html`)).toBe(screen);
  }
});
