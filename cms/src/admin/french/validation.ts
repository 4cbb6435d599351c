// Strapi's own copy: the one that checks its forms. Ours would be another, and would change nothing.
import { setLocale } from 'yup';
import { typeset } from './typography.ts';

/** What a form says on the spot, where Strapi gives no message of its own. */
export function validateInFrench(): void {
  const unexpected = 'Cette valeur n’a pas la forme attendue.';
  setLocale({
    mixed: {
      default: unexpected,
      notType: unexpected,
      oneOf: 'Cette valeur n’est pas dans la liste.',
      required: 'Ce champ est obligatoire.',
    },
    string: {
      email: 'Ce n’est pas une adresse de courriel.',
      matches: unexpected,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: yup fills it in.
      max: typeset('Trop long : ${max} caractères au plus.'),
      // biome-ignore lint/suspicious/noTemplateCurlyInString: yup fills it in.
      min: typeset('Trop court : ${min} caractères au moins.'),
      url: 'Ce n’est pas une adresse.',
    },
  });
}
