import { agencyTiers } from "@ats/core/agencies/agency";
import { releaseInput, salariesShown } from "@ats/core/agencies/release";
import { type JobReleases, releaseJob } from "@ats/core/agencies/release-contract";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { NumberField } from "@ats/ui/NumberField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Section } from "@ats/ui/Section";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Switch } from "@ats/ui/Switch";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useAts } from "../../app/context.tsx";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { saidErrors } from "../../forms/said-errors.ts";
import { useForm } from "../../forms/useForm.ts";
import { agenciesTexts, agencyTierTexts } from "../texts.ts";
import { ReleasePreview } from "./ReleasePreview.tsx";
import { releasesTexts, releaseFormTexts, salaryShownTexts } from "./texts.ts";
import {
  delays,
  newRelease,
  releaseBody,
  tierKey,
  type TypedRelease,
  typedReleaseSchema,
} from "./typed-release.ts";
import { agenciesReached } from "./agencies-reached.ts";
import { useRefreshReleases } from "./useRefreshReleases.ts";

interface ReleaseFormProps {
  jobId: number;
  saved: JobReleases;
  onDone(): void;
}

/** Releases a job to tiers, groups and single agencies, with what they read of it. */
export function ReleaseForm({ jobId, saved, onDone }: ReleaseFormProps) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshReleases();
  const form = useForm<TypedRelease>({
    draft: useDraftState(`release.${jobId}`, typedReleaseSchema),
    saved: newRelease(saved),
    check: (typed) => saidErrors(say, releaseInput.safeParse(releaseBody(typed)).error),
    async save(typed, intentOf) {
      const body = releaseBody(typed);
      const { released } = await client.call(releaseJob, {
        params: { id: jobId },
        body,
        idempotencyKey: intentOf(body),
      });
      await refresh();
      showToast({ tone: "positive", title: say(releasesTexts.released, { count: released }) });
      onDone();
    },
  });
  const { typed, change, field } = form;
  const reached = agenciesReached(saved, typed);
  const groups = [...new Set(saved.agencies.flatMap((agency) => agency.groups))].toSorted();
  return (
    <Form aria-label={say(releasesTexts.release)} errors={form.errors} onSubmit={form.submit}>
      <Stack gap="lg">
        <FormNotices form={form} failed={say(releaseFormTexts.notReleased)} />
        <Section
          level={3}
          title={say(releaseFormTexts.toWhom)}
          description={
            saved.dept ? say(releaseFormTexts.tiersFor, { dept: saved.dept }) : undefined
          }
        >
          <Stack>
            {[...agencyTiers, null].map((tier) => (
              <TierDelay key={tier} tier={tier} saved={saved} typed={typed} change={change} />
            ))}
            {groups.length > 0 && (
              <MultiSelect
                label={say(releaseFormTexts.groups)}
                placeholder={say(releaseFormTexts.chooseGroups)}
                options={groups.map((id) => ({ id, label: id }))}
                {...field("groups")}
              />
            )}
            <MultiSelect
              label={say(releaseFormTexts.single)}
              placeholder={say(releaseFormTexts.chooseAgencies)}
              options={saved.agencies.map(({ id, name }) => ({ id: String(id), label: name }))}
              {...field("agencies")}
            />
          </Stack>
        </Section>
        <Section level={3} title={say(releaseFormTexts.whatTheyRead)}>
          <Stack>
            <TextArea
              label={say(releaseFormTexts.brief)}
              description={say(releaseFormTexts.briefHint)}
              rows={5}
              maxLength={5000}
              {...field("brief")}
            />
            <Switch
              isSelected={typed.shows_advert}
              onChange={(shows_advert) => change({ shows_advert })}
            >
              {say(releaseFormTexts.showsAdvert)}
            </Switch>
            <RadioGroup
              label={say(releaseFormTexts.salary)}
              orientation="horizontal"
              options={salariesShown.map((id) => ({ id, label: say(salaryShownTexts[id]) }))}
              {...field("salary_shown")}
            />
            {typed.salary_shown === "text" && (
              <TextField
                label={say(releaseFormTexts.salaryText)}
                isRequired
                maxLength={200}
                {...field("salary_text")}
              />
            )}
            <NumberField
              label={say(releaseFormTexts.feePercent)}
              minValue={0}
              maxValue={100}
              step={0.5}
              suffix="%"
              {...field("fee_percent")}
            />
            <TextField
              label={say(releaseFormTexts.fee)}
              description={say(releaseFormTexts.feeHint)}
              maxLength={200}
              {...field("fee_text")}
            />
          </Stack>
        </Section>
        <ReleasePreview reached={reached} />
        <Inline>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSaving}
            isDisabled={reached.length === 0}
          >
            {reached.length > 0
              ? say(releasesTexts.releaseTo, { count: reached.length })
              : say(releasesTexts.release)}
          </Button>
          <Button onPress={onDone}>{say(words.cancel)}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}

interface TierDelayProps {
  tier: (typeof agencyTiers)[number] | null;
  saved: JobReleases;
  typed: TypedRelease;
  change(part: Partial<TypedRelease>): void;
}

/** When a tier gets the job; nothing for a tier without agencies. */
function TierDelay({ tier, saved, typed, change }: TierDelayProps) {
  const say = useTexts();
  const count = saved.agencies.filter((agency) => agency.tier === tier).length;
  if (count === 0) return null;
  const key = tierKey(tier);
  const { [key]: days, ...others } = typed.tiers;
  return (
    <Select
      label={say(releaseFormTexts.tierOf, {
        tier: say(tier === null ? agenciesTexts.notPreferred : agencyTierTexts[tier]),
        count,
      })}
      options={[
        { id: "not", label: say(releaseFormTexts.not) },
        ...delays.map((delay) => ({
          id: String(delay),
          label:
            delay === 0
              ? say(releaseFormTexts.atOnce)
              : say(releaseFormTexts.afterDays, { count: delay }),
        })),
      ]}
      value={days === undefined ? "not" : String(days)}
      onChange={(id) => change({ tiers: id === "not" ? others : { ...others, [key]: Number(id) } })}
    />
  );
}
