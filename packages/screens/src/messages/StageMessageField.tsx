import type { Application } from "@ats/core/applications/application";
import type { Stage } from "@ats/core/applications/stage";
import { needsReason } from "@ats/core/applications/status";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { listMergeValues } from "@ats/core/messages/contract";
import { delays } from "@ats/core/templates/delays";
import { gapMessage, merge, mergeMarkup } from "@ats/core/templates/merge-tags";
import { nodeLabel, type StageTemplate } from "@ats/core/templates/template";
import { Accordion } from "@ats/ui/Accordion";
import { Banner } from "@ats/ui/Banner";
import { Grid } from "@ats/ui/Grid";
import { RichText } from "@ats/ui/RichText";
import { Select } from "@ats/ui/Select";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { useDates } from "../dates/useDates.ts";
import { useCan } from "../session/session.tsx";
import { MergedText } from "../templates/MergedText.tsx";
import { delayText } from "../templates/delay-texts.ts";
import { useTemplateChoices } from "../templates/queries.ts";
import { stageTemplatesFor } from "../templates/stage-templates.ts";
import { stageMessageTexts } from "./stage-message-texts.ts";
import { useCanSendTexts } from "./useCanSendTexts.ts";

/** The message to use instead of the stage's: a template with its delay, or none. */
export interface StageMessageChoice {
  template_id: number | null;
  delay_minutes: number;
}

interface StageMessageFieldProps {
  applications: readonly Application[];
  to: Stage;
  /** Undefined keeps the stage's automatic messages. */
  value: StageMessageChoice | undefined;
  onChange(tell: StageMessageChoice | undefined): void;
}

const automatic = "usual";
const nothing = "nothing";

export default function StageMessageField({
  applications,
  to,
  value,
  onChange,
}: StageMessageFieldProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const mayChooseAny = useCan("VIEW_TEMPLATES");
  const { data: all } = useTemplateChoices(mayChooseAny);
  const { data: stage } = useEndpoint(...stageTemplatesFor(to, applications));
  const hasTexts = useCanSendTexts();
  if (!stage || (mayChooseAny && !all)) return <Skeleton lines={2} />;
  // A move within a status does not send the status's message again.
  const isNew = applications.some(({ status }) => status !== to.status);
  const own = stage.records
    .filter(({ kind }) => hasTexts || kind !== "sms")
    .filter(({ node }) => isNew || node);
  const unsent = own.filter(({ sent_date_time }) => !sent_date_time);
  const emails = (all ?? stage).records.filter(({ kind }) => kind === "email");
  // A stage without messages leaves nothing to choose.
  if (own.length === 0 && !(isNew && needsReason(to.status))) return null;
  const choose = (id: string) => {
    if (id === automatic) return onChange(undefined);
    const template = emails.find((each) => String(each.id) === id);
    onChange({ template_id: template?.id ?? null, delay_minutes: template?.delay_minutes ?? 0 });
  };
  const chosen = value
    ? String(value.template_id ?? nothing)
    : unsent.length > 0
      ? automatic
      : nothing;
  const isChosen = value !== undefined && value.template_id !== null;
  const shown = chosen === automatic ? unsent : own.filter(({ id }) => chosen === String(id));
  const hints = [
    chosen === automatic && whatStageSends(say, unsent),
    ...own.flatMap(({ name, sent_date_time }) =>
      sent_date_time
        ? say(stageMessageTexts.alreadySent, { name, date: shortDate(sent_date_time) })
        : [],
    ),
  ].filter(Boolean);
  return (
    <Stack gap="sm">
      <Grid columns={isChosen ? 2 : 1}>
        <Select
          label={say(stageMessageTexts.tellApplicant)}
          {...(hints.length > 0 && { description: hints.join(". ") })}
          value={chosen}
          onChange={choose}
          options={[
            ...(unsent.length > 0
              ? [{ id: automatic, label: say(stageMessageLabel(unsent)) }]
              : []),
            { id: nothing, label: say(stageMessageTexts.nothing) },
            ...emails.map(({ id, name }) => ({ id: String(id), label: name })),
          ]}
        />
        {isChosen && (
          <Select
            label={say(stageMessageTexts.when)}
            description={say(stageMessageTexts.whenHint)}
            value={String(value.delay_minutes)}
            onChange={(minutes) => onChange({ ...value, delay_minutes: Number(minutes) })}
            options={[...new Set([...Object.keys(delays).map(Number), value.delay_minutes])].map(
              (minutes) => ({ id: String(minutes), label: delayText(say, minutes) }),
            )}
          />
        )}
      </Grid>
      {shown.length > 0 && (
        <Accordion
          items={shown.map((template) => ({
            id: String(template.id),
            title: say(stageMessageTexts.preview, { template: template.name }),
            content: <Words template={template} applications={applications} />,
          }))}
        />
      )}
    </Stack>
  );
}

interface WordsProps {
  template: StageTemplate;
  applications: readonly Application[];
}

/** The template as the first applicant will get it. */
const Words = ({ template, applications }: WordsProps) => {
  const say = useTexts();
  const { kind, subject, body, brand_name, node } = template;
  const [first] = applications;
  const { data, isPending } = useEndpoint(
    listMergeValues,
    { body: { application_ids: first ? [first.id] : [], from: null } },
    { enabled: first !== undefined },
  );
  if (isPending) return <Skeleton lines={3} />;
  const values = data?.records[0]?.values;
  // A stage's message comes from the recruiter.
  const sent = values && { ...values, "sender.name": values["recruiter.name"] };
  const filledIn = (text: string) => (sent ? merge(text, sent).text : text);
  const problem = sent && gapMessage([...merge(subject, sent).gaps, ...merge(body, sent).gaps]);
  return (
    <Stack gap="sm">
      {node && (
        <Text tone="muted">{say(stageMessageTexts.onlyForStage, { stage: nodeLabel(node) })}</Text>
      )}
      {brand_name && (
        <Text tone="muted">{say(stageMessageTexts.onlyForBrand, { brand: brand_name })}</Text>
      )}
      {sent && first && applications.length > 1 && (
        <Text tone="muted">{say(stageMessageTexts.asGotBy, { name: displayName(first) })}</Text>
      )}
      {!sent && <Text tone="muted">{say(stageMessageTexts.tagsFilledIn)}</Text>}
      {subject && (
        <Text weight="semibold">
          <MergedText text={filledIn(subject)} />
        </Text>
      )}
      {kind === "sms" ? (
        <Text preserveLines>
          <MergedText text={filledIn(body)} />
        </Text>
      ) : (
        <RichText html={sent ? mergeMarkup(body, sent).text : body} marksMergeTags />
      )}
      {problem && (
        <Banner tone="warning" title={say(stageMessageTexts.notSent)}>
          {problem}
        </Banner>
      )}
    </Stack>
  );
};

/** Says “messages” where the stage also sends a text. */
const stageMessageLabel = (templates: readonly Pick<StageTemplate, "kind">[]) =>
  templates.every(({ kind }) => kind === "email")
    ? stageMessageTexts.automaticEmail
    : stageMessageTexts.automaticMessages;

const whatStageSends = (say: Say, templates: readonly { name: string; delay_minutes: number }[]) =>
  templates
    .map(
      ({ name, delay_minutes }) =>
        `${name}, ${delayText(say, delay_minutes).toLocaleLowerCase(say.locale)}`,
    )
    .join("; ");
