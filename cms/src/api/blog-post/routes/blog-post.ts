import { pageRoutes } from '../../../page-kind';

export default pageRoutes('blog-posts', 'blog-post');
