import { texts } from "@ats/ui/texts";

export const brandTexts = texts("careers.brand", {
  title: "Careers brand",
  hint: "How your careers pages look to applicants.",
  logo: "Logo",
  logoHint: "PNG, JPEG, WebP or SVG. Without one, your company’s name is shown.",
  notAPicture: "This file could not be read as a picture. Choose another.",
  removeLogo: "Remove logo",
  accent: "Accent colour",
  accentHint:
    "For buttons and links. Links get a darker or lighter shade where needed to be readable.",
  font: "Font",
  fontHint: "Applicants see the nearest font that their device has.",
  preview: "Preview",
  light: "Light",
  dark: "Dark",
  sampleJob: "Care assistant",
  sampleFacts: "Leeds · Full time",
  save: "Save brand",
  saved: "Brand saved",
  notSaved: "The brand was not saved",
  brandWas: "The brand was",
  reset: "Remove brand",
  resetTitle: "Remove the brand?",
  resetHint:
    "Your careers pages will show the company’s name, a blue accent and the standard font.",
  resetDone: "Brand removed",
  notLoaded: "The brand could not be loaded",
});

export const brandFontTexts = texts("careers.brandFonts", {
  standard: "Standard",
  plain: "Plain",
  humanist: "Humanist",
  geometric: "Geometric",
  rounded: "Rounded",
  book: "Book serif",
  newspaper: "Newspaper serif",
  slab: "Slab serif",
});
