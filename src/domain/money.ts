/** Commas may only group thousands, in the Indian way or not: "2,50" is no amount, and 250 would be a wrong one. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2}0*)?$/;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees for a reader (rule W14): `2500` and "2,500" are ₹2,500.00, grouped the Indian way; any other text stays as it came. */
export function formatRupees(text: string): string {
  const written = text.trim();
  const amount = Number(written.replaceAll(',', ''));
  return AMOUNT.test(written) && Math.abs(amount) <= Number.MAX_SAFE_INTEGER / 100
    ? rupees.format(amount)
    : text;
}
