import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { canTransition } from './link';
import { addressOf } from './query-form';

type Props = { to: string; className?: string; children: ReactNode };

/** A form that leads to another page by the query of its address: what is not filled in is not in it. */
export function AddressForm({ to, className, children }: Props) {
  const navigate = useNavigate();
  return (
    <form
      method="get"
      action={to}
      {...(className && { className })}
      onSubmit={(event) => {
        event.preventDefault();
        const address = addressOf(to, new FormData(event.currentTarget));
        void navigate(address, { viewTransition: canTransition() });
      }}
    >
      {children}
    </form>
  );
}
