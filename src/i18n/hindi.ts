import sentences from './hi.service.json';
import texts from './hi.json';

/** The Hindi of the portal and of the service's sentences: a file of its own in the build, `hindi-….js`. */
export default { ...texts, ...sentences };
export { serviceInHindi } from './serviceInHindi';
