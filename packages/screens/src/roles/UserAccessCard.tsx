import { explainUser } from "@ats/core/roles/contract";
import { Card } from "@ats/ui/Card";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { contractText } from "../languages/contract-text.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import * as css from "./AccessPanel.css.ts";
import { accessTexts } from "./access-texts.ts";

/** The jobs, screens and fields that a colleague may see, each with the sentence that decided. */
export default function UserAccessCard({ id }: { id: number }) {
  const say = useTexts();
  const query = useEndpoint(explainUser, { params: { id } });
  return (
    <SectionState query={query} title={say(accessTexts.notLoaded)}>
      {({ jobs, screens, fields }) => (
        <Card title={say(accessTexts.theirAccess)}>
          <Text as="p">{say(contractText(jobs.reason))}</Text>
          <ul role="list" className={css.people}>
            {[...screens, ...fields].map(({ allowed, reason }) => (
              <li key={reason} className={css.decision}>
                <Text size="sm">{say(contractText(reason))}</Text>
                <StatusBadge
                  label={say(allowed ? accessTexts.yes : accessTexts.no)}
                  tone={allowed ? "positive" : "neutral"}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </SectionState>
  );
}
