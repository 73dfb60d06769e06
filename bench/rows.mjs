const SURNAMES = [
  'Sharma', 'Sharmila', 'Sharda', 'Sharif', 'Shah', 'Shukla', 'Singh', 'Sonkar', 'Ansari', 'Gupta',
  'Jaiswal', 'Kesarwani', 'Maurya', 'Mishra', 'Pandey', 'Patel', 'Rastogi', 'Yadav', 'अंसारी', 'जायसवाल',
]; // oxfmt-ignore
const TRADES = ['Silk', 'Handloom', 'Powerloom', 'Brocade', 'Saree Kendra', 'Vastralaya', 'Zari', 'Textiles']; // oxfmt-ignore
const QUARTERS = [
  'Madanpura',
  'Pili Kothi',
  'Alaipura',
  'Lallapura',
  'Chowk',
  'Reori Talab',
  'Jaitpura',
];

/** Makes random numbers from 0 to below 1, the same on every run. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Makes `count` rows as GET /api/members returns them; every tenth firm has no membership number yet. */
export function memberRows(count) {
  const next = numbersFrom(2025);
  const oneOf = (texts) => texts[Math.floor(next() * texts.length)];
  return Array.from({ length: count }, (_, index) => {
    const surname = oneOf(SURNAMES);
    const trade = oneOf(TRADES);
    return {
      id: index + 1,
      name: `${surname} ${trade} ${1 + Math.floor(next() * 400)}`,
      mobile: String(6_000_000_000 + Math.floor(next() * 3_999_999_999)),
      email: `office${index + 1}@${trade.toLowerCase().replace(' ', '-')}.example`,
      membership: next() < 0.1 ? null : 1001 + index,
      status: next() < 0.2 ? 1 : 0,
      billing_address: `${1 + Math.floor(next() * 90)}, ${oneOf(QUARTERS)}, Varanasi 221001`,
    };
  });
}
