import { pageController } from '../../../page-kind';

export default pageController('api::news.news');
