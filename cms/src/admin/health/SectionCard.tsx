import { Accordion, Badge, Box, Flex, Typography } from '@strapi/design-system';
import type { Group, Section } from '../../health/report';
import { numeral } from '../parts/words';
import { FindingList } from './FindingList';
import { ICONS, LOOKS } from './words';

/** One check that found something: what, why it matters, and where to mend it. */
export function SectionCard({ section }: { section: Section }) {
  const { id, groups } = section;
  return (
    <Box
      tag="section"
      aria-labelledby={`health-${id}`}
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      overflow="hidden"
    >
      <Heading section={section} />
      {groups.some(({ label }) => label) ? (
        <Kinds groups={groups} />
      ) : (
        groups.map((group) => <FindingList key={id} group={group} />)
      )}
    </Box>
  );
}

function Heading({ section: { id, gravity, title, why, count } }: { section: Section }) {
  const { label, variant } = LOOKS[gravity];
  const Icon = ICONS[id];
  return (
    <Flex gap={4} alignItems="flex-start" padding={{ initial: 4, medium: 6 }}>
      <Flex background={`${variant}100`} hasRadius padding={3} shrink={0}>
        <Icon aria-hidden fill={`${variant}600`} width="2rem" height="2rem" />
      </Flex>
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Flex gap={2} wrap="wrap">
          <Typography variant="delta" fontWeight="bold" tag="h2" id={`health-${id}`}>
            {title}
          </Typography>
          <Badge variant={variant}>{`${numeral(count)} ${label.toLowerCase()}`}</Badge>
        </Flex>
        <Box maxWidth="72rem">
          <Typography variant="omega" textColor="neutral600" tag="p">
            {why}
          </Typography>
        </Box>
      </Flex>
    </Flex>
  );
}

/** Kind by kind, closed while there are several: the counts come first. */
function Kinds({ groups }: { groups: Group[] }) {
  const [first, ...others] = groups;
  return (
    <Accordion.Root
      size="S"
      {...(others.length === 0 && first?.label && { defaultValue: first.label })}
    >
      {groups.map((group) => (
        <Accordion.Item key={group.label} value={group.label ?? ''}>
          <Accordion.Header>
            <Accordion.Trigger>{group.label}</Accordion.Trigger>
            <Accordion.Actions>
              <Badge>{numeral(group.count)}</Badge>
            </Accordion.Actions>
          </Accordion.Header>
          <Accordion.Content>
            <FindingList group={group} />
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
