import { pageController } from '../../../page-kind';

export default pageController('api::article.article');
