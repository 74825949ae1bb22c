import { ratingLabels } from "@ats/core/applications/scorecard";
import { texts } from "@ats/ui/texts";

export const ratingTexts = texts("applications.scorecardRatings", ratingLabels);
