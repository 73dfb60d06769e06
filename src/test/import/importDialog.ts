import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';

/** What a person finds in the dialog; asked of its own box, since the list behind it has hundreds of buttons. */
export async function theDialog() {
  const [dialog] = await screen.findAllByRole('dialog', { name: 'Import Members' });
  if (dialog === undefined) throw new Error('The dialog is not there');
  const inside = within(dialog);
  // A person may choose "All files": the browser's own filter holds nobody back.
  const user = userEvent.setup({ applyAccept: false });
  const button = (name: string) => inside.getByRole('button', { name });
  return {
    user,
    dialog,
    inside,
    button,
    queryButton: (name: string) => inside.queryByRole('button', { name }),
    press: (name: string) => user.click(button(name)),
    /** What the same file is asked for a second time; gives the question's words. */
    sendAgain: async () => {
      const question = await screen.findByRole('dialog', { name: 'Import the same file again?' });
      await user.click(within(question).getByRole('button', { name: 'Import again' }));
      return question.textContent;
    },
    choose: (file: File) => user.upload(inside.getByLabelText('File (.csv or .xlsx)'), file),
    cell: (column: string, row: number) => inside.getByLabelText(`${column}, row ${row}`),
  };
}

/** What the account says, name → number. */
export function countsIn(dialog: HTMLElement): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...dialog.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent ?? '',
    ]),
  );
}
