/** What localStorage holds of a signed-in admin (the keys of the portal's session). */
export const ADMIN = {
  token: 'bench-token',
  user_id: '1',
  user_name: 'Office',
  role: '3',
  user: '{"id":1,"name":"Office","role":3}',
  member_id: '1',
};

/** The script that puts this into the browser before a page opens. */
export const keepInBrowser = (items) =>
  `for (const [key, value] of Object.entries(${JSON.stringify(items)})) localStorage.setItem(key, value);`;
