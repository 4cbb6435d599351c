import { NO_ANSWERS, useRequestWords } from '../../modules/requests';
import { ListHeader } from '../../sections/list-header';
import { NoCourses } from '../../sections/requests/no-courses';
import { RequestForm } from '../../sections/requests/request-form';
import type { Route } from './+types/form';

export function RequestRoute({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { action, choice, token } = loaderData;
  const requests = useRequestWords();
  const { title, lead } = requests.actions[action];
  const { core, datas } = matches[0].loaderData;
  const shown = {
    choice,
    token,
    answers: { ...NO_ANSWERS, course: choice.course, campus: choice.campus },
    faults: choice.faults,
  };
  return (
    <>
      <ListHeader title={title} lead={lead} />
      {choice.courses.length === 0 ? (
        <NoCourses />
      ) : (
        <RequestForm
          key={`${action} ${choice.course} ${choice.campus}`}
          {...{
            action,
            shown,
            network: datas.network,
            dataProtection: core.settings.dataProtection,
          }}
          returned={actionData}
        />
      )}
    </>
  );
}
