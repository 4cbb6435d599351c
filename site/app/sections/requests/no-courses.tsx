import { useRequestWords } from '../../modules/requests';
import { ArrowLink } from '../arrow-link';

/** BLK-4: where the form would stand. */
export function NoCourses() {
  const requests = useRequestWords();
  return (
    <div className="wrap pb-section">
      <p className="border-t border-ink pt-6">{requests.noCourses}</p>
      <ArrowLink to="/contact">{requests.noCoursesContact}</ArrowLink>
    </div>
  );
}
