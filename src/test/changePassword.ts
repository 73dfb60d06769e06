import type { StoryObj } from '@storybook/react-vite';
import { demoAccounts } from '../../mocks/db/cast';
import { networkDown, never } from '../../mocks/scenarios';
import type { Portal } from './Portal';
import { service } from './world';

type Story = StoryObj<typeof Portal>;
type Play = NonNullable<Story['play']>;

/** Spaces belong to a password. */
export const NEXT_PASSWORD = '  Kashi 2026 ';

/** Pasted: what typing does letter by letter stands with the field. */
const fillIn =
  (current: string): Play =>
  async ({ canvas, userEvent }) => {
    const texts = {
      'Current Password': current,
      'New Password': NEXT_PASSWORD,
      'Confirm New Password': NEXT_PASSWORD,
    };
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste(text);
    }
  };

/** The states of a screen that changes a password, of which there are two. */
export function changePasswordStories(
  as: 'admin' | 'member',
  call: '/api/changepassword' | '/api/changememberpassword',
  button: string,
) {
  const { password } = demoAccounts[as];

  const submit: Play = async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
  };

  const fillInAndSubmit =
    (current: string): Play =>
    async (context) => {
      await fillIn(current)(context);
      await submit(context);
    };

  return {
    Loaded: { parameters: service() },
    Filled: { parameters: service(), play: fillIn(password) },
    Invalid: { parameters: service(), play: submit },
    /** The current password is not the right one. */
    Rejected: { parameters: service(), play: fillInAndSubmit('a guess') },
    Saving: { parameters: service({ troubles: never(call) }), play: fillInAndSubmit(password) },
    Failed: {
      parameters: service({ troubles: networkDown(call) }),
      play: fillInAndSubmit(password),
    },
  } satisfies Record<string, Story>;
}
