import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { numeral } from './words';

type Props = { label: ReactNode; colour?: string; count: number; hint: string };

/** One number, large, between what it counts and what it means. */
export function Figure({ label, colour = 'neutral600', count, hint }: Props) {
  return (
    <Box
      tag="dl"
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={{ initial: 4, medium: 5 }}
      height="100%"
    >
      <Typography variant="sigma" textColor={colour} tag="dt">
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
  );
}
