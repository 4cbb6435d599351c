import { registrationIn } from '../../modules/agenda';
import { ActionLink } from '../../modules/application';
import { useLabels, useLanguage } from '../../modules/taxonomy';
import { Arrow } from '../../ui/arrow';

type Props = { event: { title: string; registration: string | null }; className: string };

/** BLK-1: « Inscription → », of which event is said to those who hear links by themselves. */
export function Registration({ event: { title, registration }, className }: Props) {
  const { commons } = useLabels();
  const language = useLanguage();
  if (registration === null) return null;
  return (
    <ActionLink to={registrationIn(language, registration)} className={className}>
      {commons.registration} <Arrow />
      <span className="sr-only"> : {title}</span>
    </ActionLink>
  );
}
