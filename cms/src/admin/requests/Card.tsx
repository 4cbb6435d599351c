import { Box, Flex, Typography } from '@strapi/design-system';
import { type ReactNode, useId } from 'react';

type Props = { title: string; hint?: string; action?: ReactNode; children: ReactNode };

/** A part of the page, by its own title. */
export function Card({ title, hint, action, children }: Props) {
  const id = useId();
  return (
    <Box
      tag="section"
      aria-labelledby={id}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={{ initial: 4, medium: 6 }}
      height="100%"
    >
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography variant="delta" fontWeight="bold" tag="h2" id={id}>
            {title}
          </Typography>
          {hint && (
            <Typography variant="pi" textColor="neutral600" tag="p">
              {hint}
            </Typography>
          )}
        </Flex>
        {action}
      </Flex>
      <Box paddingTop={5}>{children}</Box>
    </Box>
  );
}
