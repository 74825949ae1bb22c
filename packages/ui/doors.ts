import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const src = join(import.meta.dirname, "src");

/** The names after `@ats/ui/`: one folder with a module of its name is one door. */
export const doors = readdirSync(src).filter((name) => existsSync(join(src, name, `${name}.tsx`)));
