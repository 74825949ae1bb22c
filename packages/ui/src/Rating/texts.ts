import { texts } from "../texts/texts.tsx";

export const ratingTexts = texts("ui.rating", {
  rating: "{value} of {max} stars",
  noRating: "Not rated",
  clearRating: "Clear rating",
});
