import { to } from "@ats/core/navigation/routes";
import { templateKinds } from "@ats/core/templates/kinds";
import { Card } from "@ats/ui/Card";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { templatesSectionTexts } from "./section-texts.ts";

/** Leads to the templates of each kind, which have a screen of their own. */
export default function TemplatesSection() {
  const say = useTexts();
  return (
    <Card title={say(templatesSectionTexts.title)}>
      <Stack>
        <Text as="p" tone="muted">
          {say(templatesSectionTexts.hint)}
        </Text>
        {templateKinds.map((kind) => (
          <div key={kind}>
            <Link href={`${to.emailTemplates()}?filter=${kind}`}>
              {say(templatesSectionTexts[kind])}
            </Link>
          </div>
        ))}
      </Stack>
    </Card>
  );
}
