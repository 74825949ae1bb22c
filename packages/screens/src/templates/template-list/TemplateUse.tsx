import { type Template, type TemplateChoice } from "@ats/core/templates/template";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { type Say, useTexts } from "@ats/ui/texts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { useTemplateChoices } from "../queries.ts";
import { sendTime, triggerName } from "../trigger-texts.ts";
import { editorTexts } from "./editor-texts.ts";

/** A brand's own template replaces the general one. */
function jobsOf(say: Say, template: Template, all: readonly TemplateChoice[]): string {
  const { kind, brand_name } = template;
  if (brand_name) return say(editorTexts.jobsAt, { brand: brand_name });
  const trigger = triggerName(say, template);
  const sameUse = all.filter(
    (each) => trigger && each.kind === kind && triggerName(say, each) === trigger,
  );
  const brands = new Set(sameUse.flatMap((each) => each.brand_name ?? []));
  return brands.size > 0
    ? say(editorTexts.allJobsExcept, { brands: new Intl.ListFormat(say.locale).format(brands) })
    : say(editorTexts.allJobs);
}

export const TemplateUse = ({ template }: { template: Template }) => {
  const say = useTexts();
  const { data: { records = [] } = {} } = useTemplateChoices();
  const { kind, used, last_used_date_time, updated_date_time } = template;
  return (
    <Card title={say(editorTexts.use)}>
      <DescriptionList
        items={[
          ...(kind === "document"
            ? []
            : [
                {
                  term: say(editorTexts.trigger),
                  description: sendTime(say, template),
                },
              ]),
          {
            term: say(kind === "document" ? editorTexts.documents : editorTexts.messages),
            description: used,
          },
          {
            term: say(editorTexts.lastUsed),
            description: last_used_date_time && <RelativeTime iso={last_used_date_time} />,
          },
          { term: say(editorTexts.jobs), description: jobsOf(say, template, records) },
          { term: say(editorTexts.changed), description: <RelativeTime iso={updated_date_time} /> },
        ]}
      />
    </Card>
  );
};
