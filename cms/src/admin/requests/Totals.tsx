import { Box, Grid, Typography } from '@strapi/design-system';
import type { Figures } from '../../visitor-requests/figures-report.ts';
import { ACTIONS, type Action } from '../../visitor-requests/words.ts';
import { numeral } from '../redirects/words';
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
        return (
          <Total
            key={action}
            label={ACTIONS[action]}
            action={action}
            count={count}
            hint={`${share(count, total)} des demandes`}
          />
        );
      })}
    </Grid.Root>
  );
}

type Props = { label: string; action?: Action; count: number; hint: string };

function Total({ label, action, count, hint }: Props) {
  return (
    <Grid.Item col={3} s={6} xs={6} alignItems="stretch" direction="column">
      <Box
        tag="dl"
        background="neutral0"
        hasRadius
        shadow="tableShadow"
        padding={{ initial: 4, medium: 5 }}
        height="100%"
      >
        <Typography variant="sigma" textColor="neutral600" tag="dt">
          {action && <Swatch $action={action} aria-hidden />}
          {label}
        </Typography>
        <Box tag="dd" marginLeft={0} paddingTop={1}>
          <Typography variant="alpha" tag="p">
            {numeral(count)}
          </Typography>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {hint}
          </Typography>
        </Box>
      </Box>
    </Grid.Item>
  );
}
