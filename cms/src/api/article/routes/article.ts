import { pageRoutes } from '../../../page-kind';

export default pageRoutes('articles', 'article');
