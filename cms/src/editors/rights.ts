import type { Core } from '@strapi/strapi';
import { LABELS, OWN } from './labels';

/** What Strapi writes in English in the page of a role. */
const WORDS: Record<string, string> = {
  'content-manager': 'Contenus',
  'content-type-builder': 'Modèles de contenu',
  upload: 'Médiathèque',
  'users-permissions': 'Comptes de service',
  email: 'Courriel',
  'media library': 'Médiathèque',
  Internationalization: 'Langues',
  'plugins and marketplace': 'Boutique de Strapi',
  webhooks: 'Webhooks',
  'users and roles': 'Comptes et rôles',
  'api tokens': 'Jetons d’API',
  'admin tokens': 'Jetons d’administration',
  'transfer tokens': 'Jetons de transfert',
  project: 'Apparence',

  general: 'général',
  'single types': 'réglages',
  'collection types': 'contenus',
  components: 'blocs',
  assets: 'fichiers',
  roles: 'rôles',
  users: 'comptes',
  providers: 'fournisseurs',
  emailTemplates: 'modèles de courriel',
  advancedSettings: 'réglages avancés',
  Locales: 'langues',
  marketplace: 'boutique',
  'api Tokens': 'jetons d’API',

  Create: 'Créer',
  'Create (generate)': 'Créer',
  'Create (invite)': 'Inviter',
  'Create (upload)': 'Ajouter',
  Read: 'Voir',
  Update: 'Modifier',
  Edit: 'Modifier',
  'Update (crop, details, replace) + delete': 'Modifier, remplacer et supprimer',
  Delete: 'Supprimer',
  'Delete (revoke)': 'Supprimer',
  Regenerate: 'Renouveler',
  Download: 'Télécharger',
  'Copy link': 'Copier le lien',
  'Configure view': 'Régler la vue',
  'Configure Layout': 'Régler la disposition',
  'Access the Media Library': 'Ouvrir la médiathèque',
  'Access the Media Library settings page': 'Ouvrir les réglages de la médiathèque',
  'Access the Email Settings page': 'Ouvrir les réglages du courriel',
  'Access the marketplace': 'Ouvrir la boutique',
  'Access the API tokens settings page': 'Ouvrir les jetons d’API',
  'Access the Admin tokens settings page': 'Ouvrir les jetons d’administration',
  'Access the transfer tokens settings page': 'Ouvrir les jetons de transfert',
  'Read the project level settings': 'Voir l’apparence',
  'Update the project level settings': 'Modifier l’apparence',
  'Is creator': 'a créé le contenu',
  'Has same role as creator': 'a le rôle de qui a créé le contenu',
};

type Named = { label: string; value: string; children?: Named[] };
type Subject = { uid: string; label: string; properties: Named[] };
type Entry = { displayName: string; plugin?: string; category?: string; subCategory?: string };

/** The page where an administrator gives rights names kinds, fields and actions as the other pages do. */
export function nameRights(strapi: Core.Strapi): void {
  const { conditionProvider, sectionsBuilder } = strapi.service('admin::permission');
  const names = new Map<string, string>(
    Object.values(strapi.contentTypes).map(({ uid, info }) => [uid, info.displayName]),
  );
  const nameSubjects = ({ section }: { section: { subjects: Subject[] } }) => {
    for (const subject of section.subjects) nameSubject(subject, names.get(subject.uid));
  };
  const nameEntries = ({ section }: { section: Entry[] }) => {
    for (const entry of section) translate(entry);
  };
  for (const name of ['collectionTypes', 'singleTypes'])
    sectionsBuilder.addHandler(name, nameSubjects);
  for (const name of ['plugins', 'settings']) sectionsBuilder.addHandler(name, nameEntries);
  for (const condition of conditionProvider.values()) translate(condition);
}

function nameSubject(subject: Subject, name: string | undefined): void {
  if (name) subject.label = name.replace(/^\d\.\d /, '');
  for (const { value, children } of subject.properties) {
    if (value === 'fields') nameFields(children ?? [], subject.uid);
  }
}

function nameFields(fields: Named[], uid: string): void {
  for (const field of fields) {
    field.label = OWN[uid]?.[field.value] ?? LABELS[field.value] ?? field.label;
    nameFields(field.children ?? [], uid);
  }
}

function translate(entry: Entry): void {
  for (const key of ['displayName', 'plugin', 'category', 'subCategory'] as const) {
    const french = WORDS[entry[key] ?? ''];
    if (french) entry[key] = french;
  }
}
