import { describe, expect, test } from 'vitest';
import { ROLE } from '../domain/roles';
import { BASE_PATH, homeOf, memberLink, paths, pathWithin } from './paths';

test('the portal lives under /members, and the list under its own path below that', () => {
  expect(BASE_PATH).toBe('/members');
  expect(paths.members).toBe('/members');
});

describe('a link to a member', () => {
  test.each([
    [paths.memberView, '/member-view/12'],
    [paths.memberEdit, '/member-edit/12'],
    [paths.newMemberView, '/new-member-view/12'],
    [paths.newMemberEdit, '/new-member-edit/12'],
  ])('of %s names the member', (path, link) => {
    expect(memberLink(path, 12)).toBe(link);
  });
});

test('after a sign-in the office goes to /admin, a member to /member, anybody else to /', () => {
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
])('%s is read as %s', (path, within) => {
  expect(pathWithin(path)).toBe(within);
});
