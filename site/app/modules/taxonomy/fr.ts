/** Dictionary taxonomy-0.1.0, French branch: the shape every other branch has. */
export const fr = {
  commons: {
    skipToContent: 'Aller au contenu',
    home: 'Accueil',
    registration: 'Inscription',
    newWindow: 'nouvel onglet',
    phone: 'Téléphone',
    email: 'Courriel',
    address: 'Adresse',
    quote: '«\u00a0{text}\u00a0»',
    watchVideo: 'Regarder la vidéo',
    transcript: 'Transcription',
  },
  agenda: {
    discoverCampuses: 'Découvrir nos campus',
    discoverLead:
      'On choisit mieux une école quand on a vu la salle, croisé les professeurs et posé la question qui gêne.',
    allEvents: 'Tous nos évènements',
    noEvents: 'Aucun événements disponible pour le moment',
    nextEvents: 'Prochains rendez-vous',
    types: {
      'open-door': 'Portes ouvertes',
      'admission-test': 'Concours d’admission',
      conference: 'Conférence',
      convention: 'Salon',
      'live-my-life': 'Vis ma vie',
      'job-dating': 'Job dating',
    },
  },
  news: {
    news: 'Actualités',
    fromTheField: 'Du terrain',
    campusCount: '{count} campus',
  },
  campuses: {
    campuses: 'Campus',
    index: 'Index des campus',
    heroTitle: '{count} points de départ.',
    heroLead:
      'Une école de management, du BTS au bac\u00a0+\u00a05, en initial ou en alternance. Le diplôme est le même partout\u00a0; chaque ville y ajoute ses entreprises.',
    network: 'Le réseau des {count} campus',
    north: 'N',
    south: 'S',
    east: 'E',
    west: 'O',
  },
  menus: {
    main: 'Menu principal',
    menu: 'Menu',
    breadcrumb: 'Fil d’Ariane',
    footer: 'Pied de page',
    legal: 'Informations légales',
    socials: 'Réseaux sociaux',
    terms: 'CGV',
    legalNotices: 'Mentions légales',
    privacy: 'Charte données personnelles',
    careers: 'Carrières',
    complaint: 'Faire une réclamation',
    language: 'Langue',
  },
  utils: {
    preview: {
      draft: 'Aperçu d’un brouillon',
      until: 'lien valable jusqu’à {time}',
      leave: 'Quitter l’aperçu',
      errors: {
        403: {
          message: 'Ce lien d’aperçu n’est pas valable.',
          lead: 'Il est incomplet, ou il montre une autre page. Rouvrez l’aperçu depuis l’administration.',
        },
        410: {
          message: 'Ce lien d’aperçu a expiré.',
          lead: 'Un lien d’aperçu ne vaut qu’un moment. Rouvrez l’aperçu depuis l’administration pour en obtenir un autre.',
        },
      },
    },
    errors: {
      global:
        'Ce point n’est pas sur la carte. L’adresse a pu changer quand nous avons relevé le terrain.',
      globalOutage: 'Le terrain est momentanément inaccessible. Réessayez dans un instant.',
      code: 'Code erreur {code}',
      visit: 'Pages à visiter',
      statuses: {
        400: 'Mauvaise requête.',
        401: 'Utilisateur non authentifié.',
        403: 'Accès refusé.',
        404: "Oops cette page n'existe pas (ou plus)",
        500: 'Erreur interne au serveur.',
        503: 'Erreur interne au serveur.',
        504: 'Délai de réponse dépassé.',
        other: 'Une erreur est survenue.',
      },
      oops: 'Oups !',
      codeBare: "Code d'erreur :",
      sorry:
        "Désolé, merci de cliquer sur le bouton ci-dessous pour revenir sur la page d'accueil du site",
      back: 'Revenir au site',
      visitBare: 'Mais on peut vous proposer de visiter ces pages :',
      pages: {
        home: 'Accueil',
        programmes: 'Formations',
        campuses: 'Campus',
        agenda: 'Agenda',
        news: 'Actualités',
      },
    },
  },
};

export type Dictionary = typeof fr;
