import { usePath } from '../modules/navigation';
import { useLabels } from '../modules/taxonomy';

/** An option of one of the frame's dropdowns. */
export type Choice = { label: string; to: string };

/** NAV-9: who the visitor is. Without a network site there is nowhere for the two others to go. */
export function useProfiles(networkSite: string | null): [Choice, ...Choice[]] {
  const { profiles } = useLabels().menus;
  const path = usePath();
  const student = { label: profiles.student, to: path('/') };
  if (networkSite === null) return [student];
  return [
    student,
    { label: profiles.company, to: networkSite },
    { label: profiles.professional, to: networkSite },
  ];
}

/** RTE-18: the pages of the network. */
export function useNetworkPages(): Choice[] {
  const { networkPages } = useLabels().menus;
  const path = usePath();
  return [
    { label: networkPages.foreword, to: path('/edito-reseau-competences-et-developpement') },
    { label: networkPages.courses, to: path('/formations-reseau') },
    { label: networkPages.culture, to: path('/art-culture') },
    { label: networkPages.podcasts, to: path('/decouvrez-nos-podcasts') },
  ];
}

/** NAV-9: the services of the sidebar; the network's pages are among them, as a narrow screen has no top bar. */
export function useServices(): Choice[] {
  const { servicePages } = useLabels().menus;
  const path = usePath();
  const network = useNetworkPages();
  return [
    { label: servicePages.offers, to: path('/offres-alternance') },
    { label: servicePages.testimonials, to: path('/temoignages') },
    { label: servicePages.blog, to: path('/blog') },
    ...network,
  ];
}
