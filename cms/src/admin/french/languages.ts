/** The languages of a content. Prefixed by `i18n.` */
export const LANGUAGES: Record<string, string> = {
  'CMEditViewBulkLocale.continue-confirmation': 'Voulez-vous continuer ?',
  'CMEditViewBulkLocale.draft-relation-warning':
    'Certaines langues sont liées à des brouillons, qui manqueront sur le site.',
  'CMEditViewBulkLocale.publication-status': 'État',
  'CMEditViewBulkLocale.publish-title': 'Publier dans plusieurs langues',
  'CMEditViewBulkLocale.status': 'État',
  'CMEditViewBulkLocale.unpublish-title': 'Dépublier dans plusieurs langues',
  'CMEditViewCopyLocale.cancel-text': 'Non, annuler',
  'CMEditViewCopyLocale.copy-text': 'Reprendre d’une autre langue',
  'CMEditViewCopyLocale.dialog.body': 'Ce contenu sera remplacé par celui de la langue choisie :',
  'CMEditViewCopyLocale.dialog.field.label': 'Langue',
  'CMEditViewCopyLocale.dialog.field.placeholder': 'Choisissez une langue',
  'CMEditViewCopyLocale.dialog.title': 'Confirmation',
  'CMEditViewCopyLocale.submit-text': 'Oui, reprendre',
  'CMEditViewLocalePicker.locale.create': 'Créer : <bold>{locale}</bold>',
  'CMListView.popover.display-locales.more': '{locales} et {count} de plus',
  'CheckboxConfirmation.Modal.content':
    'Tout le contenu sera effacé, sauf celui de la langue par défaut, s’il y en a.',
  'CheckboxConfirmation.Modal.title': 'Ne plus traduire',
  'Field.localized': 'Cette valeur est propre à la langue affichée',
  'Field.not-localized': 'Cette valeur est la même dans toutes les langues',
  'actions.delete.dialog.body': 'Supprimer ce contenu dans cette langue ?',
  'actions.delete.dialog.title': 'Confirmation',
  'actions.delete.error': 'Le contenu n’a pas pu être supprimé dans cette langue.',
  'actions.delete.label': 'Supprimer ({locale})',
  'actions.publish.dialog.title': 'Confirmation',
  'actions.select-locale': 'Choisir une langue',
  'list-view.table.header.label': 'Langues',
  'Settings.list.actions.add': 'Ajouter une langue',
  'Settings.list.actions.delete': 'Supprimer la langue {name}',
  'Settings.list.actions.deleteAdditionalInfos':
    'Seules les versions dans la langue affichée seront supprimées.',
  'Settings.list.actions.edit': 'Modifier la langue {name}',
  'Settings.list.actions.publishAdditionalInfos':
    'Seules les versions dans la langue affichée seront publiées.',
  'Settings.list.actions.unpublishAdditionalInfos':
    'Seules les versions dans la langue affichée seront dépubliées.',
  'Settings.list.description': 'Les langues dans lesquelles on écrit',
  'Settings.list.empty.title': 'Il n’y a aucune langue',
  'Settings.locales.modal.advanced.setAsDefault': 'Langue par défaut',
  'Settings.locales.modal.advanced.setAsDefault.hint':
    'Il en faut une : choisissez-en une autre pour changer',
  'Settings.locales.modal.create.code.error': 'Choisissez une langue',
  'Settings.locales.modal.create.code.label': 'Langue',
  'Settings.locales.modal.create.name.description': 'Le nom affiché dans l’administration',
  'Settings.locales.modal.create.name.error.min': '50 caractères au plus.',
  'Settings.locales.modal.create.name.error.required': 'Donnez un nom à la langue',
  'Settings.locales.modal.create.name.label': 'Nom affiché',
  'Settings.locales.modal.create.success': 'Langue ajoutée',
  'Settings.locales.modal.delete.success': 'Langue supprimée',
  'Settings.locales.modal.edit.success': 'Langue modifiée',
  'Settings.locales.modal.locales.label': 'Langues',
  'Settings.locales.modal.title': 'Réglages',
  'Settings.locales.row.default-locale': 'Langue par défaut',
  'Settings.locales.row.displayName': 'Nom affiché',
  'Settings.locales.row.id': 'Identifiant',
  'plugin.name': 'Langues',
};

/** The same words where Strapi forgets the prefix. */
export const UNPREFIXED_LANGUAGES: Record<string, string> = {
  'Settings.locales.modal.create.code.error': 'Choisissez une langue',
  'Settings.locales.modal.create.name.error.min': '50 caractères au plus.',
  'Settings.locales.modal.create.name.error.required': 'Donnez un nom à la langue',
};
