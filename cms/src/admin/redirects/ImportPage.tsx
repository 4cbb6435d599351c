import { Link as BackLink, Button, Flex, LinkButton } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { counted } from '../parts/words';
import {
  type Judged,
  problemOf,
  REDIRECT,
  type Report,
  useCheckRedirectsMutation,
  useImportRedirectsMutation,
} from './api';
import { ChooseFile, type Source } from './ChooseFile';
import { ReportView } from './ReportView';

const LIST = `/content-manager/collection-types/${REDIRECT}`;
const PERMISSIONS = [{ action: 'plugin::content-manager.explorer.create', subject: REDIRECT }];

type State =
  | { step: 'choose'; problem?: string }
  | { step: 'checked'; source: Source; lines: Judged[]; problem?: string }
  | { step: 'imported'; source: Source; lines: Judged[] };

export function ImportPage() {
  return (
    <Page.Protect permissions={PERMISSIONS}>
      <Import />
    </Page.Protect>
  );
}

function Import() {
  const [state, setState] = useState<State>({ step: 'choose' });
  const [check, { isLoading: isChecking }] = useCheckRedirectsMutation();
  const [write, { isLoading: isImporting }] = useImportRedirectsMutation();
  const restart = () => setState({ step: 'choose' });

  const choose = async (source: Source) => {
    const answer = await settled(check(source.file).unwrap());
    setState(
      'problem' in answer ? { step: 'choose', ...answer } : { step: 'checked', source, ...answer },
    );
  };
  const confirm = async () => {
    if (state.step !== 'checked') return;
    const answer = await settled(write(state.source.file).unwrap());
    setState(
      'problem' in answer ? { ...state, ...answer } : { ...state, step: 'imported', ...answer },
    );
  };

  return (
    <Page.Main>
      <Page.Title>Importer des redirections</Page.Title>
      <Layouts.Header
        title="Importer des redirections"
        subtitle={subtitleOf(state)}
        navigationAction={
          <BackLink tag={Link} to={LIST} startIcon={<ArrowLeft />}>
            Retour aux redirections
          </BackLink>
        }
        primaryAction={<Actions {...{ state, restart, confirm, isImporting }} />}
      />
      <Layouts.Content>
        {state.step === 'choose' ? (
          <ChooseFile onChoose={choose} isChecking={isChecking} problem={state.problem} />
        ) : (
          <ReportView
            key={state.step}
            lines={state.lines}
            isImported={state.step === 'imported'}
            problem={state.step === 'checked' ? state.problem : undefined}
          />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

async function settled(answer: Promise<Report>): Promise<Report | { problem: string }> {
  try {
    return await answer;
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function subtitleOf(state: State): string {
  if (state.step === 'choose')
    return 'Vous verrez le sort de chaque ligne avant que rien ne soit écrit';
  const read = counted(state.lines.length, 'ligne lue', 'lignes lues');
  return `${state.source.name} : ${read}`;
}

type ActionsProps = {
  state: State;
  restart: () => void;
  confirm: () => Promise<void>;
  isImporting: boolean;
};

function Actions({ state, restart, confirm, isImporting }: ActionsProps) {
  if (state.step === 'choose') return null;
  const accepted = state.lines.filter(({ verdict }) => verdict === 'accepted').length;
  return (
    <Flex gap={2} wrap="wrap">
      <Button variant="tertiary" onClick={restart} disabled={isImporting}>
        {state.step === 'imported' ? 'Importer un autre fichier' : 'Choisir un autre fichier'}
      </Button>
      {state.step === 'imported' && (
        <LinkButton tag={Link} to={LIST}>
          Voir les redirections
        </LinkButton>
      )}
      {state.step === 'checked' && accepted > 0 && (
        <Button onClick={() => void confirm()} loading={isImporting}>
          {`Importer ${counted(accepted, 'redirection', 'redirections')}`}
        </Button>
      )}
    </Flex>
  );
}
