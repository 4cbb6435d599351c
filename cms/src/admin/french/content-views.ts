/** How lists and forms are laid out, and the preview. Prefixed by `content-manager.` */
export const CONTENT_VIEWS: Record<string, string> = {
  'components.FieldItem.linkToComponentLayout': 'Modifier la disposition du bloc',
  'components.SettingsViewWrapper.pluginHeader.description.edit-settings':
    'Choisissez la disposition du formulaire.',
  'components.SettingsViewWrapper.pluginHeader.description.list-settings':
    'Choisissez ce que montre la liste.',
  'containers.ListSettingsView.modal-form.size': 'Largeur',
  'containers.SettingPage.edit-settings.modal-form.mainField.hint': 'Le champ affiché',
  'containers.SettingPage.editSettings.description': 'Glissez les champs pour les disposer',
  'containers.SettingPage.editSettings.entry.title': 'Titre du contenu',
  'containers.SettingPage.editSettings.entry.title.description':
    'Le champ qui nomme le contenu, dans les listes et en haut du formulaire',
  'containers.SettingPage.editSettings.relationOpenMode': 'Ouverture des contenus liés',
  'containers.SettingPage.editSettings.relationOpenMode.description':
    'Ce qui se passe quand on clique sur un contenu lié',
  'containers.SettingPage.editSettings.relationOpenMode.modal': 'Dans une fenêtre (par défaut)',
  'containers.SettingPage.editSettings.relationOpenMode.newTab': 'Dans un nouvel onglet',
  'containers.SettingPage.editSettings.relationOpenMode.page': 'Dans la page',
  'containers.edit-settings.modal-form.mainField': 'Titre du contenu',
  'containers.edit-settings.modal-form.placeholder': 'Exemple dans le champ vide',
  'form.Input.defaultSort': 'Tri par défaut',
  'form.Input.label': 'Intitulé',
  'form.Input.label.inputDescription': 'L’intitulé de la colonne',
  'form.Input.pageEntries': 'Contenus par page',
  'form.Input.sort.field': 'Autoriser le tri sur ce champ',

  'preview.content.close-editor': 'Fermer l’éditeur',
  'preview.content.open-editor': 'Ouvrir l’éditeur',
  'preview.copy.label': 'Copier le lien de l’aperçu',
  'preview.copy.success': 'Lien de l’aperçu copié',
  'preview.device.desktop': 'Ordinateur',
  'preview.device.mobile': 'Téléphone',
  'preview.device.select': 'Choisir l’appareil',
  'preview.error.different-document': 'Ce champ vient d’un autre contenu',
  'preview.error.incomplete-strapi-source': 'Ce champ ne dit pas d’où il vient',
  'preview.error.invalid-field-path': 'Ce champ n’est pas dans ce contenu',
  'preview.error.relations-not-handled': 'Les contenus liés ne se modifient pas dans l’aperçu.',
  'preview.error.script-failed': 'L’aperçu est là, mais ne peut pas être modifié sur place.',
  'preview.header.close': 'Fermer l’aperçu',
  'preview.info.single-click-hint': 'Double-cliquez pour modifier',
  'preview.page-title': 'Aperçu : {contentType}',
  'preview.panel.button': 'Ouvrir l’aperçu',
  'preview.panel.button-configuration': 'Régler l’aperçu',
  'preview.panel.button-disabled-tooltip': 'Enregistrez pour ouvrir l’aperçu',
  'preview.panel.title': 'Aperçu',
  'preview.tabs.label': 'Version affichée',
};

/** The same words where Strapi forgets the prefix. */
export const UNPREFIXED_VIEWS: Record<string, string> = {
  'containers.SettingPage.editSettings.description': 'Glissez les champs pour les disposer',
  'preview.copy.label': 'Copier le lien de l’aperçu',
  'preview.tabs.label': 'Version affichée',
};
