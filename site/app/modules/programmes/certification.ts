/** A title of the national register, as it is said and where the register describes it. */
export function rncp(code: string | null | undefined): { name: string; url: string } | null {
  const number = code?.match(/^RNCP\s?(\d+)$/)?.[1];
  if (!number) return null;
  return {
    name: `RNCP\u00a0${number}`,
    url: `https://www.francecompetences.fr/recherche/rncp/${number}/`,
  };
}
