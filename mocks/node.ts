import { setupServer } from 'msw/node';

/** Answers requests of tests in Node. Each test adds its service: `server.use(...createService().handlers)`. */
export const server = setupServer();
