import { Button, Flex, useNotifyAT } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { Report } from '../../health/report';
import { AllWell, Verified } from './Clean';
import { SectionCard } from './SectionCard';
import { Summary } from './Summary';
import { useReport } from './useReport';
import { PERMISSIONS, TITLE } from './words';

export default function HealthPage() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Page.Title>{TITLE}</Page.Title>
      <Health />
    </Page.Protect>
  );
}

function Health() {
  const { report, status, check } = useReport();
  const { notifyStatus } = useNotifyAT();
  const again = (label: string) => (
    <Button
      variant="secondary"
      startIcon={<ArrowClockwise />}
      loading={status === 'loading'}
      onClick={() => void check().then((done) => done && notifyStatus('Vérification terminée'))}
    >
      {label}
    </Button>
  );
  if (status === 'failed') {
    return (
      <Page.Error
        content="La vérification n’a pas pu se faire. Vos publications n’ont pas changé."
        action={again('Réessayer')}
      />
    );
  }
  if (!report) return <Page.Loading>Vérification des publications…</Page.Loading>;
  return (
    <Layouts.Root>
      <Page.Main>
        <Layouts.Header
          title={TITLE}
          subtitle="Ce qui peut gêner vos visiteurs dans ce qui est publié, du plus grave au moins grave."
          primaryAction={again('Vérifier à nouveau')}
        />
        <Layouts.Content>
          <Findings report={report} />
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

function Findings({ report: { sections } }: { report: Report }) {
  const found = sections.filter(({ count }) => count > 0);
  const clean = sections.filter(({ count }) => count === 0);
  const isWell = found.every(({ gravity }) => gravity === 'untranslated');
  return (
    <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
      {isWell ? <AllWell /> : <Summary sections={sections} />}
      {found.map((section) => (
        <SectionCard key={section.id} section={section} />
      ))}
      {clean.length > 0 && <Verified sections={clean} />}
    </Flex>
  );
}
