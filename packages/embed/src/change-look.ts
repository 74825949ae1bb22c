import { type Look, partnerMessage, readMessage } from "@ats/core/embed/messages";
import type { Appearance } from "./options.ts";

/** Returns the look with the changes. Throws where one has a wrong value. */
export function changeLook(
  look: Look,
  { theme: { mode, density, tokens } = {}, locale, direction }: Appearance,
): Look {
  const changed = {
    ...look,
    ...(mode && { theme: mode }),
    ...(density && { density }),
    ...(tokens && { tokens }),
    ...(locale && { locale }),
    ...(direction && { direction }),
  };
  if (!readMessage(partnerMessage, { type: "look", look: changed }))
    throw new TypeError(
      `theme, locale or direction has a wrong value: ${JSON.stringify(changed)}. mode is light, dark or system, density comfortable or compact, tokens have names such as --ats-color-accent and load no files, locale is a language tag such as en-GB, and direction is ltr or rtl.`,
    );
  return changed;
}
