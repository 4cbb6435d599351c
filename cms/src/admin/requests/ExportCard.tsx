import {
  Button,
  DatePicker,
  Field,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { ACTIONS, STATES } from '../../visitor-requests/words.ts';
import { download } from '../parts/download';
import { EXPORT, useRequestNamesQuery } from './api';
import { Card } from './Card';

type Filters = { from?: string; to?: string; action?: string; campus?: string; state?: string };

const DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });

/** The requests as a file, all of them or some. */
export function ExportCard() {
  const [filters, setFilters] = useState<Filters>({});
  const { data: names } = useRequestNamesQuery();
  const { fetchFile, isFetching } = useFile();
  const set = (filter: keyof Filters) => (value: string | undefined) =>
    setFilters(({ [filter]: _, ...others }) => (value ? { ...others, [filter]: value } : others));
  const campuses = (names?.campuses ?? []).map(({ slug, name }) => [slug, name] as const);
  return (
    <Card
      title="Exporter"
      hint="Un fichier CSV, qu’Excel ouvre tel quel. Sans filtre, il contient toutes les demandes."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void fetchFile(filters);
        }}
      >
        <Grid.Root gap={4}>
          <Cell>
            <Day label="Reçues du" value={filters.from} onChange={set('from')} />
          </Cell>
          <Cell>
            <Day label="Jusqu’au" value={filters.to} onChange={set('to')} />
          </Cell>
          <Cell>
            <Choice
              label="Action"
              all="Toutes"
              options={Object.entries(ACTIONS)}
              value={filters.action}
              onChange={set('action')}
            />
          </Cell>
          <Cell>
            <Choice
              label="Suivi"
              all="Tous"
              options={Object.entries(STATES)}
              value={filters.state}
              onChange={set('state')}
            />
          </Cell>
          <Cell isWide>
            <Choice
              label="Campus"
              all="Tous"
              options={campuses}
              value={filters.campus}
              onChange={set('campus')}
            />
          </Cell>
        </Grid.Root>
        <Flex direction="column" alignItems="flex-start" gap={3} paddingTop={5}>
          <Typography variant="pi" textColor="neutral600" tag="p">
            Ce fichier contient des données personnelles : ne le gardez pas plus qu’il ne sert.
          </Typography>
          <Button type="submit" startIcon={<Download />} loading={isFetching}>
            Télécharger le fichier
          </Button>
        </Flex>
      </form>
    </Card>
  );
}

function useFile() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isFetching, setFetching] = useState(false);
  const fetchFile = async (filters: Filters) => {
    setFetching(true);
    try {
      const { data } = await get<Blob>(`${EXPORT}?${new URLSearchParams(filters)}`, {
        responseType: 'blob',
      });
      download(`demandes-${DAY.format(new Date())}.csv`, data);
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'Le fichier n’a pas pu être préparé. Vérifiez les dates, puis réessayez.',
      });
    } finally {
      setFetching(false);
    }
  };
  return { fetchFile, isFetching };
}

function Cell({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  const columns = isWide ? 12 : 6;
  return (
    <Grid.Item col={columns} s={columns} xs={12} direction="column" alignItems="stretch">
      {children}
    </Grid.Item>
  );
}

type DayProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

function Day({ label, value, onChange }: DayProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <DatePicker
        clearLabel="Effacer"
        placeholder="JJ/MM/AAAA"
        {...(value && { value: new Date(`${value}T12:00`) })}
        onChange={(date) => onChange(date && DAY.format(date))}
        onClear={() => onChange(undefined)}
      />
    </Field.Root>
  );
}

type ChoiceProps = DayProps & { all: string; options: readonly (readonly [string, string])[] };

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        placeholder={all}
        clearLabel="Effacer"
        value={value ?? null}
        onChange={(chosen) => onChange(String(chosen))}
        onClear={() => onChange(undefined)}
      >
        {options.map(([code, name]) => (
          <SingleSelectOption key={code} value={code}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
