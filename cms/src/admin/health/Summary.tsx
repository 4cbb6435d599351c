import { Grid } from '@strapi/design-system';
import type { Section } from '../../health/report';
import { Figure } from '../parts/Figure';
import { GRAVITIES, LOOKS } from './words';

/** How much there is of each gravity, at a glance. */
export function Summary({ sections }: { sections: Section[] }) {
  return (
    <Grid.Root gap={4}>
      {GRAVITIES.map((gravity) => {
        const { label, hint, variant } = LOOKS[gravity];
        const count = sections
          .filter((section) => section.gravity === gravity)
          .reduce((sum, section) => sum + section.count, 0);
        return (
          <Grid.Item key={gravity} col={4} s={4} xs={12} alignItems="stretch" direction="column">
            <Figure label={label} colour={`${variant}700`} count={count} hint={hint} />
          </Grid.Item>
        );
      })}
    </Grid.Root>
  );
}
