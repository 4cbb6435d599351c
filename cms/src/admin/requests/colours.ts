import { styled } from 'styled-components';
import type { Action } from '../../visitor-requests/words';

/** The more it binds, the more it shows; each stands out from the page. */
export const COLOURS = {
  brochure: 'neutral500',
  contact: 'primary500',
  registration: 'primary700',
} as const satisfies Record<Action, string>;

export const Swatch = styled.span<{ $action: Action }>`
  display: inline-block;
  width: 1rem;
  height: 1rem;
  margin-inline-end: ${({ theme }) => theme.spaces[2]};
  border-radius: 2px;
  background: ${({ theme, $action }) => theme.colors[COLOURS[$action]]};
`;
