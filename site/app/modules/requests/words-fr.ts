/** POP-12: the pages where a visitor asks the school for something. */
export const requests = {
  actions: {
    brochure: {
      title: 'Recevoir la brochure',
      lead: 'Choisissez la formation et le campus, dites-nous qui vous êtes\u00a0: la brochure s’ouvre aussitôt.',
      submit: 'Recevoir la brochure',
      next: [
        'Vous ouvrez la brochure en PDF dès la page suivante.',
        'Elle vous donne aussi les prochaines portes ouvertes du campus.',
        'Une question\u00a0? Le campus vous répond, sans engagement.',
      ],
    },
    contact: {
      title: 'Poser une question',
      lead: 'Votre message va droit au campus que vous choisissez, à quelqu’un qui connaît la formation.',
      submit: 'Envoyer le message',
      next: [
        'Votre message arrive aux admissions du campus choisi.',
        'On vous répond par courriel, ou par téléphone si vous donnez votre numéro.',
        'Vous gardez la main\u00a0: rien d’autre ne vous est envoyé sans votre accord.',
      ],
    },
    registration: {
      title: 'Candidature en ligne',
      lead: 'Une formation, un campus et vos coordonnées\u00a0: le campus vous appelle pour ouvrir votre dossier.',
      submit: 'Envoyer la candidature',
      next: [
        'Le campus reçoit votre candidature et vous appelle.',
        'Vous convenez ensemble des pièces du dossier et d’un entretien.',
        'La réponse vient par écrit, dans le délai que donne la fiche de la formation.',
      ],
    },
  },
  next: 'Ce qui suit',
  required:
    'Tous les champs sont obligatoires, sauf ceux qui portent la mention «\u00a0facultatif\u00a0».',
  optional: '(facultatif)',
  choice: 'Votre choix',
  person: 'Vous',
  course: 'Formation',
  chooseCourse: 'Choisir une formation',
  campus: 'Campus',
  chooseCampus: 'Choisir un campus',
  courseFirst: 'Choisissez d’abord la formation',
  loadingCampuses: 'Recherche des campus…',
  showCampuses: 'Voir les campus de cette formation',
  noCourses: 'Aucune formation ne prend de demande en ligne pour le moment.',
  noCoursesContact: 'Joindre un campus',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  emailHint: 'Par exemple prenom.nom@exemple.fr.',
  phoneHint:
    'Par exemple 06\u00a012\u00a034\u00a056\u00a078 ou +226\u00a070\u00a012\u00a034\u00a056.',
  level: 'Votre niveau d’études',
  chooseLevel: 'Choisir un niveau',
  levels: {
    terminale: 'En terminale',
    bac: 'Bac',
    'bac+1': 'Bac\u00a0+\u00a01',
    'bac+2': 'Bac\u00a0+\u00a02',
    'bac+3': 'Bac\u00a0+\u00a03',
    'bac+4': 'Bac\u00a0+\u00a04',
    'bac+5': 'Bac\u00a0+\u00a05',
    autre: 'Autre, ou en activité',
  },
  message: 'Votre message',
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  trap: 'Laissez ce champ vide',
  optIn: 'J’accepte que l’école me recontacte au sujet de ses formations et de ses évènements.',
  optInHint:
    'Facultatif\u00a0: votre demande est traitée de la même façon. Moins de quinze ans\u00a0: avec l’accord d’un parent.',
  summary: {
    wrong: { one: 'Un point reste à corriger', other: '{count}\u00a0points restent à corriger' },
    refused: 'Votre demande n’est pas encore partie',
  },
  faults: {
    course: {
      missing: 'Choisissez une formation.',
      unknown: 'Cette formation n’est pas proposée ici. Choisissez-en une dans la liste.',
      closed:
        'Les inscriptions à cette formation sont closes. Choisissez-en une autre dans la liste.',
    },
    campus: {
      missing: 'Choisissez un campus.',
      unknown: 'Ce campus ne propose pas cette formation. Choisissez-en un dans la liste.',
      unnamed: 'Aucun campus de ce nom ne propose cette formation. Vérifiez l’orthographe.',
      several: 'Plusieurs campus répondent à ce nom. Écrivez-le en entier.',
      closed: 'Les inscriptions à cette formation y sont closes. Choisissez un autre campus.',
      unloaded: 'Les campus n’ont pas pu être chargés. Choisissez de nouveau la formation.',
    },
    firstName: {
      missing: 'Indiquez votre prénom.',
      invalid: 'Écrivez votre prénom avec des lettres.',
      long: 'Ce prénom est trop long\u00a0: 120\u00a0caractères au plus.',
    },
    lastName: {
      missing: 'Indiquez votre nom.',
      invalid: 'Écrivez votre nom avec des lettres.',
      long: 'Ce nom est trop long\u00a0: 120\u00a0caractères au plus.',
    },
    email: {
      missing: 'Indiquez votre courriel, pour que l’on puisse vous répondre.',
      invalid: 'Ce courriel n’est pas complet. Il s’écrit comme prenom.nom@exemple.fr.',
      long: 'Ce courriel est trop long\u00a0: 254\u00a0caractères au plus.',
    },
    phone: {
      missing: 'Indiquez un numéro où vous appeler.',
      invalid:
        'Ce numéro n’est pas complet. En France, il a dix chiffres\u00a0; d’ailleurs, commencez par + et l’indicatif du pays.',
      long: 'Ce numéro est trop long.',
    },
    level: { missing: 'Choisissez votre niveau.', invalid: 'Choisissez un niveau dans la liste.' },
    message: {
      missing: 'Écrivez votre question.',
      long: 'Ce message est trop long\u00a0: 4\u00a0000\u00a0caractères au plus.',
    },
  },
  refusals: {
    early:
      'Ce formulaire est revenu trop vite pour que nous sachions qu’une personne l’a rempli. Relisez-le et envoyez-le de nouveau\u00a0: rien n’est perdu.',
    late: 'Cette page est ouverte depuis plus d’un jour. Relisez ce que vous avez écrit et envoyez-le de nouveau\u00a0: rien n’est perdu.',
    forged:
      'Nous n’avons pas reconnu ce formulaire. Relisez ce que vous avez écrit et envoyez-le de nouveau\u00a0: rien n’est perdu.',
    often:
      'Beaucoup de demandes sont venues de votre connexion. Gardez cette page ouverte et réessayez dans {minutes}\u00a0min\u00a0: rien n’est perdu.',
    failed:
      'Nous n’avons pas pu l’enregistrer. Vérifiez votre connexion et réessayez dans un instant\u00a0: tout ce que vous avez écrit est encore là.',
  },
  privacy: {
    title: 'Vos données',
    short:
      'Ce que vous écrivez sert à répondre à cette demande. Le campus choisi et les admissions le lisent. Tout est effacé au plus tard trois ans après notre dernier échange.',
    details: 'Vos droits et le détail',
    charter: 'Charte données personnelles',
    charterPath: '/charte-donnees-personnelles',
    points: {
      controller: 'Responsable',
      contact: 'Contact',
      contactIs: 'Le délégué à la protection des données\u00a0: ',
      purpose: 'Finalité',
      purposeIs:
        'Répondre à votre demande, et la faire suivre au campus choisi. Si vous cochez la case, vous écrire plus tard au sujet de nos formations et de nos évènements. L’origine de votre visite accompagne la demande, pour savoir ce qui nous fait connaître.',
      basis: 'Base légale',
      basisIs:
        'Les mesures précontractuelles prises à votre demande (RGPD, art.\u00a06.1.b)\u00a0; pour la case, votre consentement, que vous retirez quand vous voulez\u00a0; pour l’origine de la visite, notre intérêt légitime ou votre consentement quand il vous est demandé.',
      recipients: 'Destinataires',
      recipientsAre:
        'Le campus choisi, le service des admissions, notre hébergeur et nos prestataires informatiques, tenus par contrat. Rien n’est vendu ni prêté.',
      transfers: 'Transferts',
      transfersAre:
        'Les données sont hébergées en France. Un campus hors de l’Union européenne lit les demandes qui le concernent, sous les clauses contractuelles types de la Commission européenne.',
      retention: 'Durée',
      retentionIs:
        'Trois ans au plus après le dernier échange venant de vous. Le dossier qui suit une candidature a ses propres durées, que donne la charte.',
      needed: 'Obligatoire\u00a0?',
      neededIs:
        'Sans les champs obligatoires, nous ne pouvons pas répondre. Aucune décision n’est prise par une machine.',
      rights: 'Vos droits',
      rightsAre:
        'Accéder à vos données, les rectifier, les effacer, en limiter l’usage, les recevoir, vous y opposer, retirer votre consentement, dire ce qu’elles deviendront après votre mort\u00a0: écrivez au délégué, la réponse vient sous un mois.',
      complaint: 'Réclamation',
      complaintIs:
        'À la CNIL, en ligne (www.cnil.fr) ou au 3, place de Fontenoy, TSA\u00a080715, 75334\u00a0Paris CEDEX\u00a007.',
      minors: 'Mineurs',
      minorsAre:
        'Vous avez moins de dix-huit ans\u00a0? Vous pouvez faire cette demande, et en demander l’effacement vous-même. Avant quinze ans, ne cochez la case qu’avec l’accord d’un parent.',
    },
  },
  thanks: {
    title: {
      brochure: 'Bonne lecture',
      contact: 'Message reçu',
      registration: 'Candidature reçue',
    },
    page: {
      brochure: 'Brochure demandée',
      contact: 'Message envoyé',
      registration: 'Candidature envoyée',
    },
    lead: {
      brochure: 'Votre demande est enregistrée. La brochure est à vous.',
      contact: 'Votre message est enregistré. Le campus vous répond par courriel ou par téléphone.',
      registration:
        'Votre candidature est enregistrée. Le campus vous appelle pour ouvrir votre dossier.',
    },
    about: 'Votre demande',
    brochure: 'La brochure',
    open: 'Ouvrir la brochure',
    openSize: 'Ouvrir la brochure (PDF, {size}\u00a0Ko)',
    noBrochure:
      'La brochure de cette formation n’est pas encore en ligne. Le campus vous l’envoie dès qu’elle l’est.',
    openDays: 'Les prochaines portes ouvertes',
    openDaysAt: 'Portes ouvertes à {campus}',
    onward: 'Et maintenant',
    toProgramme: 'La fiche de la formation',
    toCampus: 'Le campus',
    toAgenda: 'Tout l’agenda',
    toHome: 'Retour à l’accueil',
  },
};
