/** An address that, where it must be broken, is broken where one reads it: after the name, before the host. */
export function Email({ address }: { address: string }) {
  const [name, host] = address.split('@');
  if (!host) return address;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
