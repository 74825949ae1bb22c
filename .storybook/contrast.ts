import { setTheme } from "@ats/ui/theme";
import { checkNewLooks } from "./looks.ts";

type Theme = "light" | "dark";

/** Checks contrast in both themes. */
export async function contrastInBothThemes(theme: Theme = "light") {
  if (!(await checkNewLooks())) return;
  setTheme({ theme: theme === "dark" ? "light" : "dark" });
  try {
    await checkNewLooks();
  } finally {
    setTheme({ theme });
  }
}
