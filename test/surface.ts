/** What the library exports, as the compiler sees it: every entry of `package.json`, its names, their documentation. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** The entries from which others import, by their names in `package.json`. */
export const ENTRIES: { readonly [entry: string]: string } = Object.fromEntries(
  Object.entries<{ types?: string }>(JSON.parse(readFileSync('package.json', 'utf8')).exports).flatMap(
    ([entry, { types }]) => {
      const file = types?.replace(/^\.\/dist\/(.*)\.d\.ts$/, 'src/$1.ts');
      return file === undefined ? [] : [[entry.replace(/^\./, 'instead'), file]];
    },
  ),
);

/** Something that an entry exports. */
export interface Exported {
  readonly entry: string;
  readonly name: string;
  readonly is: 'function' | 'class' | 'value' | 'type';
  readonly documentation: string;
  readonly examples: number;
  /** Types of the project that its declaration names and no entry exports. */
  readonly unnamed: readonly string[];
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
);

/** Everything that the entries export, each once. */
export function exportedNames(): Exported[] {
  const program = ts.createProgram(Object.values(ENTRIES), options);
  const checker = program.getTypeChecker();
  const meant = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const found = new Map<ts.Symbol, { entry: string; name: string }>();
  for (const [entry, file] of Object.entries(ENTRIES)) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : [])
      if (!found.has(meant(symbol))) found.set(meant(symbol), { entry, name: symbol.name });
  }
  const isOwn = (symbol: ts.Symbol): boolean => {
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
    return relative('src', file).startsWith('..') === false && !(symbol.flags & ts.SymbolFlags.TypeParameter);
  };
  const named = (node: ts.Node): string[] => {
    if (ts.isBlock(node) || isInternal(node)) return [];
    const names: string[] = [];
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : null;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (symbol && isOwn(meant(symbol)) && !found.has(meant(symbol))) names.push(meant(symbol).name);
    ts.forEachChild(node, (child) => {
      names.push(...named(child));
    });
    return names;
  };
  return [...found].map(([symbol, { entry, name }]) => ({
    entry,
    name,
    is: kindOf(symbol),
    documentation: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    examples: symbol.getJsDocTags(checker).filter((tag) => tag.name === 'example').length,
    unnamed: [...new Set((symbol.declarations ?? []).filter(isOpen).flatMap(named))],
  }));
}

/** Left out of the types that are published. */
function isInternal(node: ts.Node): boolean {
  return (
    ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal') ||
    (ts.canHaveModifiers(node) &&
      (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))
  );
}

/** The members of a union are told by their parts, and need no names; what the rules or a language are made of neither. */
function isOpen(node: ts.Node): boolean {
  return !ts.isTypeAliasDeclaration(node);
}

function kindOf({ flags }: ts.Symbol): Exported['is'] {
  if (flags & ts.SymbolFlags.Function) return 'function';
  if (flags & ts.SymbolFlags.Class) return 'class';
  return flags & ts.SymbolFlags.Variable ? 'value' : 'type';
}

/** An example of a documentation comment that has lines of its own: what is run, and what must come of each line. */
export interface Example {
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

/** The examples of the project's own documentation. */
export function examples(): Example[] {
  return readdirSync('src', { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const file = join('src', name);
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/^( *)\* @example\n((?:\1\*(?! @)(?:[^/\n].*)?\n)+)/gm)].map(
        ({ index, 2: block = '' }) => ({
          file,
          line: text.slice(0, index).split('\n').length,
          code: block.replace(/^ *\* ?/gm, '').trimEnd(),
        }),
      );
    });
}

/** What every example can speak of: the first lines of the library's own documentation. */
export function beginning(): string {
  const [, block = ''] =
    /Examples go on from here:\n \*\n \* ```ts\n([\s\S]*?) \* ```/.exec(
      readFileSync('src/index.ts', 'utf8'),
    ) ?? [];
  return block.replace(/^ \* ?/gm, '').replace(/^import .*\n/gm, '');
}

/** An example as statements: `a; // => b` compares, `a; // throws code` expects that. */
export function asserting(code: string): string {
  return code
    .split('\n')
    .map((line) =>
      line
        .replace(/^(.+?);? \/\/ => (.+)$/, 'same((await ($1)), ($2));')
        .replace(/^(.+?);? \/\/ throws (\S+)$/, "await throws(async () => ($1), '$2');"),
    )
    .join('\n');
}

/** What is wrong with the types of pieces of code, each with the names of the library. */
export function typeErrors(pieces: readonly { readonly name: string; readonly code: string }[]): string[] {
  const file = join(process.cwd(), 'test', 'surface.examples.ts');
  const text = pieces.map(({ code }) => code).join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : getSourceFile.call(host, name, version);
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.readFile = (name) => (name === file ? text : readFile.call(host, name));
  const program = ts.createProgram([file], { ...options, noImplicitReturns: false }, host);
  const source = program.getSourceFile(file);
  return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
    const before = text.slice(0, start);
    const piece = pieces.findLast(({ name }) => before.includes(`/* ${name} */`));
    const { line } = source?.getLineAndCharacterOfPosition(start) ?? { line: 0 };
    return `${piece?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} — ${text.split('\n')[line]?.trim()}`;
  });
}
