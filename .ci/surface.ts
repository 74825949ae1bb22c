import { writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { doorsOf, homeOf, published } from "../published/packages.ts";

export const reportOf = (name: string) => join(homeOf(name), "surface.md");

/** Files that it has read need not be read again. */
let before: ts.Program | undefined;

/** All exports of a package by door: a change to one of them may break its users. */
export function surface(name: string): string {
  const home = homeOf(name);
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(home, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    home,
  );
  const doors = doorsOf(name);
  const program = ts.createProgram(
    doors.map(({ source }) => join(home, source)),
    options,
    undefined,
    before,
  );
  before = program;
  const checker = program.getTypeChecker();
  const sections = doors.map(({ name: door, source }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(home, source))!);
    const exports = module ? checker.getExportsOfModule(module) : [];
    const lines = exports.map((symbol) => describe(checker, symbol)).toSorted();
    return lines.length && `## ${door}\n\n\`\`\`ts\n${lines.join("\n")}\n\`\`\`\n`;
  });
  const intro = `# What @ats/${name} offers

Made by \`npm run docs:update\`; a test fails when it is stale. A line that changes or goes may break who builds on the package: it needs a changeset.
`;
  return [intro, ...sections.filter(Boolean)].join("\n");
}

/** Long types are truncated; OpenAPI shows endpoints in full. */
const flags =
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrayAsGenericType;

function describe(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const isType = !(symbol.flags & ts.SymbolFlags.Value);
  if (!isType) return `${exported.name}: ${valueType(checker, checker.getTypeOfSymbol(symbol))}`;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const hasMembers = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  return hasMembers && checker.getPropertiesOfType(type).length
    ? `type ${exported.name} = {\n${membersOf(checker, type)}\n}`
    : `type ${exported.name} = ${textOf(checker, type, ts.TypeFormatFlags.InTypeAlias)}`;
}

/** Sorts the members of a union, which the compiler lists in the order it met them. */
const textOf = (checker: ts.TypeChecker, type: ts.Type, more = 0) =>
  checker
    .typeToString(type, undefined, flags | more)
    .replace(/^(Endpoint|Zod\w+)<.*$/s, "$1")
    .replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(" | ").toSorted().join(" | "));

function membersOf(checker: ts.TypeChecker, type: ts.Type): string {
  const open = checker
    .getIndexInfosOfType(type)
    .map((index) => `  [${textOf(checker, index.keyType)}]: ${textOf(checker, index.type)};`);
  const named = checker
    .getPropertiesOfType(type)
    .map((property) => {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const text = textOf(checker, checker.getTypeOfSymbol(property));
      // The compiler's numbers in symbol names depend on the files it has read, so they are
      // removed.
      const name = property.name.replace(/^__@(\w+)@\d+$/, "[Symbol.$1]");
      return `  ${name}${isOptional ? "?" : ""}: ${isOptional ? text.replace(/ \| undefined$/, "") : text};`;
    })
    .toSorted();
  return [...named, ...open].join("\n");
}

/** A function type without parameter names, which are not part of its contract. */
function valueType(checker: ts.TypeChecker, type: ts.Type): string {
  const signatures = type.getCallSignatures();
  if (signatures.length === 0) return textOf(checker, type);
  return signatures
    .map((signature) => {
      const takes = signature.parameters.map((parameter) =>
        textOf(checker, checker.getTypeOfSymbol(parameter)),
      );
      return `(${takes.join(", ")}) => ${textOf(checker, signature.getReturnType())}`;
    })
    .join(" & ");
}

if (import.meta.main) for (const name of published) writeFileSync(reportOf(name), surface(name));
