import { Form, useNavigation } from 'react-router';
import type { Action } from '../../modules/application';
import type { Network } from '../../modules/map';
import { useRequestWords } from '../../modules/requests';
import { Arrow } from '../../ui/arrow';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { ChoiceFields } from './choice-fields';
import { ChoiceMap } from './choice-map';
import type { Returned, Shown } from './form-state';
import { NextSteps } from './next-steps';
import { PersonFields } from './person-fields';
import { PrivacyNotice } from './privacy-notice';
import { Summary } from './summary';
import { Trap } from './trap';
import { useCourse } from './use-course';

type Props = {
  action: Action;
  /** The form as it comes. */
  shown: Shown;
  /** Nothing was sent yet, or null: no answer came. */
  returned: Returned | null | undefined;
  dataProtection: { controller: string; email: string | null };
  network: Network;
};

const GROUP = 'border-t border-ink pt-6 pb-10';

/** POP-12: the server is the only judge of what is filled in, so that all hear the same, with scripts and without. */
export function RequestForm({ action, shown, returned, dataProtection, network }: Props) {
  const requests = useRequestWords();
  const { answers, faults, token } = returned ?? shown;
  const choice = returned?.choice ?? shown.choice;
  const chosen = useCourse(choice, answers.campus);
  return (
    <div className="wrap grid gap-x-gutter gap-y-14 pb-section desk:grid-cols-12">
      <div className="min-w-0 desk:col-span-8 desk:pr-12">
        <Summary returned={returned} />
        <p className="mb-4 text-s text-ink-soft">{requests.required}</p>
        <Form method="post" noValidate className="relative">
          <input type="hidden" name="token" value={token} />
          <Trap />
          <fieldset className={GROUP}>
            <legend className="float-left mb-5 w-full title-3">{requests.choice}</legend>
            <ChoiceFields {...{ action, answers, faults, choice, chosen }} />
          </fieldset>
          <fieldset className={GROUP}>
            <legend className="float-left mb-5 w-full title-3">{requests.person}</legend>
            <PersonFields {...{ action, answers, faults }} />
          </fieldset>
          <div className={GROUP}>
            <PrivacyNotice {...dataProtection} />
            <Checkbox name="optIn" defaultChecked={answers.optIn} aria-describedby="optIn-hint">
              {requests.optIn}
            </Checkbox>
            <p id="optIn-hint" className="pl-7.5 text-xs text-ink-soft">
              {requests.optInHint}
            </p>
          </div>
          <SendButton action={action} />
        </Form>
      </div>
      <aside className="desk:col-span-4 desk:pl-4">
        <ChoiceMap network={network} chosen={chosen} />
        <NextSteps action={action} />
      </aside>
    </div>
  );
}

function SendButton({ action }: { action: Action }) {
  const requests = useRequestWords();
  const { state, formMethod } = useNavigation();
  return (
    <Button
      type="submit"
      look={action === 'registration' ? 'apply' : 'filled'}
      busy={state !== 'idle' && formMethod === 'POST'}
      wait={requests.sending}
      className="w-full sm:w-auto sm:min-w-80"
    >
      {requests.actions[action].submit} <Arrow />
    </Button>
  );
}
