import { Box, Flex, Typography } from '@strapi/design-system';
import { CheckCircle } from '@strapi/icons';
import type { Section } from '../../health/report';

export function AllWell() {
  return (
    <Flex
      background="success100"
      borderColor="success200"
      hasRadius
      padding={{ initial: 4, medium: 6 }}
      gap={4}
      alignItems="flex-start"
    >
      <Box shrink={0}>
        <CheckCircle aria-hidden fill="success600" width="2.4rem" height="2.4rem" />
      </Box>
      <Box>
        <Typography variant="delta" fontWeight="bold" tag="h2" textColor="success700">
          Tout va bien
        </Typography>
        <Typography variant="omega" tag="p" textColor="neutral800">
          Rien n’est à corriger ni à compléter dans ce que vous publiez. Merci pour vos visiteurs !
        </Typography>
      </Box>
    </Flex>
  );
}

/** What was looked at and found in order: an empty list would not say that it was. */
export function Verified({ sections }: { sections: Section[] }) {
  return (
    <Box
      tag="section"
      aria-labelledby="health-verified"
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={{ initial: 4, medium: 6 }}
    >
      <Typography variant="delta" fontWeight="bold" tag="h2" id="health-verified">
        Vérifié, rien à signaler
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={4}>
        {sections.map(({ id, clean }) => (
          <Flex tag="li" key={id} gap={2}>
            <CheckCircle aria-hidden fill="success500" />
            <Typography textColor="neutral700">{clean}</Typography>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
