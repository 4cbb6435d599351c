import { Thanks } from '../../sections/requests/thanks';
import type { Route } from './+types/thanks';

export function ThanksRoute({ loaderData }: Route.ComponentProps) {
  const { action, programme, campus, events } = loaderData;
  return <Thanks {...{ action, programme, campus, events }} />;
}
