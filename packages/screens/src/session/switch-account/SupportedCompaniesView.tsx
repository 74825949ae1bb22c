import { noSupportReason, supportReasonMax } from "@ats/core/session/support-contract";
import type { AccessibleClient } from "@ats/core/session/switching-contract";
import { Button } from "@ats/ui/Button";
import { ErrorState } from "@ats/ui/ErrorState";
import { Form } from "@ats/ui/Form";
import { Loader } from "@ats/ui/Loader";
import { SearchField } from "@ats/ui/SearchField";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { CompanyChoice } from "../CompanyChoice.tsx";
import { switchAccountTexts } from "./texts.ts";

export interface SupportedCompaniesViewProps {
  state: "loading" | "failed" | "loaded";
  companies: readonly AccessibleClient[];
  /** Total number of companies. `companies` holds the first of them. */
  total: number;
  current: number;
  term: string;
  search(term: string): void;
  /** Reason for the session, kept as a draft. */
  reason: string;
  giveReason(reason: string): void;
  error: string | undefined;
  isOpening: boolean;
  isRetrying: boolean;
  retry(): void;
  open(company: number): void;
}

export function SupportedCompaniesView(props: SupportedCompaniesViewProps) {
  const say = useTexts();
  const { state, companies, total, current, term, search, reason, error, isOpening } = props;
  const [company, setCompany] = useState<number>();
  const [wasTried, setTried] = useState(false);
  const chosen = companies.find(({ id }) => id === company);
  const noCompany = wasTried && !chosen ? say(switchAccountTexts.companyMissing) : undefined;
  const noReason = wasTried && !reason.trim() ? noSupportReason : undefined;
  return (
    <Form
      aria-label={say(switchAccountTexts.title)}
      onSubmit={() => {
        setTried(true);
        if (chosen && reason.trim() && !isOpening) props.open(chosen.id);
      }}
    >
      <SearchField
        label={say(switchAccountTexts.search)}
        placeholder={say(switchAccountTexts.search)}
        value={term}
        onChange={search}
        autoFocus
      />
      {state === "loading" && <Loader label={say(switchAccountTexts.loading)} />}
      {state === "failed" && (
        <ErrorState
          title={say(switchAccountTexts.notLoaded)}
          description={say(switchAccountTexts.notLoadedHint)}
          isRetrying={props.isRetrying}
          onRetry={props.retry}
        />
      )}
      {state === "loaded" && companies.length === 0 && (
        <div role="status">
          <Text as="p" tone="muted">
            {say(switchAccountTexts.noMatch, { term })}
          </Text>
        </div>
      )}
      {companies.length > 0 && (
        <CompanyChoice
          label={say(switchAccountTexts.company)}
          companies={companies}
          current={current}
          value={company}
          onChange={setCompany}
          showHost
          errorMessage={noCompany ?? error}
        />
      )}
      {total > companies.length && (
        <Text as="p" size="sm" tone="muted">
          {say(switchAccountTexts.someShown, { shown: companies.length, total })}
        </Text>
      )}
      <TextArea
        label={say(switchAccountTexts.reason)}
        description={say(switchAccountTexts.reasonHint)}
        isRequired
        rows={2}
        maxLength={supportReasonMax}
        value={reason}
        onChange={props.giveReason}
        errorMessage={noReason}
      />
      <Button type="submit" variant="primary" isPending={isOpening}>
        {say(switchAccountTexts.start)}
      </Button>
    </Form>
  );
}
