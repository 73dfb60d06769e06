import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, within } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { texts } from '../../test/texts';
import * as stories from './ConflictQuestion.stories';

const { One, Several, NotChosen } = composeStories(stories);

const question = () =>
  screen.findByRole('dialog', { name: 'Someone else changed the same details' });

test('names each field by its label, shows both values, and answers with a choice for each, in their order', async () => {
  const user = userEvent.setup();
  const onAnswer = fn();
  await Several.run({ args: { ...Several.args, onAnswer } });
  const dialog = within(await question());
  expect(texts(dialog.getAllByRole('button'))).toEqual(['Cancel', 'Update']);
  const groups = dialog.getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Address',
    'Firm Mobile No. (WhatsApp without +91)',
    'Area',
    'Representative Name-2',
    'Representative Mobile-2',
  ]);
  const choices = within(groups[2] ?? document.body).getAllByRole('radio');
  expect(choices.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'What you typed विश्वनाथ गली',
    'What is saved now empty',
  ]);
  for (const [index, group] of groups.entries()) {
    const name = index % 2 === 0 ? /^What you typed/ : /^What is saved now/;
    await user.click(within(group).getByRole('radio', { name }));
  }
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(onAnswer.mock.calls).toEqual([[['typed', 'now', 'typed', 'now', 'typed']]]);
});

test('does not answer while a choice is missing, and shows where', async () => {
  const onAnswer = fn();
  await NotChosen.run({ args: { ...NotChosen.args, onAnswer } });
  const dialog = within(await question());
  expect(dialog.getAllByText('Choose one of the two.')).toHaveLength(5);
  const [first] = dialog.getAllByRole('radio');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('Choose one of the two.');
  expect(onAnswer).not.toHaveBeenCalled();
});

test('starts on Cancel; Cancel and Escape give no choice', async () => {
  const user = userEvent.setup();
  const onAnswer = fn();
  await One.run({ args: { ...One.args, onAnswer } });
  const dialog = await question();
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onAnswer.mock.calls).toEqual([[null]]);
  // The browser's event for Escape; the answer closes the dialog, not the browser.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onAnswer.mock.calls).toEqual([[null], [null]]);
});
