import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { networkDown, never, rejects } from '../../../mocks/scenarios';
import { memberLink, paths } from '../../config/paths';
import { Portal, testConfig } from '../../test/Portal';
import { service } from '../../test/world';

/** The office corrects the details of a firm and its contact persons. After saving, the members list opens. */
const meta = {
  title: 'Screens/12 Edit Member',
  component: Portal,
  args: { path: memberLink(paths.memberEdit, 101), as: 'admin' },
} satisfies Meta<typeof Portal>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Somebody else of the office saves firm 101 while a story stands: with these values, and representatives none. */
async function colleagueSaves(changes: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(`${testConfig.apiBaseUrl}/api/member_update`, {
    method: 'PUT',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      // Of the office in the mock service's cast.
      Authorization: 'Bearer token-of-the-admin',
    },
    body: JSON.stringify({ id: 101, ...changes, representatives: [] }),
  });
  if (!answer.ok) throw new Error(`The colleague's save was answered ${answer.status}`);
}

const typeArea: Play = async ({ canvas, userEvent }) => {
  const area = await canvas.findByLabelText('Area');
  await userEvent.clear(area);
  await userEvent.type(area, 'Thatheri Bazar');
};

const typeAndUpdate: Play = async (context) => {
  await typeArea(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Update' }));
};

export const Loaded: Story = { parameters: service() };

export const Loading: Story = { parameters: service({ troubles: never('/api/member_edit/:id') }) };

export const Failed: Story = {
  parameters: service({ troubles: networkDown('/api/member_edit/:id') }),
};

export const Filled: Story = { parameters: service(), play: typeArea };

export const Invalid: Story = {
  parameters: service(),
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Firm Name', 'Address', 'Firm Mobile No. (WhatsApp without +91)', 'Area'])
      await userEvent.clear(await canvas.findByLabelText(label));
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
  },
};

/** The server does not accept the area of the firm and the number of one representative. */
export const Rejected: Story = {
  parameters: service({
    troubles: rejects('put', '/api/member_update', 422, {
      message: 'The given data was invalid.',
      errors: {
        area: ['This area is unknown.', 'Second.'],
        'representatives.1.mobile': ['This number belongs to somebody else.'],
      },
    }),
  }),
  play: typeAndUpdate,
};

export const Saving: Story = {
  parameters: service({ troubles: never('/api/member_update') }),
  play: typeAndUpdate,
};

/** No answer came to the save. */
export const Lost: Story = {
  parameters: service({ troubles: networkDown('/api/member_update') }),
  play: typeAndUpdate,
};

/** Someone else saved another area and another address. Only the area was changed here too. */
export const Conflict: Story = {
  parameters: service(),
  play: async (context) => {
    await typeArea(context);
    await colleagueSaves({
      firmName: 'Jaiswal Silk Emporium',
      firmMobile: '9415201101',
      address: 'D 37/12, Godowlia, Varanasi 221001',
      area: 'Godowlia',
    });
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Update' }));
    await screen.findByRole('dialog', { name: 'Someone else changed the same details' });
  },
};

/** A server that accepts the alternate mobile in an update. */
export const WithAlternateMobile: Story = {
  args: { config: { ...testConfig, sendAlternateMobile: true } },
  parameters: service(),
};
