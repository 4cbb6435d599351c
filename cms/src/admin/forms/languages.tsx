import { Flex, Typography } from '@strapi/design-system';
import type { Plugin } from '@strapi/strapi/admin';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Option = { label?: ReactNode };
type Described = { options?: Option[] } | null | undefined;
type Action = (props: object) => Described;
type Language = ReactElement<{ isDraftAndPublishEnabled?: boolean; status?: string }>;

const STATES: Record<string, string> = {
  draft: 'Brouillon',
  modified: 'Modifié',
  published: 'Publié',
};

/** The menu of languages writes the state of each in English; it is asked not to, and ours is put in its place. */
export function nameStates({ apis }: Plugin): void {
  if (typeof apis.addDocumentHeaderAction !== 'function') return;
  apis.addDocumentHeaderAction((actions: Action[]) => actions.map(named));
}

function named(action: Action): Action {
  const renamed: Action = (props) => {
    const described = action(props);
    const options = described?.options?.map(stated);
    return options ? { ...described, options } : described;
  };
  return Object.assign(renamed, action);
}

function stated(option: Option): Option {
  const { label } = option;
  if (!isLanguage(label) || !label.props.isDraftAndPublishEnabled) return option;
  const state = STATES[label.props.status ?? ''];
  return {
    ...option,
    label: (
      <Flex justifyContent="space-between" gap={4}>
        {cloneElement(label, { isDraftAndPublishEnabled: false })}
        {state && (
          <Typography variant="pi" textColor="neutral600">
            {state}
          </Typography>
        )}
      </Flex>
    ),
  };
}

function isLanguage(label: ReactNode): label is Language {
  return isValidElement<object>(label) && 'isDraftAndPublishEnabled' in label.props;
}
