/** The Hindi texts as a file of their own, `hindi-….js` in the build, with what is known of the service's sentences. */
export { default } from './hi.json';
export { serviceInHindi } from './serviceInHindi';
