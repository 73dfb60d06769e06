import {
  answer,
  type CatalogueRow,
  dialog,
  network,
  page,
  said,
  saved,
  words,
} from './CatalogueRow';

const loadFailed = 'Failed to load member data.';
const load = {
  line: 'Member edit load',
  as: 'admin',
  call: { method: 'get', path: '/api/member_edit/:id' },
  steps: [],
  shown: dialog(loadFailed),
  stays: { text: loadFailed },
} as const;

const update = {
  line: 'Member update',
  as: 'admin',
  screen: '/member-edit/101',
  call: { method: 'put', path: '/api/member_update' },
  steps: [{ fill: 'Area', with: 'Thatheri Bazar' }, { press: 'Update' }],
  stays: { field: 'Area', value: 'Thatheri Bazar' },
  endsAt: '/member-edit/101',
} as const;
const updateProfile = {
  ...update,
  as: 'member',
  screen: '/profile_edit',
  call: { method: 'put', path: '/api/profile_update' },
  opens: [{ press: 'Edit' }],
  steps: [{ fill: 'Area', with: 'Thatheri Bazar' }, { press: 'Save' }],
  endsAt: '/profile_edit',
} as const;

/** The lines of section 8 on one member: the profile, the edit and the receipt. */
export const recordErrors: readonly CatalogueRow[] = [
  {
    line: 'Profile view load failure (/membership)',
    situation: 'no answer',
    as: 'member',
    screen: '/membership',
    call: { method: 'get', path: '/api/member_view/:id' },
    provoked: network,
    steps: [],
    shown: page('Your profile could not be loaded.'),
    stays: { text: 'Manage Profile' },
    endsAt: '/membership',
  },

  ...['/member-edit/101', '/new-member-edit/3006', '/member-view/101', '/new-member-view/3006'].map(
    (screen): CatalogueRow => ({
      ...load,
      screen,
      endsAt: screen,
      situation: `${screen}, no answer`,
      provoked: network,
    }),
  ),
  {
    ...load,
    as: 'member',
    screen: '/profile_edit',
    endsAt: '/profile_edit',
    call: { method: 'get', path: '/api/profile_view/:id' },
    situation: "the member's own profile, no answer",
    provoked: network,
    shown: dialog('Error', loadFailed),
  },

  {
    ...update,
    situation: 'saved',
    provoked: saved,
    shown: dialog('Success', words),
    stays: null,
    endsAt: '/members',
  },
  {
    ...updateProfile,
    situation: 'profile saved',
    provoked: saved,
    shown: dialog('Success', words),
    stays: { text: 'Member Details' },
  },
  ...([update, updateProfile] as const).flatMap((screen): CatalogueRow[] => [
    {
      ...screen,
      situation: `${screen.screen}, refused with an error and a message`,
      provoked: answer(400, { error: 'The error.', ...said }),
      shown: dialog('Error', 'The error.'),
    },
    {
      ...screen,
      situation: `${screen.screen}, refused with a message`,
      provoked: answer(400, said),
      shown: dialog('Error', words),
    },
    {
      ...screen,
      situation: `${screen.screen}, refused without words`,
      provoked: answer(400),
      shown: dialog('Error', 'Update failed.'),
    },
    {
      ...screen,
      situation: `${screen.screen}, exception`,
      provoked: network,
      shown: dialog('Error', 'An error occurred during update.'),
    },
  ]),

  {
    line: 'Receipt load',
    situation: 'no answer',
    as: 'member',
    screen: '/receipt',
    call: { method: 'get', path: '/api/receipt/:id' },
    provoked: network,
    steps: [],
    shown: page('Failed to load receipt.'),
    stays: { text: 'Membership Fee Receipt' },
    endsAt: '/receipt',
  },
];
