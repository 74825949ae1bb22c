import type { Text } from "@ats/ui/texts";
import type { ScreenName, ScreenRoute } from "./screen.ts";
import { titles } from "./titles.ts";

export const titleOf = ({ name, title = titles[name as ScreenName] }: ScreenRoute): Text => title;
