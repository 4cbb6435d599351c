import { Grid } from '@strapi/design-system';
import type { ComponentProps } from 'react';
import type { Figures } from '../../visitor-requests/figures-report.ts';
import { ACTIONS } from '../../visitor-requests/words.ts';
import { Figure } from '../parts/Figure';
import { numeral } from '../parts/words';
import { Swatch } from './colours';
import { ORDER, totalOf } from './series.ts';
import { share } from './words';

/** How much of each action, at a glance. */
export function Totals({ figures }: { figures: Figures }) {
  const { total, before, weeks } = figures;
  return (
    <Grid.Root gap={4}>
      <Total
        label="Toutes les demandes"
        count={total}
        hint={`${numeral(before)} sur les ${weeks.length} semaines d’avant`}
      />
      {ORDER.map((action) => {
        const count = totalOf(weeks, action);
        const label = (
          <>
            <Swatch $action={action} aria-hidden />
            {ACTIONS[action]}
          </>
        );
        return (
          <Total
            key={action}
            label={label}
            count={count}
            hint={`${share(count, total)} des demandes`}
          />
        );
      })}
    </Grid.Root>
  );
}

function Total(props: ComponentProps<typeof Figure>) {
  return (
    <Grid.Item col={3} s={6} xs={6} alignItems="stretch" direction="column">
      <Figure {...props} />
    </Grid.Item>
  );
}
