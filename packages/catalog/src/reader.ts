import type { Issue } from './issue.ts';
import type { CatalogueFile, Path } from './source.ts';

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads typed fields out of one source and gathers every fault on the way instead of stopping at the first. */
export class Reader {
  readonly source: CatalogueFile;
  readonly issues: Issue[];

  constructor(source: CatalogueFile, issues: Issue[]) {
    this.source = source;
    this.issues = issues;
  }

  fault(path: Path, message: string): void {
    this.issues.push(this.source.issue(path, message));
  }

  fields(value: unknown, path: Path): Fields {
    if (isFields(value)) return value;
    this.fault(path, 'a map of fields is expected');
    return {};
  }

  list(value: unknown, path: Path): readonly unknown[] {
    if (Array.isArray(value)) return value;
    this.fault(path, value === undefined ? 'missing list' : 'a list is expected');
    return [];
  }

  text(fields: Fields, path: Path): string {
    const value = fields[String(path.at(-1))];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    this.fault(path, value === undefined ? 'missing text' : 'a text is expected, and not an empty one');
    return '';
  }

  optionalText(fields: Fields, path: Path): string | undefined {
    return fields[String(path.at(-1))] === undefined ? undefined : this.text(fields, path);
  }

  only(fields: Fields, path: Path, known: readonly string[]): void {
    for (const name of Object.keys(fields)) {
      if (!known.includes(name)) this.fault([...path, name], `unknown field (known: ${known.join(', ')})`);
    }
  }
}
