import { Box, Grid, Typography } from '@strapi/design-system';
import type { Section } from '../../health/report';
import { GRAVITIES, LOOKS, number } from './words';

/** How much there is of each gravity, at a glance. */
export function Summary({ sections }: { sections: Section[] }) {
  return (
    <Grid.Root gap={4} tag="dl">
      {GRAVITIES.map((gravity) => {
        const { label, hint, variant } = LOOKS[gravity];
        const count = sections
          .filter((section) => section.gravity === gravity)
          .reduce((sum, section) => sum + section.count, 0);
        return (
          <Grid.Item key={gravity} col={4} s={4} xs={12} alignItems="stretch" direction="column">
            <Box
              background="neutral0"
              hasRadius
              shadow="tableShadow"
              padding={{ initial: 4, medium: 5 }}
              height="100%"
            >
              <Typography variant="sigma" textColor={`${variant}700`} tag="dt">
                {label}
              </Typography>
              <Box tag="dd" marginLeft={0} paddingTop={1}>
                <Typography variant="alpha" tag="p">
                  {number(count)}
                </Typography>
                <Typography variant="pi" textColor="neutral600" tag="p">
                  {hint}
                </Typography>
              </Box>
            </Box>
          </Grid.Item>
        );
      })}
    </Grid.Root>
  );
}
