import { ACTIONS, STATES } from '../../visitor-requests/words.ts';

/** The values of enumerations, which the content service keeps in English. */
export const VALUES: Record<string, string> = {
  'open-door': 'Portes ouvertes',
  'admission-test': 'Épreuves d’admission',
  conference: 'Conférence',
  convention: 'Salon',
  'live-my-life': 'Vis ma vie',
  'job-dating': 'Job dating',

  fulltime: 'Initial',
  periodic: 'Alternance',
  both: 'Initial et alternance',

  parcoursup: 'Parcoursup',
  direct: 'Admission directe',
  open: 'Ouvertes',
  closing: 'Dernières places',
  closed: 'Fermées',

  bts: 'BTS',
  bachelor: 'Bachelor',
  'programme-grande-ecole': 'Programme Grande École',
  mastere: 'Mastère',
  mba: 'MBA',
  rolling: 'Toute l’année',
  'national-procedure': 'Selon la procédure nationale',

  pass: 'Réussite à l’examen',
  'continued-study': 'Poursuite d’études',
  interruption: 'Interruption en cours de formation',
  employment: 'Insertion professionnelle',
  years: 'années',
  months: 'mois',
  days: 'jours',
  hours: 'heures',

  monday: 'lundi',
  tuesday: 'mardi',
  wednesday: 'mercredi',
  thursday: 'jeudi',
  friday: 'vendredi',
  saturday: 'samedi',
  sunday: 'dimanche',

  apprentissage: 'Apprentissage',
  professionnalisation: 'Professionnalisation',

  direction: 'Direction',
  admissions: 'Admissions',
  entreprises: 'Relations entreprises',
  pedagogie: 'Pédagogie',

  ...ACTIONS,
  ...STATES,

  navbarproto: 'Barre de navigation',
  footer: 'Pied de page',
  default: 'Complète',
  dynamic: 'Sans pop-in ni barre mobile',
  empty: 'Sans menu ni pied de page',

  'non-compliant': 'Non conforme',
  'partly-compliant': 'Partiellement conforme',
  'fully-compliant': 'Totalement conforme',

  summary: 'Petite image',
  summary_large_image: 'Grande image',
  name: 'name',
  property: 'property',
  itemprop: 'itemprop',

  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  discord: 'Discord',
  tiktok: 'TikTok',
};
