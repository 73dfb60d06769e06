import hiIN from 'antd/locale/hi_IN';
import texts from './hi.json';

/** All that Hindi needs, in one piece that is loaded when Hindi is chosen. */
export default { texts, antd: hiIN };
