export const Setup = (_: { readonly system: string }) => null;
