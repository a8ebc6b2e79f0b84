// Prints where boards take a text apart: `node tools/parsing.mjs FOLDER…` gives [{file, line, what}, …] for their scripts and templates.
// A board reads typed fields. What it would have to find out from notation, from a label or from a sentence, its game should send.
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte2tsx } from 'svelte2tsx';
import ts from 'typescript';

const READERS = new Set([
  'at',
  'charAt',
  'charCodeAt',
  'codePointAt',
  'endsWith',
  'exec',
  'includes',
  'indexOf',
  'lastIndexOf',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'slice',
  'split',
  'startsWith',
  'substr',
  'substring',
  'test',
]);
/** The parts of a sentence: a board has it said whole. */
const SENTENCE = new Set(['code', 'args']);
const WEB = fileURLToPath(new URL('..', import.meta.url));
const SHIMS = ['svelte-shims-v4.d.ts', 'svelte-jsx-v4.d.ts'].map((name) => join(WEB, 'node_modules/svelte2tsx', name));

/** The source maps of components, by the name under which TypeScript sees each: Board.svelte is Board.svelte.tsx. */
const maps = new Map();

function programOf(sources) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(WEB, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    WEB,
  );
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const component = (name) =>
    name.endsWith('.svelte.tsx') && !fileExists(name) ? name.slice(0, -'.tsx'.length) : null;
  host.fileExists = (name) => fileExists(component(name) ?? name);
  host.readFile = (name) => (component(name) ? typescriptOf(component(name), name) : readFile(name));
  host.getSourceFile = (name, version) => {
    const text = host.readFile(name);
    return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
  };
  return ts.createProgram([...SHIMS, ...sources.map(asSeen)], options, host);
}

const asSeen = (file) => (file.endsWith('.svelte') ? `${file}.tsx` : file);

function typescriptOf(file, name) {
  const { code, map } = svelte2tsx(readFileSync(file, 'utf8'), { filename: file, isTsFile: true, mode: 'ts' });
  maps.set(name, new SourceMap(map));
  return code;
}

/** What of a syntax tree takes a text apart. */
function* offences(node, checker) {
  const what = offence(node, checker);
  if (what) yield { node, what };
  for (const child of node.getChildren()) yield* offences(child, checker);
}

function offence(node, checker) {
  const isText = (inner) => isTextual(checker.getTypeAtLocation(inner), checker);
  if (ts.isRegularExpressionLiteral(node) || (ts.isIdentifier(node) && node.text === 'RegExp')) return 'RegExp';
  if (SENTENCE.has(nameRead(node))) return `.${nameRead(node)}`;
  if (ts.isPropertyAccessExpression(node) && READERS.has(node.name.text) && isText(node.expression))
    return `.${node.name.text}`;
  if (ts.isElementAccessExpression(node) && isText(node.expression)) return '[]';
  return null;
}

/** The field that is read here: `said.code`, `said['code']`, `{ code } = said`. */
function nameRead(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : null;
  return ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)
    ? (node.propertyName ?? node.name).getText()
    : null;
}

/** Whether a value may be a text, a pattern for texts, or what nobody knows. */
function isTextual(type, checker) {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.StringLike)) return true;
  if (type.isUnionOrIntersection()) return type.types.some((part) => isTextual(part, checker));
  const base = type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : null;
  return type.symbol?.name === 'RegExp' || (base ? isTextual(base, checker) : false);
}

function lineOf(file, node) {
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return 1 + (maps.get(file.fileName)?.findEntry(line, character).originalLine ?? line);
}

const sources = process.argv
  .slice(2)
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .sort()
      .map((name) => join(folder, name)),
  )
  .filter((file) => file.endsWith('.svelte') || file.endsWith('.ts'));
const program = programOf(sources);
const found = sources.flatMap((file) => {
  const tree = program.getSourceFile(asSeen(file));
  return [...offences(tree, program.getTypeChecker())].map(({ node, what }) => ({
    file,
    line: lineOf(tree, node),
    what,
  }));
});
process.stdout.write(JSON.stringify(found));
