import { Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressOf, GROUPS, within } from './places.ts';

/** The way to what an editor works on most, from the first screen they see. */
export function Publish() {
  const rights = useAuth('Publish', ({ permissions }) => permissions);
  return (
    <Groups>
      {within(rights, GROUPS).map(({ title, places }) => (
        <Group key={title}>
          <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral600">
            {title}
          </Typography>
          <Places>
            {places.map((place) => (
              <li key={place.label}>
                <Place to={addressOf(place)}>{place.label}</Place>
              </li>
            ))}
          </Places>
        </Group>
      ))}
    </Groups>
  );
}

/** All of them in the height that the admin gives a card, at 1280 px: what is below it is not seen. */
const Groups = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.spaces[2]};
`;

const Group = styled.li`
  display: grid;
  grid-template-columns: 8rem 1fr;
  align-items: baseline;
`;

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.spaces[1]};
`;

const Place = styled(Link)`
  display: block;
  padding: ${({ theme }) => theme.spaces[1]} ${({ theme }) => theme.spaces[2]};
  font-size: ${({ theme }) => theme.fontSizes[1]};
  border: 1px solid ${({ theme }) => theme.colors.primary200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.primary100};
  color: ${({ theme }) => theme.colors.primary700};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;
