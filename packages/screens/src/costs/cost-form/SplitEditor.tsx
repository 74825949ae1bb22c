import { type CostJob, listCostJobs } from "@ats/core/costs/contract";
import { mostShares } from "@ats/core/costs/cost-input";
import { remainderOf, type SplitWay, splitWays } from "@ats/core/costs/share-costs";
import { ComboBox } from "@ats/ui/ComboBox";
import { IconButton } from "@ats/ui/IconButton";
import { MoneyField } from "@ats/ui/MoneyField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { type Say, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { sayMoney } from "../cost-words.ts";
import * as css from "./SplitEditor.css.ts";
import { costFormTexts, splitTexts } from "./texts.ts";
import { jobShare, type TypedCost, type TypedShare } from "./typed-cost.ts";
import { useSettled } from "./useSettled.ts";

type Split = Pick<TypedCost, "net" | "currency" | "split_by" | "shares">;

interface SplitEditorProps {
  cost: Split;
  isReadOnly: boolean;
  onChange(change: Partial<Pick<Split, "split_by" | "shares">>): void;
}

/** Splits a cost over jobs by a rule or by hand, and says what is left to the penny. */
export function SplitEditor({ cost, isReadOnly, onChange }: SplitEditorProps) {
  const say = useTexts();
  const { split_by, shares, currency } = cost;
  const change = (job_id: number, amount: number | null) =>
    onChange({
      split_by: "BY_HAND",
      shares: shares.map((share) => (share.job_id === job_id ? { ...share, amount } : share)),
    });
  const remove = (job_id: number) =>
    onChange({ shares: shares.filter((share) => share.job_id !== job_id) });
  return (
    <Stack>
      {shares.length > 1 && !isReadOnly && (
        <ToggleButtonGroup
          label={say(costFormTexts.splitBy)}
          options={splitWays.map((id) => ({ id, label: say(splitTexts[id]) }))}
          value={split_by}
          onChange={(way) => onChange({ split_by: way as SplitWay })}
        />
      )}
      {shares.length === 0 && <Text tone="muted">{say(costFormTexts.noJobs)}</Text>}
      {shares.length > 0 && (
        <ul className={css.shares} role="list">
          {shares.map((share) => (
            <li key={share.job_id} className={css.share}>
              <MoneyField
                label={share.title}
                description={factsOf(say, share)}
                currency={currency}
                value={share.amount}
                isReadOnly={isReadOnly}
                onChange={(amount) => change(share.job_id, amount)}
                minValue={0}
              />
              {!isReadOnly && (
                <div className={css.remove}>
                  <IconButton
                    aria-label={say(costFormTexts.removeJob, { title: share.title })}
                    icon={<X />}
                    onPress={() => remove(share.job_id)}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <Remainder cost={cost} />
      {!isReadOnly && shares.length < mostShares && (
        <JobChoice
          chosen={shares}
          onAdd={(job) => onChange({ shares: [...shares, jobShare(job)] })}
        />
      )}
    </Stack>
  );
}

const factsOf = (say: Say, { openings, applications }: TypedShare) =>
  say(costFormTexts.facts, {
    openings: say(costFormTexts.openings, { count: openings }),
    applications: say(costFormTexts.applications, { count: applications }),
  });

/** What is left to share out, spoken as it changes. */
function Remainder({ cost: { net, currency, shares, split_by } }: { cost: Split }) {
  const say = useTexts();
  if (shares.length === 0 || net === null) return null;
  const isEmpty = split_by !== "BY_HAND" && shares.every(({ amount }) => amount === null);
  const left = remainderOf(
    net,
    shares.map(({ amount }) => amount ?? 0),
  );
  const amount = sayMoney(say, { amount: Math.abs(left), currency });
  return (
    <div role="status">
      <Text size="sm" tone={left === 0 ? "muted" : "critical"}>
        {isEmpty
          ? say(costFormTexts.nothingToSplitBy)
          : left === 0
            ? say(costFormTexts.allShared)
            : say(left > 0 ? costFormTexts.left : costFormTexts.over, { amount })}
      </Text>
    </div>
  );
}

interface JobChoiceProps {
  chosen: readonly TypedShare[];
  onAdd(job: CostJob): void;
}

/** Finds a job to share the cost, and is ready for the next one. */
function JobChoice({ chosen, onAdd }: JobChoiceProps) {
  const say = useTexts();
  const [typed, setTyped] = useState("");
  const q = useSettled(typed);
  const { data, isFetching } = useEndpoint(
    listCostJobs,
    { query: { q } },
    { placeholderData: keepPreviousData },
  );
  const others = (data?.records ?? []).filter(
    ({ id }) => !chosen.some(({ job_id }) => job_id === id),
  );
  return (
    <ComboBox
      label={say(costFormTexts.addJob)}
      name="shares"
      description={say(costFormTexts.addJobHint)}
      value={null}
      inputValue={typed}
      onInputChange={setTyped}
      onChange={(id) => {
        const job = others.find((each) => String(each.id) === id);
        if (job) onAdd(job);
        setTyped("");
      }}
      isLoading={isFetching}
      options={others.map(({ id, title, job_number }) => ({
        id: String(id),
        label: title,
        description: String(job_number),
      }))}
    />
  );
}
