import { getMergeValues } from "@ats/core/messages/contract";
import { mergeMarkup } from "@ats/core/templates/merge-tags";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { useMutation } from "@tanstack/react-query";
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
  const read = useReadTemplate();
  const readFile = useReadTemplateFile();
  /** Passes on only the last choice. */
  const choice = useMutation({
    mutationFn: async (id: string) => {
      const template = await read(Number(id));
      const [file] = template?.files ?? [];
      return { template, pdf: template && file && (await readFile(template.id, file)) };
    },
  });
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
      value={choice.variables ?? null}
      onChange={(chosen) =>
        choice.mutate(chosen, {
          onSuccess({ template, pdf }) {
            if (!template) return;
            const { id: template_id, name: title, body } = template;
            const text = cleanRichText(mergeMarkup(body, values).text);
            onChoose({ title, text, template_id }, pdf);
          },
        })
      }
      options={templates.map(({ id, name }) => ({ id: String(id), label: name }))}
    />
  );
}
