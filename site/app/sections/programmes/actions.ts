import { usePath } from '../../modules/navigation';

type Action = 'brochure' | 'contact' | 'registration';

/** Where a visitor asks something about a programme, and about one campus where it is. */
export function useProgrammeActions(programme: string, campus?: string): Record<Action, string> {
  const home = usePath()('/');
  const about = `&course=${programme}${campus ? `&campus=${campus}` : ''}`;
  const popin = (action: Action) => `${home}?popin=true&action=${action}${about}`;
  return {
    brochure: popin('brochure'),
    contact: popin('contact'),
    registration: popin('registration'),
  };
}
