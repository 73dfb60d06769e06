/** The session of a logged-in admin in localStorage, under the portal's own keys. */
export const ADMIN = {
  token: 'bench-token',
  user_id: '1',
  user_name: 'Office',
  role: '3',
  user: '{"id":1,"name":"Office","role":3}',
  member_id: '1',
};

/** Writes a script that stores these items in the browser before a page opens. */
export const keepInBrowser = (items) =>
  `for (const [key, value] of Object.entries(${JSON.stringify(items)})) localStorage.setItem(key, value);`;
