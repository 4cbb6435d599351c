/** What Strapi's server says in English to whoever fills in a form; `$1` is what the message has to tell. */
const ABOUT_A_FIELD: readonly [RegExp, string][] = [
  [/ is a required field$/, 'est obligatoire.'],
  [/ (must be defined|cannot be null|cannot be empty)\.?$/, 'est obligatoire.'],
  [/ must be a `\w+` type, but the final value was: `null`/, 'est obligatoire.'],
  [/ must be at least 1 characters$/, 'est obligatoire.'],
  [/ must be at least (\d+) characters$/, ': $1 caractères au moins.'],
  [/ must be at most (\d+) characters$/, ': $1 caractères au plus.'],
  [/ must be less than 73 bytes$/, ': 72 caractères au plus.'],
  [/ must contain at least one lowercase character$/, 'doit avoir une minuscule au moins.'],
  [/ must contain at least one uppercase character$/, 'doit avoir une majuscule au moins.'],
  [/ must contain at least one number$/, 'doit avoir un chiffre au moins.'],
  [/ must match the following: /, 'n’a pas la forme attendue.'],
  [/ must be a valid email$/, 'n’est pas une adresse de courriel.'],
  [/ must be a valid URL$/, 'n’est pas une adresse.'],
  [/ must be greater than or equal to (-?[\d.]+)$/, 'doit être au moins $1.'],
  [/ must be less than or equal to (-?[\d.]+)$/, 'doit être au plus $1.'],
  [/ must be an integer$/, 'doit être un nombre entier.'],
  [/ must be a (finite number|`number` type,.*)$/s, 'doit être un nombre.'],
  [/ must be a `\w+` type, /, 'n’a pas la forme attendue.'],
  [/ must be one of the following values: /, 'n’est pas dans la liste.'],
  [/ field must have at least 1 items$/, 'est obligatoire.'],
  [/ field must have at least (\d+) items$/, 'doit avoir $1 éléments au moins.'],
  [/ field must have less than or equal to (\d+) items$/, 'doit avoir $1 éléments au plus.'],
  [/^This attribute must be unique$/, ': un autre contenu a déjà cette valeur.'],
  [/ is invalid$/, 'n’est pas valable.'],
];

const WHOLE: readonly [RegExp, string][] = [
  [/^(\d+) errors occurred$/, '$1 champs sont à corriger.'],
  [/relation\(s\) of type .* do not exist$|^Invalid relations$/, 'Un contenu lié n’existe plus.'],
  [/^Invalid (date|format, expected )/, 'Une date n’a pas la forme attendue.'],
  [/^Document not found/, 'Ce contenu n’existe plus.'],
  [/^Entity could not be cloned/, 'Ce contenu ne peut pas être dupliqué tel quel.'],
  [/^Invalid credentials$/, 'Le courriel ou le mot de passe est incorrect.'],
  [/^Missing or invalid credentials$/, 'Votre session a pris fin : connectez-vous de nouveau.'],
  [/^Too many requests/, 'Trop de tentatives : réessayez dans une minute.'],
  [/^This reset password token has expired$/, 'Ce lien a expiré : demandez-en un autre.'],
  [/^Invalid registration ?(info|token)$/i, 'Cette invitation n’est plus valable.'],
  [
    /^(Email already taken|A user with this email .* already exists)$/,
    'Un compte a déjà cette adresse.',
  ],
  [/^You cannot delete your own user$/, 'Vous ne pouvez pas supprimer votre propre compte.'],
  [
    /^You must have at least one user with super admin role\.$/,
    'Il faut garder un compte qui administre le site.',
  ],
  [/^Some roles are still assigned to some users$/, 'Des comptes ont encore ce rôle.'],
  [/^The name must be unique and a role with name /, 'Un rôle porte déjà ce nom.'],
  [/^This locale already exists$/, 'Cette langue existe déjà.'],
  [/^Cannot delete the default locale$/, 'La langue par défaut ne peut pas être supprimée.'],
  [/^File too large: maximum allowed size is (.+)$/, 'Ce fichier est trop lourd : $1 au plus.'],
  [/^File is not a valid image$/, 'Ce fichier n’est pas une image.'],
  [
    /^File name contains invalid characters$/,
    'Le nom du fichier contient des caractères interdits.',
  ],
  [/^Files are empty$/, 'Choisissez un fichier.'],
  [/^Name already taken$/, 'Ce nom est déjà pris.'],
  [/^(Invalid URL|Failed to fetch URL|Could not resolve)/, 'Rien ne répond à cette adresse.'],
  [/^Forbidden$|^Forbidden access$/, 'Vous n’en avez pas le droit.'],
  [/^Not Found$/, 'Introuvable.'],
  [/^Internal Server Error$/, 'Une erreur s’est produite. Réessayez.'],
];

/** The message in French, about the field of that label; as it is, when it is not one of Strapi's. */
export function inFrench(message: string, label?: string): string {
  for (const [pattern, french] of WHOLE) {
    const found = pattern.exec(message);
    if (found) return filled(french, found);
  }
  for (const [pattern, french] of ABOUT_A_FIELD) {
    const found = pattern.exec(message);
    if (found) return `${label ? `« ${label} »` : 'Ce champ'} ${filled(french, found)}`;
  }
  return message;
}

function filled(french: string, [, detail = '']: RegExpExecArray): string {
  return french.replace('$1', detail);
}

export type Refusal = {
  message: string;
  details?: { errors?: { path?: string[]; message: string }[]; [other: string]: unknown };
};

/** A refusal with all its messages in French. When a single field is at fault, the refusal speaks of it. */
export function refusalInFrench<Given extends Refusal>(
  refusal: Given,
  labelAt: (path: string[]) => string | undefined,
): Given {
  const { message, details } = refusal;
  if (!Array.isArray(details?.errors)) return { ...refusal, message: inFrench(message) };
  const errors = details.errors.map((error) => ({
    ...error,
    message: inFrench(error.message, labelAt(error.path ?? [])),
  }));
  const told = details.errors.findIndex((error) => error.message === message);
  return {
    ...refusal,
    message: errors[told]?.message ?? inFrench(message),
    details: { ...details, errors },
  };
}

type Names = {
  /** What was sent, where the blocks say of which component they are. */
  sent: unknown;
  componentOf: (owner: string, field: string) => string | undefined;
  labelOf: (owner: string, field: string) => string | undefined;
};

/** The French label of the field at a path like `body`, `0`, `title`, in a content of that kind. */
export function labelAlong(path: string[], kind: string, names: Names): string | undefined {
  let owner = kind;
  let value = names.sent;
  let label: string | undefined;
  for (const step of path) {
    value = inside(value, step);
    if (/^\d+$/.test(step)) {
      const component = inside(value, '__component');
      if (typeof component === 'string') owner = component;
    } else {
      label = names.labelOf(owner, step);
      owner = names.componentOf(owner, step) ?? owner;
    }
  }
  return label;
}

function inside(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}
