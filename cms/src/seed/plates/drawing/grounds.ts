export type GroundName = 'paper' | 'mist' | 'survey' | 'ink';

export type Ground = {
  ground: string;
  /** Contours, hachures, coasts. */
  line: string;
  figure: string;
  /** The one station the plate is about. */
  station: string;
};

/** The inks of a plate of the demo school. */
export const GROUNDS: Record<GroundName, Ground> = {
  paper: { ground: '#fbf8f1', line: '#10203f', figure: '#1f4fd8', station: '#d8401f' },
  mist: { ground: '#e6ebf2', line: '#10203f', figure: '#1f4fd8', station: '#d8401f' },
  survey: { ground: '#1f4fd8', line: '#fbf8f1', figure: '#fbf8f1', station: '#fbf8f1' },
  ink: { ground: '#10203f', line: '#fbf8f1', figure: '#e9c877', station: '#f0613f' },
};

/** Those of a plate on a school's own paper, as its theme in the site has them. */
export function inksOf(theme: string): Ground {
  const colour = (name: string) => {
    const found = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
    if (!found) throw new Error(`The theme has no colour ${name}.`);
    return found;
  };
  return {
    ground: colour('paper'),
    line: colour('ink'),
    figure: colour('survey'),
    station: colour('vermilion'),
  };
}
