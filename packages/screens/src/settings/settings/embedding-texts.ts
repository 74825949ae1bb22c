import { texts } from "@ats/ui/texts";

export const embeddingTexts = texts("settings.embedding", {
  embedding: "Embedding",
  embeddingSaved: "Embedding saved",
  thisSettingWas: "This setting was",
  allowEmbedding: "Let a partner embed our pages",
  embeddingHint: "Only that site can, and it never shows another company’s pages.",
  partnerAddress: "Address of the partner’s page",
  partnerAddressHint:
    "Such as https://portal.example/recruitment. Every page of that site can embed ours.",
  careers: "Careers pages",
  careersNotLoaded: "The careers pages could not be loaded",
  careersSaved: "Careers pages saved",
  allowCareers: "Let other sites show our careers pages",
  careersHint: "Your own site, for example. Applicants can apply there.",
  careersSites: "Addresses of the sites",
  careersSitesHint:
    "One per line, such as https://www.northgate.example. Every page of that site can show them.",
  careersAddress: "Address to embed",
  careersAddressHint: "The list of your vacancies.",
  careersCode: "Code for the page",
  careersCodeHint: "Paste it where the vacancies should appear.",
  vacanciesAt: "Vacancies at {company}",
  copyCode: "Copy code",
  codeCopied: "Code copied",
  codeNotCopied: "The code could not be copied. Select it and copy it yourself.",
});
