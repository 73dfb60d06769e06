import { answer, type CatalogueRow, dialog, network, page, said } from './CatalogueRow';

const members = { as: 'admin', screen: '/members', steps: [], endsAt: '/members' } as const;
const firm = 'Jaiswal Silk Emporium';
const toggle = {
  ...members,
  line: 'Status toggle failure',
  call: { method: 'patch', path: '/api/members/:id/status' },
  steps: [{ press: 'Active', rowOf: firm }],
  shown: dialog('Failed to update status'),
  stays: { text: firm },
} as const;
const remove = {
  ...members,
  line: 'Delete failure',
  call: { method: 'delete', path: '/api/members/:id' },
  steps: [{ press: `Delete ${firm}`, rowOf: firm }, { answer: 'Delete' }],
  shown: dialog('Failed to delete member.'),
  stays: { text: firm },
} as const;

const newMembers = { as: 'admin', screen: '/new-members', endsAt: '/new-members' } as const;
const pending = 'Kashi Tanchoi Handloom';
const sendLink = {
  ...newMembers,
  line: 'Send payment link',
  call: { method: 'post', path: '/api/members/:id/send-payment-link' },
  steps: [{ press: 'Send Now', rowOf: pending }, { answer: 'Send' }],
  stays: { text: pending },
} as const;
const paid = 'Reshmi Dhaga Traders';
const generate = {
  ...newMembers,
  line: 'Generate membership',
  call: { method: 'get', path: '/api/membership/:id' },
  steps: [{ press: 'Generate', rowOf: paid }],
  stays: { text: paid },
} as const;

/** The lines of section 8 on the counts, both lists and what is done in their rows. */
export const listErrors: readonly CatalogueRow[] = [
  {
    line: 'Counts load failure',
    situation: 'no answer',
    as: 'admin',
    screen: '/admin',
    call: { method: 'get', path: '/api/getall' },
    provoked: network,
    steps: [],
    shown: page('Failed to load the counts.'),
    stays: { text: 'Registered Members' },
    endsAt: '/admin',
  },
  {
    ...members,
    line: 'Members and new-members list load failures',
    situation: 'members, no answer',
    call: { method: 'get', path: '/api/members' },
    provoked: network,
    shown: page('The members could not be loaded.'),
    stays: { text: 'Export Full CSV' },
  },
  {
    ...newMembers,
    line: 'Members and new-members list load failures',
    situation: 'new members, no answer',
    call: { method: 'get', path: '/api/newmembers' },
    provoked: network,
    steps: [],
    shown: page('The new registrations could not be loaded.'),
    stays: { text: 'New Registration' },
  },
  { ...toggle, situation: 'refused', provoked: answer(403, said) },
  { ...toggle, situation: 'no answer', provoked: network },
  { ...remove, situation: 'refused', provoked: answer(403, said) },
  { ...remove, situation: 'no answer', provoked: network },

  {
    ...sendLink,
    situation: 'unsuccessful',
    provoked: answer(200, { success: false }),
    shown: dialog('Failed to send payment link.'),
  },
  {
    ...sendLink,
    situation: 'exception',
    provoked: network,
    shown: dialog('Error sending payment link'),
  },
  {
    ...generate,
    situation: 'non-200',
    provoked: answer(409, said),
    shown: dialog('Unexpected response from the server.'),
  },
  {
    ...generate,
    situation: 'exception',
    provoked: network,
    shown: dialog('Failed to generate membership'),
  },
  {
    ...generate,
    situation: 'generated',
    provoked: answer(200, said),
    shown: dialog('Membership No. generated successfully'),
  },
];
