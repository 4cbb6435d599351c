import {
  Link as BackLink,
  Badge,
  Box,
  Button,
  EmptyStateLayout,
  Flex,
  Searchbar,
  SearchForm,
  Tabs,
} from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { DAYS_KEPT, type Listing, PAGE_SIZE } from '../../missing-addresses/kind';
import { Pager } from '../parts/Pager';
import { bound, numeral } from '../parts/words';
import { type List, useMissingAddressesQuery } from './api';
import { MissingTable } from './MissingTable';
import { PERMISSIONS, REDIRECTS, TITLE } from './words';

export function MissingPage() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Page.Main>
        <Page.Title>{TITLE}</Page.Title>
        <Layouts.Header
          title={TITLE}
          subtitle={`Ce que des visiteurs ont demandé et que le site n’a pas. Ce que plus personne ne demande s’efface après ${DAYS_KEPT} jours.`}
          navigationAction={
            <BackLink tag={Link} to={REDIRECTS} startIcon={<ArrowLeft />}>
              Retour aux redirections
            </BackLink>
          }
        />
        <Layouts.Content>
          <Missing />
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}

const LISTS: Record<List, string> = { open: 'À traiter', ignored: 'Ignorées' };

function Missing() {
  const [list, setList] = useState<List>('open');
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const asked = { list, words, page };
  const { data, isError, isFetching, refetch } = useMissingAddressesQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const last = Math.max(1, Math.ceil((data?.found ?? 0) / PAGE_SIZE));
  // The rows of the last page may all have been dealt with.
  useEffect(() => {
    if (data && !isFetching && page > last) setPage(last);
  }, [data, isFetching, page, last]);

  if (isError) {
    return (
      <Page.Error
        content="La liste n’a pas pu être lue. Rien n’a changé."
        action={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            Réessayer
          </Button>
        }
      />
    );
  }
  if (!data) return <Page.Loading>Lecture des adresses…</Page.Loading>;

  const show = (chosen: string) => {
    setList(chosen === 'ignored' ? 'ignored' : 'open');
    setPage(1);
  };
  const look = (wanted: string) => {
    setWords(wanted);
    setPage(1);
  };
  return (
    <Tabs.Root variant="simple" value={list} onValueChange={show}>
      <Flex gap={4} wrap="wrap" justifyContent="space-between" paddingBottom={4}>
        <Tabs.List aria-label="Adresses à montrer">
          {(['open', 'ignored'] as const).map((known) => (
            <Tabs.Trigger key={known} value={known}>
              <Flex tag="span" gap={2} style={{ whiteSpace: 'nowrap' }}>
                {LISTS[known]} <Badge>{numeral(data[known])}</Badge>
              </Flex>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Find words={words} onFind={look} />
      </Flex>
      <Tabs.Content value={list}>
        <Box aria-busy={isFetching}>
          {data.rows.length > 0 ? (
            <MissingTable rows={data.rows} list={list} />
          ) : (
            <Nothing data={data} list={list} words={words} />
          )}
        </Box>
        <Pager
          {...{ page, onPage: setPage, pageSize: PAGE_SIZE, total: data.found }}
          label="Pages des adresses introuvables"
          noun="Adresses"
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

type FindProps = { words: string; onFind: (words: string) => void };

function Find({ words, onFind }: FindProps) {
  const [typed, setTyped] = useState(words);
  return (
    <Box width="32rem" maxWidth="100%">
      <SearchForm
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          onFind(typed.trim());
        }}
      >
        <Searchbar
          name="words"
          size="S"
          value={typed}
          onChange={(event: { target: { value: string } }) => setTyped(event.target.value)}
          onClear={() => {
            setTyped('');
            onFind('');
          }}
          clearLabel="Effacer la recherche"
          placeholder="Une adresse ou une provenance"
        >
          Chercher une adresse ou une provenance
        </Searchbar>
      </SearchForm>
    </Box>
  );
}

function Nothing({ data, list, words }: { data: Listing; list: List; words: string }) {
  const content =
    words !== '' && data[list] > 0
      ? `Aucune adresse ne répond à « ${words} ».`
      : {
          open: 'Rien à traiter : tout ce que vos visiteurs demandent existe ou mène quelque part.',
          ignored: 'Aucune adresse n’est ignorée.',
        }[list];
  return (
    <EmptyStateLayout
      icon={<EmptyDocuments width="16rem" />}
      content={bound(content)}
      hasRadius
      shadow="tableShadow"
    />
  );
}
