import { Button, Dialog, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Trash, WarningCircle } from '@strapi/icons';
import { useState } from 'react';
import { counted } from '../parts/words';
import { useCountRequestsOfMutation, useEraseRequestsOfMutation } from './api';
import { Card } from './Card';

type Found = { email: string; count: number };
type State = { found?: Found; said?: string; problem?: string };

const FAILED = 'Le service n’a pas répondu. Rien n’est effacé ; réessayez.';

/** What one person sent, found by their address, seen by its number, then erased. */
export function EraseCard() {
  const [email, setEmail] = useState('');
  const [{ found, said, problem }, setState] = useState<State>({});
  const [count, { isLoading: isCounting }] = useCountRequestsOfMutation();
  const [erase, { isLoading: isErasing }] = useEraseRequestsOfMutation();

  const look = async () => {
    const answer = await count(email);
    if ('error' in answer) return setState({ problem: reasonOf(answer.error) });
    setState(
      answer.data.count > 0
        ? { found: { email: email.trim(), count: answer.data.count } }
        : { said: 'Aucune demande ne vient de cette adresse.' },
    );
  };
  const confirm = async ({ email: theirs }: Found) => {
    const answer = await erase(theirs);
    if ('error' in answer) return setState({ problem: reasonOf(answer.error) });
    setEmail('');
    setState({ said: `${counted(answer.data.count, 'demande effacée', 'demandes effacées')}.` });
  };

  return (
    <Card
      title="Effacer les demandes d’une personne"
      hint="Quand elle l’exige (RGPD, article 17). C’est définitif : un fichier exporté avant garde ce qu’il contient."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root error={problem}>
            <Field.Label>Son adresse de courriel</Field.Label>
            <TextInput
              type="email"
              autoComplete="off"
              required
              value={email}
              onChange={(event: { target: { value: string } }) => {
                setEmail(event.target.value);
                setState({});
              }}
            />
            <Field.Error />
          </Field.Root>
          <Flex>
            <Button type="submit" variant="secondary" loading={isCounting}>
              Chercher ses demandes
            </Button>
          </Flex>
          <Flex gap={4} wrap="wrap">
            <Typography role="status" textColor="neutral800">
              {found ? `${counted(found.count, 'demande', 'demandes')} de ${found.email}.` : said}
            </Typography>
            {found && <Confirm found={found} isErasing={isErasing} onConfirm={confirm} />}
          </Flex>
        </Flex>
      </form>
    </Card>
  );
}

type ConfirmProps = {
  found: Found;
  isErasing: boolean;
  onConfirm: (found: Found) => Promise<void>;
};

function Confirm({ found, isErasing, onConfirm }: ConfirmProps) {
  const theirs = counted(found.count, 'demande', 'demandes');
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light" startIcon={<Trash />} loading={isErasing}>
          {`Effacer ${theirs}`}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{`Effacer ${theirs} ?`}</Dialog.Header>
        <Dialog.Body icon={<WarningCircle fill="danger600" />}>
          {`Tout ce qui vient de ${found.email} sera effacé. On ne peut pas revenir en arrière.`}
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              Annuler
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button fullWidth variant="danger" onClick={() => void onConfirm(found)}>
              Effacer pour toujours
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** The service's own words when the address is at fault. */
function reasonOf(error: object): string {
  const isAnswer = 'status' in error && error.status === 400 && 'message' in error;
  return isAnswer ? String(error.message) : FAILED;
}
