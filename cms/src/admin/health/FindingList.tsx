import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { ChevronRight } from '@strapi/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Finding, Group } from '../../health/report';
import { numeral } from '../parts/words';

const SHOWN = 6;

/** The entries in fault, the first ones at once and the others on demand. */
export function FindingList({ group: { count, findings } }: { group: Group }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, SHOWN);
  return (
    <>
      <ul>
        {shown.map((finding) => (
          <li key={finding.link}>
            <FindingRow finding={finding} />
          </li>
        ))}
      </ul>
      {findings.length > SHOWN && (
        <Flex gap={4} wrap="wrap" padding={4} paddingLeft={{ initial: 4, medium: 6 }}>
          <Button
            variant="tertiary"
            aria-expanded={isWhole}
            onClick={() => setWhole((before) => !before)}
          >
            {isWhole ? 'Réduire la liste' : `Afficher ${numeral(findings.length - SHOWN)} de plus`}
          </Button>
          {isWhole && count > findings.length && (
            <Typography variant="pi" textColor="neutral600">
              {`${numeral(findings.length)} entrées sur ${numeral(count)} : les autres viendront quand celles-ci seront réglées.`}
            </Typography>
          )}
        </Flex>
      )}
    </>
  );
}

function FindingRow({ finding: { name, detail, locale, link } }: { finding: Finding }) {
  return (
    <Row to={link}>
      <Flex direction="column" alignItems="flex-start" gap={1} minWidth={0}>
        <Typography fontWeight="bold" textColor="neutral800">
          {name}
        </Typography>
        {detail && (
          <Typography variant="pi" textColor="neutral600">
            {detail}
          </Typography>
        )}
      </Flex>
      <Flex gap={3} shrink={0}>
        {locale === 'en' && <Badge>Anglais</Badge>}
        <ChevronRight aria-hidden fill="neutral500" />
      </Flex>
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.spaces[4]};
  padding: ${({ theme }) => `${theme.spaces[3]} ${theme.spaces[4]}`};
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${({ theme }) => theme.breakpoints.medium} {
    padding-inline: ${({ theme }) => theme.spaces[6]};
  }

  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;
