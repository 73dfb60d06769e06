import { setupServer } from 'msw/node';

/** Answers the requests of a test run in Node. A test gives it its world: `server.use(...createService().handlers)`. */
export const server = setupServer();
