import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { ComponentProps } from 'react';
import { Banner } from '../parts/Banner';
import { download } from '../parts/download';
import { bound, counted } from '../parts/words';
import type { Judged } from './api';
import { refusedLines } from './csv';

type Props = { lines: Judged[]; isImported: boolean; problem: string | undefined };

/** The report in a sentence, and the way on. */
export function Summary({ lines, isImported, problem }: Props) {
  const count = (verdict: Judged['verdict']) =>
    lines.filter((line) => line.verdict === verdict).length;
  const refused = count('refused');
  const { variant, title, advice } = problem
    ? { variant: 'danger' as const, title: 'L’import n’a pas abouti', advice: problem }
    : (isImported ? after : before)(count('accepted'), refused);
  return (
    <Banner
      variant={variant}
      title={title}
      action={
        refused > 0 && (
          <Button
            variant="tertiary"
            startIcon={<Download />}
            onClick={() => download('redirections-refusees.csv', refusedLines(lines))}
          >
            {refused === 1 ? 'Télécharger la ligne refusée' : 'Télécharger les lignes refusées'}
          </Button>
        )
      }
    >
      {bound(advice)}
    </Banner>
  );
}

const MEND =
  'Ce qui est refusé n’est pas écrit : corrigez-le d’après son motif, puis importez-le à son tour.';

type Words = { variant: ComponentProps<typeof Banner>['variant']; title: string; advice: string };

function before(accepted: number, refused: number): Words {
  const rules = accepted
    ? counted(accepted, 'redirection peut être importée', 'redirections peuvent être importées')
    : 'Rien à importer';
  if (refused > 0) {
    const lines = counted(refused, 'ligne est refusée', 'lignes sont refusées');
    return { variant: 'warning', title: `${rules}, ${lines}`, advice: MEND };
  }
  return accepted === 0
    ? { variant: 'primary', title: rules, advice: 'Tout ce que dit ce fichier existe déjà.' }
    : { variant: 'success', title: rules, advice: 'Rien n’est encore écrit.' };
}

function after(accepted: number, refused: number): Words {
  if (accepted === 0)
    return {
      variant: 'primary',
      title: 'Rien n’a été importé',
      advice: 'Les redirections ont changé depuis la vérification : voyez le sort de chaque ligne.',
    };
  const rules = counted(accepted, 'redirection importée', 'redirections importées');
  if (refused > 0) {
    const lines = counted(refused, 'ligne refusée', 'lignes refusées');
    return { variant: 'success', title: `${rules}, ${lines}`, advice: MEND };
  }
  return { variant: 'success', title: rules, advice: 'Le site en tient compte dès maintenant.' };
}
