import { getTemplate } from "@ats/core/templates/contract";
import type { TemplateKind } from "@ats/core/templates/kinds";
import { Page } from "@ats/ui/Page";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { useTemplateChoices } from "../queries.ts";
import { editorTexts } from "./editor-texts.ts";
import TemplateEditor from "./TemplateEditor.tsx";

interface TemplateEditProps {
  /** Absent for a new template. */
  id: number | undefined;
  kind: TemplateKind;
  onClose(kind: TemplateKind): void;
}

export default function TemplateEdit({ id, kind, onClose }: TemplateEditProps) {
  const say = useTexts();
  const template = useEndpoint(
    getTemplate,
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined },
  );
  const choices = useTemplateChoices();
  const reads = id === undefined ? [choices] : [template, choices];
  if (choices.data && (template.data || id === undefined))
    return (
      <TemplateEditor
        template={template.data}
        kind={template.data?.kind ?? kind}
        choices={choices.data}
        onClose={onClose}
      />
    );
  const read = reads.find(({ error }) => error) ?? choices;
  return (
    <Page>
      <ListContent<never>
        what={say(editorTexts.thisTemplate)}
        query={{ ...read, data: undefined }}
        lines={12}
      >
        {() => null}
      </ListContent>
    </Page>
  );
}
