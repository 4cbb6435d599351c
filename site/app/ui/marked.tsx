type Props = { pieces: { text: string; hit: boolean }[] };

/** A text with what was looked for underlined, as with a highlighter. */
export function Marked({ pieces }: Props) {
  return pieces.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is where it stands
      <mark key={index} className="mark">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
