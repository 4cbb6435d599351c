import { pageRoutes } from '../../../page-kind';

export default pageRoutes('campuses', 'campus');
