import { pageRoutes } from '../../../page-kind';

export default pageRoutes('events', 'event');
