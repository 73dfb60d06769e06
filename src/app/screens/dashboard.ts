/* The office's first screen, in a file of its own: antd's Card and Statistic come with it (docs/decisions/0038). */

export { default as AdminHomePage } from '../../features/admin-home/AdminHomePage';
