import type { Association } from './schema';

/** What public/config.json says of an association that there is none of. Its name and address could be somebody's. */
const sample = {
  registrationNumber: 'VNS/1234/2001',
  phone: '0542 000 0000',
  email: 'office@bvus.example',
} satisfies Partial<Association>;

/** The values of the sample that a config.json still holds; receipts would show them. */
export function sampleValues(association: Association): readonly string[] {
  const held = Object.values(association);
  return Object.values(sample).filter((value) => held.includes(value));
}
