/** Commas may only group thousands, in the Indian way or not: "2,50" is no amount, and 250 would be a wrong one. */
const AMOUNT = /^-?(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2}0*)?$/;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/**
 * An amount in rupees as a person reads it (rule W14): `2500`, "2500.00" and "2,500" are all ₹2,500.00, grouped
 * the Indian way. What is no number of rupees and paise is shown as it came.
 */
export function formatRupees(text: string): string {
  const written = text.trim();
  const amount = Number(written.replaceAll(',', ''));
  return AMOUNT.test(written) && Math.abs(amount) <= Number.MAX_SAFE_INTEGER / 100
    ? rupees.format(amount)
    : text;
}
