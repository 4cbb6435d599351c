export { compile, destination, type Redirects, type Rule } from './redirects';
