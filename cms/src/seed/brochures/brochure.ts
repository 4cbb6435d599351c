import type { Content, ProgrammeFile } from '../files';
import { drawCover } from './cover.ts';
import { type Block, Flow } from './flow.ts';
import { createPaper, type Fonts } from './paper.ts';
import * as sections from './sections.ts';
import { telephone } from './words.ts';

type School = Pick<Content, 'settings' | 'campuses' | 'offerings' | 'testimonials'>;

/** A programme's brochure, as a PDF file: the same bytes for the same words. */
export function makeBrochure(
  programme: ProgrammeFile,
  { settings, campuses, offerings, testimonials }: School,
  fonts: Fonts,
): Promise<Buffer> {
  const { title, siteName, email, schools } = settings.fr;
  const { fr, slug, prices } = programme;
  const offered = new Set(
    offerings.filter((offering) => offering.programme === slug).map(({ campus }) => campus),
  );
  const taughtAt = campuses
    .filter((campus) => offered.has(campus.slug))
    .sort((one, other) => one.fr.name.localeCompare(other.fr.name, 'fr'));
  const paper = createPaper(fonts, {
    title: `${fr.title} : la brochure`,
    author: title,
    subject: fr.summary,
    date: new Date(prices[0]?.validFrom ?? 0),
  });
  drawCover(paper, { school: title, programme, campuses, taughtAt });
  const phone = schools[0] ? telephone(schools[0].phone.number) : '';
  const flow = new Flow(paper, {
    school: siteName,
    title: fr.title,
    contact: [email.email, phone].filter(Boolean).join('   '),
  });
  const put = (heading: string, blocks: Block[]) => {
    if (blocks.length > 0) flow.section(heading, blocks);
  };
  put('Ce que vous saurez faire', sections.objectives(paper, fr));
  put('Enseignements', sections.teaching(paper, fr));
  put('Compétences', sections.skills(paper, fr));
  put('Méthodes', sections.methods(paper, fr));
  put('Évaluation', sections.assessment(paper, fr));
  put('Métiers', sections.careers(paper, fr));
  put('Admission', sections.admission(paper, programme));
  put('Handicap', sections.accessibility(paper, programme));
  // Every brochure ends with the same page: what it costs, what it leads to, where to go.
  flow.startPage(4);
  put('Prix', sections.prices(paper, programme));
  put('Résultats', sections.outcomes(paper, programme));
  put('Titre', sections.certification(paper, programme));
  put('Campus', sections.places(paper, taughtAt));
  const words = testimonials.find((testimonial) => testimonial.programme === slug);
  const quote = words ? sections.testimonial(paper, words) : [];
  if (flow.hasRoomFor(quote)) put('Témoignage', quote);
  sections.drawContact(flow, paper, settings);
  return paper.finish();
}
