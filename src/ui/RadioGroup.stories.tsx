import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioGroup } from './RadioGroup';

type Sent = 'unchanged' | 'corrected';

function WhatIsSent() {
  const [value, setValue] = useState<Sent>('unchanged');
  return (
    <RadioGroup<Sent>
      label="What is sent"
      options={[
        { value: 'unchanged', text: 'Send my file unchanged' },
        { value: 'corrected', text: 'Send the rows of the preview, as a CSV of the template' },
      ]}
      value={value}
      onChoose={setValue}
    />
  );
}

/** One of a few, all of them in sight. */
const meta = { title: 'Parts/RadioGroup', component: WhatIsSent } satisfies Meta<typeof WhatIsSent>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const corrected = await canvas.findByRole('radio', { name: /rows of the preview/ });
    await userEvent.click(corrected);
    await expect(corrected).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Send my file unchanged' })).not.toBeChecked();
  },
};
