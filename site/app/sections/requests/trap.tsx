import { TRAP, useRequestWords } from '../../modules/requests';

/** What programs fill in and people never meet: neither seen, nor heard, nor reached by a key. */
export function Trap() {
  const requests = useRequestWords();
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {requests.trap}
        <input
          type="text"
          name={TRAP}
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
          className="sr-only"
        />
      </label>
    </div>
  );
}
