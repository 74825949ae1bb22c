import type { Language } from "@ats/core/languages/language";
import { languages, pathIn } from "@ats/core/languages/languages";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { useTexts } from "@ats/ui/texts";
import { use } from "react";
import { LanguageContext } from "./Languages.tsx";
import { languageTexts } from "./texts.ts";

/** Shows the page in another language, without losing what was typed. */
export function LanguageChoice({ path }: { path: string }) {
  const say = useTexts();
  const context = use(LanguageContext);
  if (!context) return null;
  const { chosen, choose } = context;
  return (
    <ToggleButtonGroup
      label={say(languageTexts.language)}
      value={chosen}
      onChange={(next) => choose(next, pathIn(next, path))}
      options={(Object.keys(languages) as Language[]).map((id) => ({
        id,
        label: languages[id].name,
        lang: id,
      }))}
    />
  );
}
