import { pageController } from '../../../page-kind';

export default pageController('api::work-study-offer.work-study-offer');
