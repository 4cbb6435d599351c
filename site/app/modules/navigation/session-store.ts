/** What the tab remembers under a name. A browser that refuses to keep anything throws as soon as it is asked. */
export type SessionStore = {
  read: () => string | null;
  /** Whether it could be kept. */
  write: (value: string) => boolean;
};

type Place = Pick<Storage, 'getItem' | 'setItem'>;

export function sessionStore(
  name: string,
  storage: () => Place = () => window.sessionStorage,
): SessionStore {
  return {
    read: () => {
      try {
        return storage().getItem(name);
      } catch {
        return null;
      }
    },
    write: (value) => {
      try {
        storage().setItem(name, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}
