// What the tests, which are TypeScript, see of the checks.
export const CHECKS: Readonly<Record<string, unknown>>;
export function run(
  root: string,
  names: readonly string[],
  how?: { readonly list?: boolean },
): { files: number; findings: string[]; warnings: string[]; notes: string[] };
