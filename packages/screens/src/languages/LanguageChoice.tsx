import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { useTexts } from "@ats/ui/texts";
import { use } from "react";
import { LanguageContext } from "./Languages.tsx";
import { type Language, languages, pathIn } from "./language.ts";
import { languageTexts } from "./texts.ts";

/** Shows the page in another language, without losing what was typed. */
export function LanguageChoice({ path }: { path: string }) {
  const say = useTexts();
  const context = use(LanguageContext);
  if (!context) return null;
  const { language, choose } = context;
  return (
    <ToggleButtonGroup
      label={say(languageTexts.language)}
      value={language}
      onChange={(chosen) => choose(chosen, pathIn(chosen, path))}
      options={(Object.keys(languages) as Language[]).map((id) => ({
        id,
        label: languages[id].name,
        lang: id,
      }))}
    />
  );
}
