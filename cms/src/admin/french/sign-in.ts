export const SIGN_IN: Record<string, string> = {
  'Auth.components.Oops.text.admin':
    'Si c’est une erreur, parlez-en à la personne qui administre le site.',
  'Auth.form.button.forgot-password': 'Envoyer le courriel',
  'Auth.form.button.password-recovery': 'Mot de passe oublié',
  'Auth.form.button.register': 'Commencer',
  'Auth.form.email.label': 'Courriel',
  'Auth.form.email.placeholder': 'prenom.nom@exemple.fr',
  'Auth.form.firstname.placeholder': 'Camille',
  'Auth.form.lastname.placeholder': 'Martin',
  'Auth.form.register.subtitle':
    'Ces identifiants ne servent qu’ici. Tout ce que vous enregistrez reste dans la base de l’école.',
  'Auth.form.username.label': 'Nom affiché',
  'Auth.form.username.placeholder': 'Camille Martin',
  'Auth.form.welcome.subtitle': 'Connectez-vous pour publier sur le site de l’école',
  'Auth.form.welcome.title': 'Bienvenue',
  'Auth.link.ready': 'Revenir à la connexion',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.contact-admin':
    'Si rien n’arrive, parlez-en à la personne qui administre le site.',
  'app.containers.AuthPage.ForgotPasswordSuccess.text.email':
    'Le lien pour choisir un nouveau mot de passe arrive en quelques minutes.',
  'app.containers.AuthPage.ForgotPasswordSuccess.title': 'Courriel envoyé',
  'app.session.ended.title': 'Session terminée',
  'app.session.ended.unsaved':
    'Votre session a pris fin et ne peut pas reprendre. Ce que vous n’avez pas enregistré sera perdu à la déconnexion.',
  'components.Input.error.password.noMatch': 'Les deux mots de passe ne sont pas identiques.',
  'global.localeToggle.label': 'Langue de l’interface',
};
