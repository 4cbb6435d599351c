import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { download } from '../parts/download';
import { template } from './csv';

const POINTS = [
  'Trois colonnes : l’ancienne adresse, la nouvelle, et une remarque si vous voulez.',
  'Une ancienne adresse est un chemin du site, comme /ancienne-page ; finissez par /* pour tout ce qui est en dessous.',
  'Une nouvelle adresse est un chemin du site ou une adresse complète, comme https://media.example/a.pdf.',
  'Depuis un tableur, enregistrez la feuille au format CSV : virgules, points-virgules ou tabulations conviennent.',
];

export function FormatHelp() {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography variant="delta" tag="h2">
          Le fichier
        </Typography>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {POINTS.map((point) => (
            <Typography key={point} tag="li" textColor="neutral600">
              {point}
            </Typography>
          ))}
        </Flex>
        <TextButton
          startIcon={<Download />}
          onClick={() => download('modele-redirections.csv', template())}
        >
          Télécharger un modèle
        </TextButton>
      </Flex>
    </Box>
  );
}
