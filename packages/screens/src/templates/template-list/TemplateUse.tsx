import {
  type Template,
  type TemplateChoice,
  triggerName,
  sendTimeText,
} from "@ats/core/templates/template";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { useTemplateChoices } from "../queries.ts";

/** A brand's own template replaces the general one. */
function jobsOf(template: Template, all: readonly TemplateChoice[]): string {
  const { kind, brand_name } = template;
  if (brand_name) return `Jobs at ${brand_name}`;
  const trigger = triggerName(template);
  const sameUse = all.filter(
    (each) => trigger && each.kind === kind && triggerName(each) === trigger,
  );
  const brands = new Set(sameUse.flatMap((each) => each.brand_name ?? []));
  return brands.size > 0 ? `All except jobs at ${list.format(brands)}` : "All";
}

const list = new Intl.ListFormat("en-GB");

export const TemplateUse = ({ template }: { template: Template }) => {
  const { data: { records = [] } = {} } = useTemplateChoices();
  const { kind, used, last_used_date_time, updated_date_time } = template;
  return (
    <Card title="Use">
      <DescriptionList
        items={[
          ...(kind === "document"
            ? []
            : [
                {
                  term: "Trigger",
                  description: sendTimeText(template),
                },
              ]),
          { term: kind === "document" ? "Documents" : "Messages", description: used },
          {
            term: "Last used",
            description: last_used_date_time && <RelativeTime iso={last_used_date_time} />,
          },
          { term: "Jobs", description: jobsOf(template, records) },
          { term: "Changed", description: <RelativeTime iso={updated_date_time} /> },
        ]}
      />
    </Card>
  );
};
