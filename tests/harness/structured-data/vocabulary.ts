import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type Found, isRecord } from './graph.ts';

/** Beside the packages, so that the vocabulary is found; it is never written. */
const FILE = fileURLToPath(new URL('../../every-graph.ts', import.meta.url));
/** Of an enumeration: these are words that the types know one by one. */
const MEMBER = /^https:\/\/schema\.org\/|day$/;
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/**
 * What is no type, property or range of schema.org in these nodes, by their pages: each is a line of a program that the
 * compiler judges by the vocabulary's own types.
 */
export function vocabularyFaults(found: Found[]): string[] {
  const lines = new Map<string, string>();
  for (const { page, node } of found) {
    const line = `const _: schema.${node['@type']} = ${JSON.stringify(shapeOf(node))};`;
    if (!lines.has(line)) lines.set(line, page);
  }
  const pages = [...lines.values()];
  const source = [
    "import type * as schema from 'schema-dts';",
    // Blocks, since each is called the same.
    ...[...lines.keys()].map((line) => `{ ${line} }`),
  ].join('\n');
  return diagnose(source).map(({ line, message }) => `${message} (${pages[line - 1] ?? FILE})`);
}

function diagnose(source: string): { line: number; message: string }[] {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2024)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

/**
 * A value as far as types tell it from another: words are words, whichever they are, and of things that are alike in a list one
 * stands for all. What an action asks for is said beside its properties, and is none of them: schema.org/docs/actions.html.
 */
function shapeOf(value: unknown, property = ''): unknown {
  if (Array.isArray(value)) {
    const shapes = value.map((each) => JSON.stringify(shapeOf(each, property)));
    return [...new Set(shapes)].map((shape): unknown => JSON.parse(shape));
  }
  if (isRecord(value)) {
    const said = Object.entries(value).filter(([name]) => !name.endsWith('-input'));
    return Object.fromEntries(said.map(([name, held]) => [name, shapeOf(held, name)]));
  }
  return typeof value === 'string' && !MEMBER.test(value) && property !== '@type' ? 'words' : value;
}
