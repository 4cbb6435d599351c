/** The home page, the bar on the left and what shows anywhere around a screen. */
export const HOME: Record<string, string> = {
  'HomePage.addWidget.button': 'Ajouter un encart',
  'HomePage.addWidget.noWidgetsAvailable': 'Tous les encarts sont déjà là',
  'HomePage.addWidget.selectWidget': 'Choisir l’encart {widgetName}',
  'HomePage.addWidget.title': 'Ajouter un encart',
  'HomePage.header.subtitle': 'Le site de l’école, de l’intérieur',
  'HomePage.widget.delete': 'Retirer',
  'HomePage.widget.drag': 'Déplacer',
  'HomePage.widget.error': 'Cet encart n’a pas pu être chargé.',
  'HomePage.widget.loading': 'Chargement de l’encart',
  'HomePage.widget.no-data': 'Rien pour le moment.',
  'HomePage.widget.no-permissions': 'Vous n’avez pas le droit de voir cet encart',
  'parvis.home.publish': 'Publier',
  'content-manager.widget.last-edited.no-data': 'Aucun contenu modifié',
  'content-manager.widget.last-edited.single-type': 'Réglages',
  'content-manager.widget.last-edited.title': 'Dernières modifications',
  'content-manager.widget.last-published.no-data': 'Aucun contenu publié',
  'content-manager.widget.last-published.title': 'Dernières publications',

  'app.components.LeftMenu.logo.alt': 'Le logo de l’école',
  'app.components.LeftMenu.logout': 'Se déconnecter',
  'app.components.LeftMenu.navbrand.title': 'Parvis',
  'app.components.LeftMenu.navbrand.workplace': 'Le site de l’école',
  'content-manager.plugin.name': 'Contenus',
  'global.sessions.active-devices': 'Appareils connectés',

  anErrorOccurred: 'Une erreur s’est produite. Réessayez.',
  'app.components.EmptyStateLayout.content-document': 'Aucun contenu trouvé',
  'app.components.EmptyStateLayout.content-permissions':
    'Vous n’avez pas le droit de voir ce contenu',
  'app.components.NotFoundPage.back': 'Retour à l’accueil',
  'app.error': 'Une erreur s’est produite',
  'app.error.chunk.message':
    'Cet écran n’a pas pu être chargé : le service démarre, ou la connexion s’est interrompue. Rechargez la page ; si une nouvelle version vient d’être installée, il le faut de toute façon.',
  'app.error.chunk.reload': 'Recharger la page',
  'app.error.chunk.title': 'Cet écran n’a pas pu être chargé',
  'app.error.copy': 'Copier',
  'app.error.message':
    'Signalez-le à l’équipe technique, avec le texte ci-dessous. Si la cause est dans Strapi, elle pourra le signaler à son tour sur {link}.',
  'app.loading': 'Chargement…',
  'app.page.not.found': 'Cette page n’existe pas.',
  'content-manager.pageNotFound': 'Page introuvable',
};
