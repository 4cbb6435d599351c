import type { Vocabulary } from './vocabulary';

export const en: Vocabulary = {
  ignored: [
    ...['a', 'an', 'and', 'are', 'as', 'at', 'be', 'by', 'can', 'do', 'does', 'for', 'from', 'how'],
    ...['i', 'in', 'is', 'it', 'its', 'my', 'of', 'on', 'or', 'our', 's', 't', 'the', 'their'],
    ...['there', 'this', 'to', 'was', 'we', 'what', 'when', 'where', 'which', 'who', 'with', 'you'],
    ...['your'],
  ],
  alike: [
    ['open day', 'open house', 'jpo'],
    ['work-study', 'apprenticeship', 'alternance', 'sandwich course'],
    ['hr', 'human resources'],
    ['fees', 'price', 'prices', 'cost', 'tuition', 'tuition fees'],
    ['apply', 'application', 'admission', 'enrol', 'enroll', 'enrolment'],
    ['job', 'jobs', 'career', 'careers', 'outcomes'],
    ['calendar', 'agenda', 'events'],
    ['alumni', 'graduates'],
    ['abroad', 'international', 'exchange'],
    ['housing', 'accommodation'],
    ['scholarship', 'grants', 'funding'],
    ['course', 'courses', 'programme', 'program', 'degree'],
    ['privacy', 'personal data', 'gdpr'],
  ],
};
