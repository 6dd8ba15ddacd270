import { isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { type Lang, schemaWords } from './schema-words.ts';
import { isOvergrown, scanYaml, spreadOf, type YamlExcess } from './yaml-excess.ts';
import { yamlWords } from './yaml-words.ts';

export type Path = readonly (string | number)[];

/** Something wrong in a file of content, where its author can find it. */
export interface Issue {
  readonly file: string;
  readonly line: number;
  readonly col: number;
  readonly path: string;
  readonly message: string;
}

/** A YAML text that remembers where each of its values stands. */
export interface YamlFile {
  readonly file: string;
  readonly value: unknown;
  /** What makes it no YAML at all. */
  readonly issues: readonly Issue[];
  issueAt(path: Path, message: string): Issue;
}

export function readYaml(text: string, file: string, lang: Lang = 'en'): YamlFile {
  const { excess, alias } = scanYaml(text);
  return excess ? refusedYaml({ text, file, lang }, excess) : parsedYaml({ text, file, lang }, alias);
}

interface Source {
  readonly text: string;
  readonly file: string;
  readonly lang: Lang;
}

/** A text that is too much to be parsed: what is wrong stands nowhere else in it. */
function refusedYaml({ text, file, lang }: Source, { of, offset }: YamlExcess): YamlFile {
  const before = text.slice(0, offset);
  const place = { line: before.split('\n').length, col: offset - before.lastIndexOf('\n') };
  const issueAt = (path: Path, message: string): Issue => ({ file, ...place, path: path.join('.'), message });
  const why = schemaWords[lang].noYaml(yamlWords[lang].excess[of]);
  return { file, value: undefined, issues: [issueAt([], why)], issueAt };
}

function parsedYaml({ text, file, lang }: Source, firstAlias: number | undefined): YamlFile {
  const [said, why] = [schemaWords[lang], yamlWords[lang]];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placed = (offset: number): { line: number; col: number } => lines.linePos(offset);
  const refusal = (offset: number, message: string): Issue => ({
    file,
    ...placed(offset),
    path: '',
    message: said.noYaml(message),
  });
  const issues: Issue[] = document.errors.map(({ pos, code, message }) => refusal(pos[0], why.fault(code, message)));
  if (issues.length === 0) {
    visit(document, {
      Alias: (_, node) => {
        if (!node.resolve(document)) issues.push(refusal(node.range?.[0] ?? 0, why.unknownAlias(node.source)));
      },
    });
  }

  // A value that is missing has no place: its nearest existing parent is shown instead.
  const place = (path: Path): { line: number; col: number } => {
    for (let length = path.length; length > 0; length--) {
      const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const last = path[length - 1];
      const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === last);
      const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return placed(node.range[0]);
    }
    return { line: 1, col: 1 };
  };

  const value = issues.length === 0 ? valueIn(document) : undefined;
  if (value === ENDLESS) issues.push(refusal(firstAlias ?? 0, why.endless));
  return {
    file,
    value: issues.length > 0 ? undefined : value,
    issues,
    issueAt: (path, message) => ({ file, ...place(path), path: path.join('.'), message }),
  };
}

const ENDLESS = Symbol('endless');

/** What a document says. Aliases alone can make it more than was written. */
function valueIn(document: ReturnType<typeof parseDocument>): unknown {
  try {
    const value: unknown = document.toJS();
    return isOvergrown(spreadOf(value)) ? ENDLESS : value;
  } catch {
    return ENDLESS;
  }
}
