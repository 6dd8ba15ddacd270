interface IconProps {
  readonly path: string;
  readonly class?: string;
}

/** A picture of game-icons.net; the word beside it says what it means. */
export const Icon = ({ path, class: name }: IconProps) => (
  <svg class={name === undefined ? 'icon' : `icon ${name}`} viewBox="0 0 512 512" aria-hidden="true">
    <path fill-rule="evenodd" d={path} />
  </svg>
);
