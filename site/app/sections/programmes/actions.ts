import { type Action, useApplicationAddress } from '../../modules/application';

/** Where a visitor asks something about a programme, and about one campus where it is. */
export function useProgrammeActions(programme: string, campus?: string): Record<Action, string> {
  const address = useApplicationAddress();
  const about = { course: programme, campus };
  return {
    brochure: address('brochure', about),
    contact: address('contact', about),
    registration: address('registration', about),
  };
}
