import { rewrite } from './database.ts';
import type { Place } from './product.ts';

export const REQUEST = 'api::visitor-request.visitor-request';

export type Invented = {
  reference: string;
  action: 'brochure' | 'contact' | 'registration';
  programme: string;
  campus: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  originLabel: string;
  receivedAt: string;
  state: 'received' | 'delivered' | 'handled';
};

const WEEK_MS = 7 * 86_400_000;

/** People nobody has met, who asked for something at noon on some Wednesday of the 60 weeks before the run's. */
export function invented(count: number): Invented[] {
  return Array.from({ length: count }, (_, number) => {
    // Squared, so that there are more of the last weeks; a stride, so that no two lists go hand in hand.
    const weeksAgo = Math.floor((((number * 7919) % 1000) ** 2 / 1e6) * 60);
    const wednesday = Date.parse('2026-11-11T11:00:00.000Z') - weeksAgo * WEEK_MS;
    return {
      reference: `inventee-${number}`,
      action: pick(['brochure', 'contact', 'brochure', 'registration', 'brochure'], number),
      programme: pick(PROGRAMMES, Math.floor(((number * 31) % 97) ** 2 / 97)),
      campus: pick(CAMPUSES, Math.floor(((number * 17) % 89) ** 2 / 89)),
      firstName: pick(['Ada', 'Basile', 'Céleste', 'Désiré', 'Élise'], number),
      lastName: `Fictif-${String(number).padStart(3, '0')}`,
      email: `fictif-${number}@example.org`,
      phone: '+33600000000',
      message: number % 4 === 0 ? 'Quand commence la prochaine rentrée ?' : '',
      originLabel: pick(ORIGINS, Math.floor(((number * 13) % 83) ** 2 / 83)),
      receivedAt: new Date(wednesday).toISOString(),
      state: weeksAgo > 2 ? 'handled' : pick(['received', 'delivered', 'handled'], number),
    };
  });
}

const PROGRAMMES = [
  'bts-mco',
  'bachelor-marketing-digital',
  'bts-communication',
  'bts-ndrc',
  'mba-direction',
];
const CAMPUSES = ['lyon', 'paris', 'agen', 'bordeaux', 'moulins', 'amiens', 'nantes', 'lille'];
const ORIGINS = [
  'Google (recherche)',
  'Accès direct',
  'Google (annonce)',
  'Campagne lettre-de-mars (courriel)',
  'Lien sur salon.example',
  'Qwant (recherche)',
];

function pick<Choice>(choices: readonly Choice[], number: number): Choice {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('There is nothing to choose from');
  return choice;
}

const COLUMNS: Record<keyof Invented, string> = {
  reference: 'reference',
  action: 'action',
  programme: 'programme',
  campus: 'campus',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  originLabel: 'origin_label',
  receivedAt: 'received_at',
  state: 'state',
};

/** Stores requests by the hundred, while the content service is stopped. */
export function storeRequests(place: Place, requests: Invented[]): void {
  const fields = Object.keys(COLUMNS) as (keyof Invented)[];
  const moment = (iso: string) =>
    place.databaseUrl ? `'${iso.replace('Z', '')}'` : String(Date.parse(iso));
  const rows = requests.map((request) => {
    const values = fields.map((field) =>
      field === 'receivedAt' ? moment(request[field]) : `'${request[field].replaceAll("'", "''")}'`,
    );
    const stored = moment(request.receivedAt);
    return `('${request.reference}', ${values.join(', ')}, ${stored}, ${stored}, ${stored})`;
  });
  const columns = Object.values(COLUMNS).join(', ');
  // By the hundred: all of it would not fit in one command.
  for (let start = 0; start < rows.length; start += 100) {
    const values = rows.slice(start, start + 100).join(', ');
    rewrite(
      place,
      `INSERT INTO visitor_requests (document_id, ${columns}, created_at, updated_at, published_at) VALUES ${values}`,
    );
  }
}
