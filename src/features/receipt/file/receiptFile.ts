import type { Language } from '../../../i18n/translation';
import type { ReceiptContent } from '../receiptContent';
import { pdfOf } from './pdf';
import { layOut, PAGE } from './receiptLayout';
import { drawnPage, measureIn } from './receiptPicture';

/**
 * Makes the receipt as a PDF of one A4 page, black on white. The only request is for the logo, which the page already has.
 * Throws if the browser has no canvas or cannot compress.
 */
export async function receiptFile(
  content: ReceiptContent,
  language: Language,
  fileName: string,
): Promise<File> {
  const family = getComputedStyle(document.body).fontFamily;
  const layout = layOut(content, measureIn(family));
  const pdf = await pdfOf({
    ...PAGE,
    picture: drawnPage(layout, family, await logo()),
    texts: layout.texts,
    title: fileName.replace(/\.pdf$/, ''),
    language,
  });
  return new File([pdf], fileName, { type: 'application/pdf' });
}

/** Milliseconds; nobody should wait longer for a decoration. */
const LOGO_LIMIT = 2000;

/** `null` if it fails to load: the receipt is valid without it. */
async function logo(): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = `${import.meta.env.BASE_URL}logo.svg`;
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), LOGO_LIMIT);
  });
  return Promise.race([image.decode().then(() => image), late]).catch(() => null);
}
