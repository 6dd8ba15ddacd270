import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** @typedef {{ checker: ts.TypeChecker, sources: { file: string, source: ts.SourceFile }[] }} Checked */

/**
 * The files of the root tsconfig.json under the type checker. TypeScript 6 gives it: version 7 has no such API.
 * @param {string} root
 * @returns {Checked}
 */
export function openProgram(root) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), { noEmit: true }, host);
  if (!parsed) throw new Error('tsconfig.json cannot be read');
  for (const error of parsed.errors) fail(error);
  const program = ts.createProgram({ rootNames: parsed.fileNames, options: parsed.options });
  const sources = program
    .getSourceFiles()
    .map((source) => ({ file: relative(root, source.fileName).split(sep).join('/'), source }))
    .filter(
      ({ file, source }) => !source.isDeclarationFile && !file.startsWith('..') && !file.includes('node_modules/'),
    );
  return { checker: program.getTypeChecker(), sources };
}

/** @param {ts.Diagnostic} diagnostic */
function fail(diagnostic) {
  throw new Error(`tsconfig.json: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`);
}
