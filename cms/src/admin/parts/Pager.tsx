import { Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowLineLeft, ArrowLineRight, ChevronLeft, ChevronRight } from '@strapi/icons';
import { numeral } from './words';

type Props = {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  label: string;
  noun: string;
};

/** Strapi's own pagination keeps the page in the address; these lists have none to come back to. */
export function Pager({ page, pageSize, total, onPage, label, noun }: Props) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  const first = (page - 1) * pageSize + 1;
  const span = `${numeral(first)} à ${numeral(Math.min(total, page * pageSize))}`;
  return (
    <Flex
      tag="nav"
      aria-label={label}
      justifyContent="space-between"
      wrap="wrap"
      gap={4}
      paddingTop={4}
    >
      <Typography textColor="neutral600" aria-live="polite">
        {`${noun} ${span} sur ${numeral(total)}`}
      </Typography>
      <Flex gap={1}>
        <IconButton label="Première page" disabled={page === 1} onClick={() => onPage(1)}>
          <ArrowLineLeft />
        </IconButton>
        <IconButton label="Page précédente" disabled={page === 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label="Page suivante" disabled={page === last} onClick={() => onPage(page + 1)}>
          <ChevronRight />
        </IconButton>
        <IconButton label="Dernière page" disabled={page === last} onClick={() => onPage(last)}>
          <ArrowLineRight />
        </IconButton>
      </Flex>
    </Flex>
  );
}
