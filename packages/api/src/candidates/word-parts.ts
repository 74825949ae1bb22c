import { scanMarkup } from "./scan-markup.ts";
import { type Entry, textOf } from "./unpacked-size.ts";

/** A relationship of a part to another one, or to an address outside the document. */
export interface Relationship {
  id: string;
  type: string;
  target: string;
  part: Entry | undefined;
}

/** Finds the document's own part, by relationship, or else under its usual name. */
export async function mainPartOf(entries: readonly Entry[]): Promise<Entry | undefined> {
  const ofPackage = await relationshipsOf(entries, "");
  const related = ofPackage.find(({ type }) => type.endsWith("/officeDocument"))?.part;
  const main = related ?? partAt(entries, "word/document.xml");
  return main && (await isWordDocument(main)) ? main : undefined;
}

async function isWordDocument(part: Entry): Promise<boolean> {
  const [, name] = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(await textOf(part)) ?? [];
  return name === "document";
}

/** Names of parts are the same in capital and small letters. */
const partAt = (entries: readonly Entry[], name: string) =>
  entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());

/** Lists the relationships of a part, or of the whole package, whose name is empty. */
export async function relationshipsOf(
  entries: readonly Entry[],
  name: string,
): Promise<Relationship[]> {
  const folder = name.slice(0, name.lastIndexOf("/") + 1);
  const listed = partAt(entries, `${folder}_rels/${name.slice(folder.length)}.rels`);
  if (!listed) return [];
  const found: Relationship[] = [];
  scanMarkup(await textOf(listed), "xml", {
    open(tag, attribute) {
      if (tag !== "Relationship") return;
      const [id = "", type = "", target = ""] = ["Id", "Type", "Target"].map(attribute);
      const isInside = attribute("TargetMode") !== "External";
      const part = isInside ? partAt(entries, nameOf(folder, target)) : undefined;
      found.push({ id, type, target, part });
    },
    text() {},
    close() {},
  });
  return found;
}

/** Resolves a target against the folder of the part that names it. */
function nameOf(folder: string, target: string): string {
  const address = URL.parse(target.replaceAll("\\", "/"), `file:///${folder}`);
  try {
    return decodeURIComponent(address?.pathname.slice(1) ?? "");
  } catch {
    return target;
  }
}
