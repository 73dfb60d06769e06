import type { Association } from './schema';

/** The values of public/config.json that belong to no association. Its name and address are left out: they could be real. */
const sample = {
  registrationNumber: 'VNS/1234/2001',
  phone: '0542 000 0000',
  email: 'office@bvus.example',
} satisfies Partial<Association>;

/** The sample values that a config.json still contains; receipts would show them. */
export function sampleValues(association: Association): readonly string[] {
  const values = Object.values(association);
  return Object.values(sample).filter((value) => values.includes(value));
}
