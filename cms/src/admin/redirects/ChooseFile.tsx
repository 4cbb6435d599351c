import { Box, Button, Field, Flex, Grid, Textarea } from '@strapi/design-system';
import { useState } from 'react';
import { Banner } from '../parts/Banner';
import { DropZone } from './DropZone';
import { FormatHelp } from './FormatHelp';

/** What is to be imported, read once: what is checked is what is written, whatever becomes of the file meanwhile. */
export type Source = { name: string; file: Blob };

type Props = {
  onChoose: (source: Source) => Promise<void>;
  isChecking: boolean;
  problem: string | undefined;
};

export function ChooseFile({ onChoose, isChecking, problem }: Props) {
  const [unread, setUnread] = useState<string>();
  const message = unread ?? problem;

  const read = async (files: readonly File[]) => {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0) return setUnread('Importez un fichier à la fois.');
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (!bytes) return setUnread(`« ${file.name} » ne peut pas être lu.`);
    setUnread(undefined);
    await onChoose({ name: file.name, file: new Blob([bytes]) });
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {message && !isChecking && (
        <Banner variant="danger" title="Rien n’a été lu">
          {message}
        </Banner>
      )}
      <Grid.Root gap={6}>
        <Grid.Item col={8} s={12} direction="column" alignItems="stretch">
          <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
            <Flex direction="column" alignItems="stretch" gap={6}>
              <DropZone onFiles={read} isBusy={isChecking} />
              <Paste
                onChoose={(source) => {
                  setUnread(undefined);
                  return onChoose(source);
                }}
                isBusy={isChecking}
              />
            </Flex>
          </Box>
        </Grid.Item>
        <Grid.Item col={4} s={12} direction="column" alignItems="stretch">
          <FormatHelp />
        </Grid.Item>
      </Grid.Root>
    </Flex>
  );
}

type PasteProps = { onChoose: (source: Source) => Promise<void>; isBusy: boolean };

function Paste({ onChoose, isBusy }: PasteProps) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onChoose({ name: 'Lignes collées', file: new Blob([text]) });
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Field.Root name="lines" hint="Depuis un tableur, un courriel ou un document.">
          <Field.Label>Ou collez des lignes</Field.Label>
          <Textarea
            value={text}
            onChange={(event: { target: { value: string } }) => setText(event.target.value)}
            placeholder="/ancienne-page;/nouvelle-page;remarque"
            spellCheck={false}
          />
          <Field.Hint />
        </Field.Root>
        <Box>
          <Button type="submit" variant="secondary" disabled={text.trim() === ''} loading={isBusy}>
            Vérifier ces lignes
          </Button>
        </Box>
      </Flex>
    </form>
  );
}
