/** The stored draft of a filled form. */
export const filledDraft = JSON.stringify({
  firmName: 'Ganga Brocade House',
  address: 'B 21/8, Kamachha, Varanasi 221010',
  firmMobile: '9415012345',
  firmAlternateMobile: '+91 542 (245) 0000',
  area: 'Kamachha',
  representatives: [
    { name: 'Rekha Gupta', mobile: '9415000001' },
    { name: 'अनिल यादव', mobile: '9415000002' },
  ],
});
