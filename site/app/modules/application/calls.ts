import type { Language } from '../taxonomy';
import type { Answer, Question } from './machine';

const PATIENCE_MS = 10_000;

/** API-11: the browser asks the site. */
export async function askSite(question: Question, locale: Language): Promise<Answer> {
  const answer = await read(addressOf(question), locale);
  if (question.of === 'courses' && question.campus === null) return answer[question.action] ?? [];
  return question.of === 'link' ? answer.url : answer;
}

function addressOf(question: Question): string {
  const crm = `/api/crm-links/${question.action}`;
  switch (question.of) {
    case 'courses':
      return question.campus === null
        ? '/api/crm-links/actions'
        : `${crm}/courses?campus=${question.campus}`;
    case 'campuses':
      return campusesAddress(
        question.course === null ? '/api' : `${crm}/${question.course}`,
        question,
      );
    case 'link':
      return `${crm}/${question.course}/${question.campus}`;
  }
}

function campusesAddress(under: string, { campus, words }: { campus?: string; words?: string }) {
  const query = new URLSearchParams({
    ...(campus !== undefined && { campus }),
    ...(words !== undefined && { q: words }),
  });
  return `${under}/campuses?${query}`;
}

async function read(address: string, locale: Language) {
  const url = new URL(address, window.location.origin);
  url.searchParams.set('locale', locale);
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
  return response.json();
}
