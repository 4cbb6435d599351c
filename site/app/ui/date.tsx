type Props = { instant: string; children: string; className?: string };

/** A date in words, with the instant for machines. */
export function DateText({ instant, children, className }: Props) {
  return (
    <time dateTime={instant} {...(className && { className })}>
      {children}
    </time>
  );
}
