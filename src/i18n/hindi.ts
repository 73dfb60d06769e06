/** The Hindi texts as a file of their own, `hindi-….js` in the build. */
export { default } from './hi.json';
