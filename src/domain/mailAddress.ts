const ADDRESS = /^[\w.'+-]+@([\w-]+\.)+[A-Za-z]{2,}$/;

/** The one mail address that a text is; `null` for anything else: of two, or of one with a subject, nobody knows whom it reaches. */
export function mailAddressOf(text: string): string | null {
  const address = text.trim();
  return ADDRESS.test(address) ? address : null;
}
