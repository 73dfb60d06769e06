const ADDRESS = /^[\w.'+-]+@([\w-]+\.)+[A-Za-z]{2,}$/;

/** The text as one mail address; `null` for anything else, such as two addresses or one with a subject. */
export function mailAddressOf(text: string): string | null {
  const address = text.trim();
  return ADDRESS.test(address) ? address : null;
}
