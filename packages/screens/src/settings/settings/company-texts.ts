import { texts } from "@ats/ui/texts";

export const companyTexts = texts("settings.company", {
  title: "Company",
  nameHint: "Ask support to change the name. Addresses of your careers pages contain it.",
  name: "Name",
  street: "Street",
  town: "Town or city",
  postcode: "Postcode",
  country: "Country",
  addressHint: "Search engines show it with your vacancies.",
  language: "First language of the careers pages",
  languageHint: "Visitors whose browser asks for English or Welsh get that.",
  english: "English",
  welsh: "Welsh",
  save: "Save company",
  saved: "Company saved",
  notSaved: "The company was not saved",
  theseWere: "These details were",
  notLoaded: "The company could not be loaded",
});

export const seoTexts = texts("settings.seo", {
  title: "Search engines and sharing",
  hint: "How your list of vacancies looks in search results, and when someone shares its link.",
  pageTitle: "Page title",
  pageTitleHint: "Up to {count} characters. Leave it empty for “Vacancies at {company}”.",
  description: "Description",
  descriptionHint: "Up to {count} characters, in one or two sentences.",
  picture: "Share picture",
  pictureHint:
    "Address of a picture on the web, 1200 by 630 pixels. Without one, your logo is shown.",
  preview: "Preview of the search result",
  vacanciesAt: "Vacancies at {company}",
  save: "Save",
  saved: "Search engines saved",
  notSaved: "Not saved",
  theseWere: "These settings were",
  notLoaded: "The settings could not be loaded",
});
