import { type ComponentType, type FunctionComponent, use } from 'react';
import { Island } from './island';
import { part } from './parts';

/**
 * A component whose code comes after the first sign of a visitor. The server draws it whole; the browser leaves what the
 * server drew as it is until the code is there (decision 0057).
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const made = part(load);
  function Later(props: Props) {
    if (!made.code) use(made.ready);
    const { code: Code } = made;
    return Code && <Code {...props} />;
  }
  return (props) => (
    <Island>
      <Later {...props} />
    </Island>
  );
}
