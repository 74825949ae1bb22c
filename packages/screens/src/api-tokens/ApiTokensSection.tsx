import { type ApiToken, listApiTokens } from "@ats/core/api-tokens/contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Heading } from "@ats/ui/Heading";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { type Say, useTexts } from "@ats/ui/texts";
import { Network, Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useEndpoint } from "../app/endpoint.ts";
import { Said } from "../app/Said.tsx";
import { RelativeTime } from "../dates/RelativeTime.tsx";
import { useDates } from "../dates/useDates.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import * as css from "./ApiTokensSection.css.ts";
import { apiTokenTexts, rightTexts, tokenStateTexts } from "./texts.ts";
import { stateOf, tokenStateTones } from "./token-state.ts";

// The dialogs load when they open.
const AddTokenDialog = lazy(() => import("./AddTokenDialog.tsx"));
const RevokeTokenDialog = lazy(() => import("./RevokeTokenDialog.tsx"));

/** The API tokens of the company's and its partners' servers. */
export default function ApiTokensSection() {
  const say = useTexts();
  const query = useEndpoint(listApiTokens, {});
  return (
    <SectionState query={query} title={say(apiTokenTexts.notLoaded)}>
      {({ records }) => <ApiTokensView records={records} />}
    </SectionState>
  );
}

const isOpen = (token: ApiToken) => ["ACTIVE", "EXPIRES_SOON"].includes(stateOf(token));

function ApiTokensView({ records }: { records: readonly ApiToken[] }) {
  const say = useTexts();
  const [isAdding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<ApiToken>();
  const open = records.filter(isOpen);
  const ended = records.filter((token) => !isOpen(token));
  const add = (
    <Button variant="primary" size="sm" iconStart={<Plus />} onPress={() => setAdding(true)}>
      {say(apiTokenTexts.add)}
    </Button>
  );
  return (
    <Stack gap="lg">
      <Card title={say(apiTokenTexts.title)} padding="none" actions={add}>
        {open.length > 0 ? (
          <ul role="list" className={css.list}>
            {open.map((token) => (
              <Token key={token.id} token={token}>
                <Button
                  size="sm"
                  aria-label={say(apiTokenTexts.revokeNamed, { name: token.name })}
                  onPress={() => setRevoked(token)}
                >
                  {say(apiTokenTexts.revoke)}
                </Button>
              </Token>
            ))}
          </ul>
        ) : (
          <EmptyState
            level={3}
            icon={<Network />}
            title={say(apiTokenTexts.none)}
            description={say(apiTokenTexts.noneHint)}
          />
        )}
      </Card>
      {ended.length > 0 && (
        <Card title={say(apiTokenTexts.ended)} padding="none">
          <ul role="list" className={css.list}>
            {ended.map((token) => (
              <Token key={token.id} token={token} />
            ))}
          </ul>
        </Card>
      )}
      <Suspense>
        {isAdding && <AddTokenDialog onClose={() => setAdding(false)} />}
        {revoked && <RevokeTokenDialog token={revoked} onClose={() => setRevoked(undefined)} />}
      </Suspense>
    </Stack>
  );
}

function Token({ token, children }: { token: ApiToken; children?: ReactNode }) {
  const say = useTexts();
  const dates = useDates();
  const state = stateOf(token);
  return (
    <li className={css.token}>
      <Inline justify="between">
        <Inline>
          <Heading level={3} size="sm">
            {token.name}
          </Heading>
          <StatusBadge label={say(tokenStateTexts[state])} tone={tokenStateTones[state]} />
        </Inline>
        {children}
      </Inline>
      <DescriptionList
        columns={2}
        layout="stacked"
        items={[
          { term: say(apiTokenTexts.rights), description: rightsInWords(say, token) },
          ...(token.origins.length > 0
            ? [{ term: say(apiTokenTexts.pages), description: token.origins.join(", ") }]
            : []),
          {
            term: say(apiTokenTexts.added),
            description: <ByAndWhen name={token.created_by} iso={token.created_date_time} />,
          },
          {
            term: say(apiTokenTexts.lastUsed),
            description: token.last_used_date_time ? (
              <RelativeTime iso={token.last_used_date_time} />
            ) : (
              say(apiTokenTexts.neverUsed)
            ),
          },
          token.revoked_date_time
            ? {
                term: say(apiTokenTexts.revoked),
                description: (
                  <ByAndWhen name={token.revoked_by ?? ""} iso={token.revoked_date_time} />
                ),
              }
            : {
                term: say(state === "EXPIRED" ? apiTokenTexts.expired : apiTokenTexts.expires),
                description: (
                  <time
                    dateTime={token.expires_date_time}
                    title={dates.fullDate(token.expires_date_time)}
                  >
                    {dates.longDate(token.expires_date_time)}
                  </time>
                ),
              },
        ]}
      />
    </li>
  );
}

const ByAndWhen = ({ name, iso }: { name: string; iso: string }) => (
  <Said text={apiTokenTexts.byAndWhen} values={{ name, when: <RelativeTime iso={iso} /> }} />
);

const rightsInWords = (say: Say, { rights }: ApiToken) =>
  rights.map((right) => say(rightTexts[right])).join(", ");
