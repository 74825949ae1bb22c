import { getMergeValues } from "@ats/core/messages/contract";
import { mergeMarkup } from "@ats/core/templates/merge-tags";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { useCan } from "../session/session.tsx";
import { useReadTemplate, useReadTemplateFile, useTemplateChoices } from "./queries.ts";
import { templatesTexts } from "./texts.ts";

interface DocumentTemplateChoiceProps {
  applicationId: number;
  onChoose(document: { title: string; text: string; template_id: number }, pdf?: File): void;
}

/** Starts a document from a company template. Tags without a value stay visible. */
export default function DocumentTemplateChoice({
  applicationId,
  onChoose,
}: DocumentTemplateChoiceProps) {
  const say = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const read = useReadTemplate();
  const readFile = useReadTemplateFile();
  const { data } = useTemplateChoices(useCan("VIEW_TEMPLATES"));
  const templates = data?.records.filter(({ kind }) => kind === "document") ?? [];
  const { data: values } = useEndpoint(
    getMergeValues,
    { params: { id: applicationId } },
    { enabled: templates.length > 0 },
  );
  if (templates.length === 0 || !values) return null;
  return (
    <Select
      label={say(templatesTexts.startFrom)}
      description={say(templatesTexts.startFromHint)}
      value={chosen}
      onChange={async (id) => {
        setChosen(id);
        const template = await read(Number(id));
        if (!template) return;
        const { name: title, body, files } = template;
        const text = cleanRichText(mergeMarkup(body, values).text);
        const [file] = files;
        const pdf = file && (await readFile(template.id, file));
        onChoose({ title, text, template_id: template.id }, pdf);
      }}
      options={templates.map(({ id, name }) => ({ id: String(id), label: name }))}
    />
  );
}
