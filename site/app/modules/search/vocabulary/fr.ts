import type { Vocabulary } from './vocabulary';

export const fr: Vocabulary = {
  ignored: [
    ...['à', 'a', 'au', 'aux', 'avec', 'ce', 'ces', 'cette', 'c', 'chez', 'd', 'dans', 'de', 'des'],
    ...['du', 'elle', 'en', 'est', 'et', 'il', 'ils', 'je', 'j', 'l', 'la', 'le', 'les', 'leur'],
    ...['ma', 'mes', 'mon', 'n', 'ne', 'nos', 'notre', 'nous', 'on', 'ou', 'où', 'par', 'pas'],
    ...['pour', 'qu', 'que', 'quel', 'quelle', 'quels', 'quelles', 'qui', 's', 'sa', 'se', 'ses'],
    ...['son', 'sont', 'sur', 'un', 'une', 'vos', 'votre', 'vous', 'y', 'comment', 'quand'],
  ],
  alike: [
    ['jpo', 'portes ouvertes', 'journée portes ouvertes'],
    ['alternance', 'apprentissage', 'contrat pro', 'contrat de professionnalisation'],
    ['alternant', 'apprenti'],
    ['compta', 'comptabilité'],
    ['rh', 'drh', 'ressources humaines'],
    ['prix', 'tarif', 'tarifs', 'frais', 'frais de scolarité'],
    ['inscription', 's’inscrire', 'candidature', 'postuler', 'admission'],
    ['mco', 'muc', 'management commercial opérationnel'],
    ['ndrc', 'nrc', 'négociation et digitalisation de la relation client'],
    ['gpme', 'gestion de la pme'],
    ['pge', 'grande école', 'programme grande école'],
    ['débouchés', 'métiers', 'emploi'],
    ['calendrier', 'agenda'],
    ['anciens', 'diplômés', 'alumni'],
    ['étranger', 'international', 'erasmus'],
    ['logement', 'se loger', 'appartement'],
    ['bourse', 'bourses', 'aides', 'financement'],
    ['données personnelles', 'rgpd', 'vie privée', 'confidentialité'],
  ],
};
