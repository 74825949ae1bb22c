import { type Template, whenSent } from "@ats/core/templates/template";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { RelativeTime } from "../../dates/RelativeTime.tsx";

/** Where a template is used. */
export const TemplateUse = ({ template }: { template: Template }) => {
  const { kind, brand_name, used, last_used_date_time, updated_date_time } = template;
  return (
    <Card title="Where it is used">
      <DescriptionList
        items={[
          ...(kind === "document"
            ? []
            : [
                {
                  term: "Goes out",
                  description: whenSent(template),
                },
              ]),
          { term: kind === "document" ? "Documents" : "Messages", description: used },
          {
            term: "Last one",
            description: last_used_date_time && <RelativeTime iso={last_used_date_time} />,
          },
          { term: "Jobs", description: brand_name ? `Those of ${brand_name}` : "All" },
          { term: "Changed", description: <RelativeTime iso={updated_date_time} /> },
        ]}
      />
    </Card>
  );
};
