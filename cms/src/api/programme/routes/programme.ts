import { pageRoutes } from '../../../page-kind';

export default pageRoutes('programmes', 'programme');
