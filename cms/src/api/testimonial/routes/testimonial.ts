import { pageRoutes } from '../../../page-kind';

export default pageRoutes('testimonials', 'testimonial');
