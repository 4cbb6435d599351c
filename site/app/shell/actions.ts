import { useApplicationAddress } from '../modules/application';
import { usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';

export type Action = {
  name: 'brochure' | 'contact' | 'agenda' | 'application';
  label: string;
  to: string;
};

/** NAV-4, NAV-10: what a visitor can do, in the order every bar has it. */
export function useActions(): Action[] {
  const { menus } = useLabels();
  const path = usePath();
  const popin = useApplicationAddress();
  return [
    { name: 'brochure', label: menus.brochure, to: popin('brochure') },
    { name: 'contact', label: menus.contact, to: popin('contact') },
    { name: 'agenda', label: menus.agenda, to: path('/agenda') },
    { name: 'application', label: menus.application, to: popin('registration') },
  ];
}
