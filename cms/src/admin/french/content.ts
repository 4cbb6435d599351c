/** The lists of contents and the page where one is written. Prefixed by `content-manager.` */
export const CONTENT: Record<string, string> = {
  'App.schemas.data-loaded': 'Les types de contenu sont chargés',
  'HeaderLayout.button.label-add-entry': 'Créer un contenu',
  'ListViewTable.relation-loaded': 'Les contenus liés sont chargés',
  'ListViewTable.relation-loading': 'Chargement des contenus liés',
  'ListViewTable.relation-more': 'D’autres contenus liés ne sont pas affichés',
  'header.name': 'Contenus',
  'components.LeftMenu.collection-types': 'Contenus',
  'components.LeftMenu.single-types': 'Réglages',
  'pages.ListView.header-subtitle':
    '{number, plural, =0 {Aucun contenu} one {# contenu} other {# contenus}}',
  'pages.NoContentType.text': 'Il n’y a encore aucun type de contenu.',
  'permissions.not-allowed.locale': 'Vous n’avez pas accès à ce contenu dans cette langue',
  'permissions.not-allowed.update': 'Vous n’avez pas le droit de voir ce contenu',

  'actions-drawer.close': 'Fermer les actions',
  'actions-drawer.open': 'Autres actions',
  'actions.clone.error': 'Le contenu n’a pas pu être dupliqué.',
  'actions.copy-documentId.label': 'Copier l’identifiant',
  'actions.copy-documentId.success': 'Identifiant copié',
  'actions.delete.dialog.body': 'Supprimer ce contenu ? On ne peut pas revenir en arrière.',
  'actions.delete.error': 'Le contenu n’a pas pu être supprimé.',
  'actions.delete.label':
    'Supprimer{isLocalized, select, true { dans toutes les langues} other {}}',
  'actions.discard.dialog.body':
    'Revenir à la version publiée ? Vos modifications seront perdues, sans retour possible.',
  'actions.discard.label': 'Abandonner les modifications',
  'actions.edit.error': 'Le contenu n’a pas pu être modifié.',
  'actions.edit.label': 'Modifier',
  'actions.open-in-new-tab.label': 'Ouvrir dans un nouvel onglet',
  'actions.unpublish.dialog.body': 'Retirer ce contenu du site ?',
  'actions.unpublish.dialog.option.keep-draft': 'Dépublier et garder le brouillon',
  'actions.unpublish.dialog.option.replace-draft':
    'Dépublier et remplacer le brouillon par la version publiée',
  'actions.unpublish.dialog.radio-label': 'Que faire du brouillon ?',
  'actions.unpublish.error': 'Le contenu n’a pas pu être dépublié.',
  'success.record.clone': 'Contenu dupliqué',
  'success.record.delete': 'Contenu supprimé',
  'success.record.discard': 'Modifications abandonnées',
  'success.record.publish': 'Contenu publié',
  'success.record.publishing': 'Publication…',
  'success.record.save': 'Contenu enregistré',
  'success.record.unpublish': 'Contenu dépublié',
  'success.records.delete': 'Contenus supprimés',
  'success.records.unpublish': 'Contenus dépubliés',
  'validation.error': 'Certains champs sont à corriger avant d’enregistrer.',
  'validation.error.unreadable-required-field':
    'Un champ obligatoire vous est fermé : demandez-y accès à l’administration.',

  'bulk-publish.already-published': 'Déjà publié',
  'bulk-publish.edit': 'Modifier',
  'bulk-publish.modified': 'Modifications prêtes à publier',
  'bulk-publish.waiting-for-action': 'À corriger',
  'bulk-unpublish.already-unpublished': 'Déjà dépublié',
  'components.TableDelete.label':
    '{number, plural, one {# contenu sélectionné} other {# contenus sélectionnés}}',
  'containers.ListPage.selectedEntriesModal.title': 'Publier ces contenus',
  'containers.list.selectedEntriesModal.selectedCount.publish':
    '<b>{publishedCount}</b> {publishedCount, plural, one {déjà publié} other {déjà publiés}}. <b>{draftCount}</b> {draftCount, plural, one {prêt à publier} other {prêts à publier}}. <b>{withErrorsCount}</b> à corriger.',
  'containers.list.selectedEntriesModal.selectedCount.unpublish':
    '<b>{draftCount}</b> {draftCount, plural, one {déjà dépublié} other {déjà dépubliés}}. <b>{publishedCount}</b> {publishedCount, plural, one {prêt à dépublier} other {prêts à dépublier}}.',
  'popUpWarning.bodyMessage.contentType.delete.all': 'Supprimer ces contenus ?',
  'popUpWarning.bodyMessage.contentType.publish.all': 'Publier ces contenus ?',
  'popUpWarning.bodyMessage.contentType.unpublish.all': 'Dépublier ces contenus ?',
  'popUpWarning.warning.publish-question': 'Publier quand même ?',
  'popUpWarning.warning.has-draft-relations.title': 'Confirmation',
  'popUpWarning.warning.has-draft-relations.message':
    'Ce contenu est lié à {count, plural, one {# brouillon, qui manquera} other {# brouillons, qui manqueront}} sur le site.',
  'popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# contenu lié est encore un brouillon. Il apparaîtra sur le site dès qu’il sera publié.} other {# contenus liés sont encore des brouillons. Ils apparaîtront sur le site dès qu’ils seront publiés.}}',
  'popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# lien mène} other {# liens mènent}} à des brouillons, qui apparaîtront une fois publiés.',
  'popUpwarning.warning.has-draft-relations.button-confirm': 'Publier sans ces liens',
  'popUpwarning.warning.bulk-has-draft-relations.message':
    '<b>{count, plural, one {# lien} other {# liens}} sur {entities, plural, one {# contenu} other {# contenus}}</b> {count, plural, one {mène à un brouillon, qui manquera} other {mènent à des brouillons, qui manqueront}} sur le site. ',
  'Settings.list.actions.deleteAdditionalInfos':
    'Seules les versions dans la langue affichée seront supprimées.',

  'containers.List.draft': 'Brouillon',
  'containers.List.modified': 'Modifié',
  'containers.List.statusFilter.draft': 'Brouillon (jamais publié)',
  'containers.List.statusFilter.published': 'Publié',
  'containers.List.statusFilter.publishedModified': 'Publié, puis modifié',
  'containers.List.statusFilter.publishedUnmodified': 'Publié, sans modification',
  'containers.list.filters.status': 'État',
  'containers.list.table-headers.status': 'État',
  'containers.list.table.row-actions': 'Actions',
  'containers.list.autoCloneModal.description':
    'Le nouveau contenu sera une copie de celui-ci ; il faudra changer ces champs avant de l’enregistrer.',
  'containers.list.autoCloneModal.error.relation': 'La copie ôterait ce lien au contenu d’origine.',
  'containers.list.autoCloneModal.error.unique':
    'Deux contenus ne peuvent pas avoir la même valeur ici.',
  'containers.list.autoCloneModal.title': 'Ce contenu ne peut pas être dupliqué tel quel.',
  'containers.edit.title.new': 'Nouveau contenu',
  'containers.edit.header.more-actions': 'Autres actions',
  'containers.edit.panels.default.more-actions': 'Autres actions',
  'containers.edit.panels.default.title': 'Publication',
  'containers.edit.tabs.draft': 'Brouillon',
  'containers.edit.tabs.label': 'Version affichée',
  'containers.edit.tabs.published': 'En ligne',
  'containers.edit.information.document.label': 'Création',
  'containers.edit.information.document.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'containers.edit.information.documentId.label': 'Identifiant',
  'containers.edit.information.last-draft.label': 'Modification',
  'containers.edit.information.last-draft.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'containers.edit.information.last-published.label': 'Publication',
  'containers.edit.information.last-published.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'containers.EditView.add.new-entry': 'Ajouter un élément',
  'containers.EditView.publishHint': 'Ctrl (ou Cmd) + Maj + Entrée pour publier',
  'containers.EditView.saveHint': 'Ctrl (ou Cmd) + Entrée pour enregistrer',
  'error.records.fetch-draft-relatons':
    'Les brouillons liés à ce contenu n’ont pas pu être comptés.',
  'form.Input.hint.character.unit': '{maxValue, plural, one { caractère} other { caractères}}',
  'form.Input.hint.minMaxDivider': ' / ',
  'form.Input.hint.text':
    '{min, select, undefined {{max, select, undefined {} other {{max}{unit} au plus}}} other {{max, select, undefined {{min}{unit} au moins} other {De {min} à {max}{unit}}}}}{br}{description}',

  'components.Filters.usersSelect.label': 'Chercher un compte à filtrer',
  'components.NotAllowedInput.text': 'Vous n’avez pas le droit de voir ce champ',
  'components.empty-repeatable': 'Rien pour le moment. Cliquez pour ajouter un élément.',
  'components.reset-entry': 'Vider',
  'components.uid.available': 'Disponible',
  'components.uid.regenerate': 'Reprendre du titre',
  'components.uid.unavailable': 'Déjà prise',
  'components.DynamicZone.ComponentPicker-label': 'Choisissez un bloc',
  'components.DynamicZone.add-component': 'Ajouter un bloc à « {componentName} »',
  'components.DynamicZone.add-item-above': 'Ajouter un bloc au-dessus',
  'components.DynamicZone.add-item-below': 'Ajouter un bloc au-dessous',
  'components.DynamicZone.extra-components':
    '{number, plural, =0 {Aucun bloc} one {# bloc} other {# blocs}} en trop',
  'components.DynamicZone.missing-components':
    '{number, plural, =0 {Aucun bloc ne manque} one {Il manque # bloc} other {Il manque # blocs}}',
  'components.DynamicZone.more-actions': 'Autres actions',
  'components.DynamicZone.move-down': 'Descendre',
  'components.DynamicZone.move-up': 'Monter',
  'components.DynamicZone.unknown-component': 'Bloc inconnu',
  'components.RelationInputModal.button-fullpage': 'Ouvrir la page du contenu',
  'components.RelationInputModal.confirmation-message':
    'Fermer sans enregistrer ? Vos modifications seront perdues.',
  'components.RelationInputModal.modal-title': 'Modifier un contenu lié',
  'components.Blocks.collapse': 'Réduire',
  'components.Blocks.dnd.instruction':
    'Pour déplacer un bloc, tenez Ctrl (ou Cmd) et Maj, puis appuyez sur les flèches haut et bas',
  'components.Blocks.dnd.reorder': '{item} : déplacé en position {position}.',
  'components.Blocks.expand': 'Agrandir',
  'dnd.cancel-item': '{item} : reposé. L’ordre n’a pas changé.',
  'dnd.drop-item': '{item} : posé en position {position}.',
  'dnd.grab-item':
    '{item} : pris, en position {position}. Flèches haut et bas pour le déplacer, barre d’espace pour le poser, Échap pour annuler.',
  'dnd.instructions': 'Barre d’espace pour prendre et déplacer',
  'dnd.reorder': '{item} : déplacé en position {position}.',
  'relation.add': 'Ajouter',
  'relation.create': 'Créer et lier',
  'relation.disconnect': 'Retirer',
  'relation.error-adding-relation': 'Ce contenu n’a pas pu être lié.',
  'relation.isLoading': 'Chargement…',
  'relation.loadMore': 'En afficher d’autres',
  'relation.notAvailable': 'Aucun contenu à lier',
};

/** The same words where Strapi forgets the prefix. */
export const UNPREFIXED: Record<string, string> = {
  'containers.list.displayedFields': 'Champs affichés',
  'popUpWarning.bodyMessage.contentType.delete.all': 'Supprimer ces contenus ?',
  'popUpWarning.bodyMessage.contentType.unpublish.all': 'Dépublier ces contenus ?',
};
