import { useLabels } from '../../modules/taxonomy';
import { ArrowLink } from '../arrow-link';

/** BLK-4: where the form would stand. */
export function NoCourses() {
  const { requests } = useLabels();
  return (
    <div className="border-y border-ink py-6">
      <p>{requests.noCourses}</p>
      <ArrowLink to="/contact">{requests.noCoursesContact}</ArrowLink>
    </div>
  );
}
