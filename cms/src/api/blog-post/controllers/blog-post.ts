import { pageController } from '../../../page-kind';

export default pageController('api::blog-post.blog-post');
