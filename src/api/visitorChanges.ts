import { visitorChange } from './call';

/** POST /api/login. A 401 here means a wrong e-mail address or password. */
export const signIn = visitorChange('/api/login', { remember: null });

/** POST /api/register. */
export const application = visitorChange('/api/register', { alters: ['NewMembers', 'Counts'] });
