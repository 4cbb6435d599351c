import { pageRoutes } from '../../../page-kind';

export default pageRoutes('work-study-offers', 'work-study-offer');
