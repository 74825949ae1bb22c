import { texts } from "../texts/texts.tsx";

export const fileFieldTexts = texts("ui.fileField", {
  chooseFiles: "Choose files",
  chooseFile: "Choose a file",
  dropFiles: "or drop here",
  fileType: "{name} was not added: it is not {types}. Save it as {types}, then choose it again.",
  fileTooLarge:
    "{name} was not added: it is larger than {max}. Make it smaller, then choose it again.",
  fileEmpty: "{name} was not added: it is empty. Save it again, then choose it.",
});
