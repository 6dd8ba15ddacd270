const RED = /([♥♦]+)/;

/** Text whose red suits are red, as on the cards. */
export const Suited = ({ text }: { readonly text: string }) => (
  <>
    {text.split(RED).map((part, i) =>
      i % 2 === 1 ? (
        <span key={i} class="red-suit">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
