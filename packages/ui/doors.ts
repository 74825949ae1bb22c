import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const src = join(import.meta.dirname, "src");

/** The names after `@ats/ui/`: each folder with a module of the same name. */
export const doors = readdirSync(src).filter((name) => existsSync(join(src, name, `${name}.tsx`)));
