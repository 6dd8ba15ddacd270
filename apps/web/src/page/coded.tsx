import { type ComponentChildren, Fragment } from 'preact';

interface CodedProps {
  readonly text: string;
  /** How each part is shown; as it is otherwise. */
  part?(text: string): ComponentChildren;
}

/** Text whose lines of notation stand between backquotes: `Agilité/Esquive 5 (Pétrifié/-)`. */
export const Coded = ({ text, part = (plain) => plain }: CodedProps) => (
  <>
    {text.split('`').map((one, i) => {
      const Tag = i % 2 === 1 ? 'code' : Fragment;
      return <Tag key={i}>{part(one)}</Tag>;
    })}
  </>
);
