import type { AccessibleClient } from "@ats/core/session/switching-contract";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { ErrorState } from "@ats/ui/ErrorState";
import { Form } from "@ats/ui/Form";
import { Loader } from "@ats/ui/Loader";
import { Building2 } from "lucide-react";
import { useState } from "react";
import { CompanyChoice } from "../CompanyChoice.tsx";

export interface OwnCompaniesViewProps {
  state: "loading" | "failed" | "loaded";
  companies: readonly AccessibleClient[];
  current: number;
  company: number | undefined;
  choose(company: number): void;
  error: string | undefined;
  isSwitching: boolean;
  isRetrying: boolean;
  retry(): void;
  go(company: number): void;
}

export function OwnCompaniesView(props: OwnCompaniesViewProps) {
  const { state, companies, current, company, choose, error, isSwitching } = props;
  const [isForgotten, setForgotten] = useState(false);
  if (state === "loading") return <Loader label="Loading your companies" />;
  if (state === "failed")
    return (
      <ErrorState
        title="Your companies could not be loaded"
        description="Check your connection and try again. You are still signed in here."
        isRetrying={props.isRetrying}
        onRetry={props.retry}
      />
    );
  if (companies.every(({ id }) => id === current))
    return (
      <EmptyState
        icon={<Building2 />}
        title="There is no other company to switch to"
        description="You have no account in another company. To work in one, ask its administrator to add you."
      />
    );
  const missing = isForgotten && company === undefined ? "Choose a company." : undefined;
  return (
    <Form
      aria-label="Switch account"
      onSubmit={() => {
        setForgotten(company === undefined);
        if (company !== undefined && !isSwitching) props.go(company);
      }}
    >
      <CompanyChoice
        label="Company"
        companies={companies}
        current={current}
        value={company}
        onChange={choose}
        showHost
        autoFocus
        errorMessage={missing ?? error}
      />
      <Button type="submit" variant="primary" isPending={isSwitching}>
        Switch
      </Button>
    </Form>
  );
}
