import { texts } from "@ats/ui/texts";

export const agencyEditTexts = texts("agencies.edit", { since: "On record since {date}" });
