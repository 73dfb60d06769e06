const FIVE = [1, 2, 3, 4, 5];

export const KEYS: readonly string[] = [
  'membership',
  'name',
  'mobile',
  'mobile_alt',
  'address',
  'area',
  ...FIVE.map((at) => `rep_name_${at}`),
  ...FIVE.map((at) => `rep_mobile_${at}`),
];
