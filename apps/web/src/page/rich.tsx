/** Text whose ordinals are raised: `1^re^`. */
export const Rich = ({ text }: { readonly text: string }) => (
  <>{text.split('^').map((part, i) => (i % 2 === 1 ? <sup key={part}>{part}</sup> : part))}</>
);
