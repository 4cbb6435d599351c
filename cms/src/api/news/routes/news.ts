import { pageRoutes } from '../../../page-kind';

export default pageRoutes('news-items', 'news');
