export const Sign = ({ path }: { readonly path: string }) => (
  <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
);
