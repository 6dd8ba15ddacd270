export const Replay = (_: { readonly id: string }) => null;
