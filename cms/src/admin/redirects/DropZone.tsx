import { Box, Button, Flex, Loader, Typography } from '@strapi/design-system';
import { FileCsv } from '@strapi/icons';
import { type DragEvent, useRef, useState } from 'react';
import { MOST_BYTES, MOST_LINES } from '../../redirects/import/limits';
import { numeral } from '../parts/words';

const LIMITS = `${MOST_BYTES / 1_000_000} Mo et ${numeral(MOST_LINES)} lignes au plus`;

type Props = { onFiles: (files: File[]) => Promise<void>; isBusy: boolean };

/** A place to drop a file; with the keyboard, a button that opens the file chooser. */
export function DropZone({ onFiles, isBusy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) void onFiles([...event.dataTransfer.files]);
  };
  const leave = (event: DragEvent) => {
    const inside =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!inside) setOver(false);
  };

  return (
    <Box
      padding={8}
      hasRadius
      background={isOver ? 'primary100' : 'neutral100'}
      borderColor={isOver ? 'primary500' : 'neutral300'}
      borderStyle="dashed"
      borderWidth="1px"
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={leave}
      onDrop={drop}
    >
      <Flex direction="column" gap={4} minHeight="16rem" justifyContent="center">
        {isBusy ? (
          <Loader>Vérification en cours…</Loader>
        ) : (
          <>
            <FileCsv width="4rem" height="4rem" fill="primary600" aria-hidden />
            <Typography variant="delta" tag="p" textAlign="center">
              Déposez ici un fichier CSV
            </Typography>
            <Button onClick={() => input.current?.click()}>Choisir un fichier</Button>
            <Typography variant="pi" textColor="neutral600" textAlign="center">
              {LIMITS}
            </Typography>
          </>
        )}
      </Flex>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        hidden
        aria-label="Fichier CSV à importer"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file, mended meanwhile, may be chosen again.
          currentTarget.value = '';
          void onFiles(files);
        }}
      />
    </Box>
  );
}
