import { type ExplainedRecord, explainRecord } from "@ats/core/roles/contract";
import { Drawer } from "@ats/ui/Drawer";
import { Inline } from "@ats/ui/Inline";
import { SearchField } from "@ats/ui/SearchField";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { contractText } from "../languages/contract-text.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import * as css from "./AccessPanel.css.ts";
import { accessTexts } from "./access-texts.ts";

interface AccessPanelProps {
  record: ExplainedRecord;
  id: number;
  onClose(): void;
}

/** The company's people, each with the sentence that lets them see a record or keeps them out. */
export default function AccessPanel({ record, id, onClose }: AccessPanelProps) {
  const say = useTexts();
  const [q, setQ] = useState("");
  const query = useEndpoint(
    explainRecord,
    { params: { record, id }, query: q ? { q } : {} },
    { placeholderData: (before) => before },
  );
  const { data } = query;
  return (
    <Drawer
      isOpen
      title={say(accessTexts.whoCanSee)}
      {...(data && { description: say(accessTexts.count, data) })}
      onOpenChange={onClose}
    >
      <Stack>
        <SearchField
          label={say(accessTexts.find)}
          placeholder={say(accessTexts.find)}
          value={q}
          onChange={setQ}
        />
        <SectionState query={query} title={say(accessTexts.notLoaded)}>
          {({ records }) =>
            records.length === 0 ? (
              <Text tone="muted">{say(accessTexts.none)}</Text>
            ) : (
              <ul role="list" className={css.people}>
                {records.map((person) => (
                  <li key={person.id} className={css.person}>
                    <Inline justify="between" wrap={false}>
                      <Text weight="semibold">{person.name}</Text>
                      <StatusBadge
                        label={say(person.allowed ? accessTexts.canSee : accessTexts.cannotSee)}
                        tone={person.allowed ? "positive" : "neutral"}
                      />
                    </Inline>
                    {[person.reason, ...(person.allowed ? person.hidden : [])].map((reason) => (
                      <Text key={reason} as="p" size="sm" tone="muted">
                        {say(contractText(reason))}
                      </Text>
                    ))}
                  </li>
                ))}
              </ul>
            )
          }
        </SectionState>
      </Stack>
    </Drawer>
  );
}
