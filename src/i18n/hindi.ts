/** The Hindi texts, and the translations of the service's sentences: a file of its own in the build, `hindi-….js`. */
export { default } from './hi.json';
export { serviceInHindi } from './serviceInHindi';
