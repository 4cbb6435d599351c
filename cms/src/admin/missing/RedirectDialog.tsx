import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { bound } from '../parts/words';
import { problemOf, useProposedTargetQuery, useRedirectAddressMutation } from './api';

const FORM = 'missing-redirect';
const HINT = 'Un chemin du site, comme /agenda, ou une adresse complète.';
const PROPOSED = bound('C’est l’adresse du site qui lui ressemble le plus : vérifiez-la.');

type Props = { address: string; onClose: () => void };

/** One field, filled in where the site has an address that looks like it, and checked as the form of a redirect is. */
export function RedirectDialog({ address, onClose }: Props) {
  const { toggleNotification } = useNotification();
  const { data } = useProposedTargetQuery(address, { refetchOnMountOrArgChange: true });
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [redirect, { isLoading }] = useRedirectAddressMutation();
  const proposed = data?.target ?? '';
  const to = typed ?? proposed;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await redirect({ from: address, to: to.trim() });
    if ('error' in answer) return setProblem(problemOf(answer.error ?? {}));
    toggleNotification({
      type: 'success',
      message: bound(`« ${address} » mène maintenant à « ${to.trim()} ».`),
    });
    onClose();
  };

  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Rediriger une adresse introuvable</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <form id={FORM} onSubmit={(event) => void save(event)}>
            <Flex direction="column" alignItems="stretch" gap={5}>
              <Flex direction="column" alignItems="stretch" gap={1}>
                <Typography variant="pi" fontWeight="bold" textColor="neutral800">
                  Adresse demandée
                </Typography>
                <Typography style={{ overflowWrap: 'anywhere' }}>{address}</Typography>
              </Flex>
              <Field.Root
                name="to"
                required
                hint={proposed !== '' && to === proposed ? PROPOSED : HINT}
                error={problem && bound(problem)}
              >
                <Field.Label>Nouvelle adresse</Field.Label>
                <TextInput
                  value={to}
                  autoFocus
                  autoComplete="off"
                  spellCheck={false}
                  placeholder="/nouvelle-page"
                  onChange={(event: { target: { value: string } }) => {
                    setTyped(event.target.value);
                    setProblem(undefined);
                  }}
                />
                <Field.Error />
                <Field.Hint />
              </Field.Root>
            </Flex>
          </form>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Annuler</Button>
          </Modal.Close>
          <Button type="submit" form={FORM} loading={isLoading} disabled={to.trim() === ''}>
            Rediriger
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
