import type { MouseEvent, MouseEventHandler } from 'react';

/** Invoker Commands: what a button does to a dialog by itself. React's types do not know them yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

/** What a click does where the browser does not follow its button's command. */
export function withoutCommands(act: () => void): MouseEventHandler<HTMLButtonElement> {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!('command' in currentTarget)) act();
  };
}
