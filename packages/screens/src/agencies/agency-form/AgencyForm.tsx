import { agencyStatuses, agencyTiers } from "@ats/core/agencies/agency";
import { agencyInput } from "@ats/core/agencies/agency-input";
import { addAgency, type Agency, updateAgency } from "@ats/core/agencies/contract";
import type { ApiError } from "@ats/core/contract/client";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ComboBox } from "@ats/ui/ComboBox";
import { DatePicker } from "@ats/ui/DatePicker";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { PhoneField } from "@ats/ui/PhoneField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { TagField } from "@ats/ui/TagField";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { differencesIn } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FieldErrors } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { contractText } from "../../languages/contract-text.ts";
import { agenciesTexts, agencyStatusTexts, agencyTierTexts } from "../texts.ts";
import { useRefreshAgencies } from "../useRefreshAgencies.ts";
import { agencyInWords } from "./agency-in-words.ts";
import { Lines } from "./Lines.tsx";
import { agencyFormTexts } from "./texts.ts";
import { agencyBody, type TypedAgency, typedAgencySchema } from "./typed-agency.ts";

interface AgencyFormProps {
  /** The company's departments. */
  depts: readonly string[];
  /** The agency as saved, or the values of a new one. */
  saved: TypedAgency;
  /** The saved agency; absent for a new one. */
  id?: number;
  isReadOnly: boolean;
  onSaved(agency: Agency): void;
}

/** Adds an agency or changes one. Keeps a draft and detects a stale version. Quality R2, R4. */
export function AgencyForm({ depts, saved, id, isReadOnly, onSaved }: AgencyFormProps) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshAgencies();
  const check = (typed: TypedAgency): FormError[] =>
    (agencyInput.safeParse(agencyBody(typed)).error?.issues ?? []).map(({ path, message }) => ({
      name: path.join("."),
      message: say(contractText(message)),
    }));
  const form = useForm<TypedAgency>({
    draft: useDraftState(`agency.${id ?? "new"}`, typedAgencySchema),
    saved,
    check,
    async save(typed, intentOf) {
      const body = agencyBody(typed);
      const written = await (id
        ? client.call(updateAgency, { params: { id }, body, version: typed.version })
        : client.call(addAgency, { body, idempotencyKey: intentOf(body) })
      ).catch((error: ApiError) => {
        if (error.status !== 409) throw error;
        throw new FieldErrors([{ name: "name", message: error.message }]);
      });
      await refresh();
      const { name } = written;
      showToast({
        tone: "positive",
        title: say(id ? agencyFormTexts.saved : agencyFormTexts.added, { name }),
      });
      onSaved(written);
    },
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  const { typed, change, field } = form;
  const tiers = agencyTiers.map((tier) => ({
    id: String(tier),
    label: say(agencyTierTexts[tier]),
  }));
  return (
    <Form aria-label={say(agenciesTexts.agency)} errors={form.errors} onSubmit={form.submit}>
      <FormNotices
        form={form}
        failed={say(agencyFormTexts.notSaved)}
        conflict={
          id
            ? {
                what: say(agencyFormTexts.thisAgency),
                differences: differencesIn(agencyInWords(say), typed, saved),
              }
            : undefined
        }
      />
      <Card title={say(agencyFormTexts.details)}>
        <Stack>
          <Grid columns={2}>
            <TextField
              label={say(agencyFormTexts.name)}
              isRequired
              isReadOnly={isReadOnly}
              maxLength={100}
              {...field("name")}
            />
            <TextField
              label={say(agencyFormTexts.companyNumber)}
              isReadOnly={isReadOnly}
              maxLength={30}
              {...field("company_number")}
            />
            <PhoneField
              label={say(agencyFormTexts.telephone)}
              isReadOnly={isReadOnly}
              {...field("telephone")}
            />
            <TextField
              label={say(agencyFormTexts.website)}
              type="url"
              isReadOnly={isReadOnly}
              maxLength={200}
              {...field("website")}
            />
          </Grid>
          <TextField
            label={say(agencyFormTexts.address)}
            isReadOnly={isReadOnly}
            maxLength={300}
            {...field("address")}
          />
          <RadioGroup
            label={say(agenciesTexts.status)}
            description={say(agencyFormTexts.statusHint)}
            orientation="horizontal"
            isReadOnly={isReadOnly}
            options={agencyStatuses.map((status) => ({
              id: status,
              label: say(agencyStatusTexts[status]),
            }))}
            {...field("status")}
          />
        </Stack>
      </Card>
      <Card title={say(agencyFormTexts.contacts)}>
        <Lines
          name="contacts"
          lines={typed.contacts}
          empty={{ name: "", job_title: "", email: "", telephone: "", branch: "" }}
          addLabel={say(agencyFormTexts.addContact)}
          nameOf={({ name }) => name}
          columns={3}
          isReadOnly={isReadOnly}
          onChange={(contacts) => change({ contacts })}
        >
          {(contact, of, changeContact) => (
            <>
              <TextField
                label={say(agencyFormTexts.contactName)}
                isRequired
                isReadOnly={isReadOnly}
                maxLength={100}
                {...of("name")}
              />
              <TextField
                label={say(agencyFormTexts.jobTitle)}
                isReadOnly={isReadOnly}
                maxLength={100}
                {...of("job_title")}
              />
              <TextField
                label={say(agencyFormTexts.email)}
                type="email"
                isRequired
                isReadOnly={isReadOnly}
                {...of("email")}
              />
              <PhoneField
                label={say(agencyFormTexts.telephone)}
                isReadOnly={isReadOnly}
                {...of("telephone")}
              />
              <Select
                label={say(agencyFormTexts.branch)}
                name={of("branch").name}
                isDisabled={isReadOnly}
                options={[
                  { id: none, label: say(agencyFormTexts.noBranch) },
                  ...typed.branches
                    .filter(({ name }) => name.trim())
                    .map(({ name }) => ({ id: name, label: name })),
                ]}
                value={contact.branch || none}
                onChange={(branch) => changeContact({ branch: branch === none ? "" : branch })}
              />
            </>
          )}
        </Lines>
      </Card>
      <Card title={say(agencyFormTexts.branches)}>
        <Lines
          name="branches"
          lines={typed.branches}
          empty={{ name: "", address: "", telephone: "" }}
          addLabel={say(agencyFormTexts.addBranch)}
          nameOf={({ name }) => name}
          columns={4}
          isReadOnly={isReadOnly}
          onChange={(branches) => change({ branches })}
        >
          {(branch, of, changeBranch) => (
            <>
              <TextField
                label={say(agencyFormTexts.branch)}
                isRequired
                isReadOnly={isReadOnly}
                maxLength={80}
                {...of("name")}
                onChange={(name) => {
                  changeBranch({ name });
                  // Its contacts stay at the branch under its new name.
                  change(({ contacts }) => ({
                    contacts: contacts.map((contact) =>
                      contact.branch && contact.branch === branch.name
                        ? { ...contact, branch: name }
                        : contact,
                    ),
                  }));
                }}
              />
              <TextField
                label={say(agencyFormTexts.address)}
                isReadOnly={isReadOnly}
                maxLength={300}
                {...of("address")}
              />
              <PhoneField
                label={say(agencyFormTexts.telephone)}
                isReadOnly={isReadOnly}
                {...of("telephone")}
              />
            </>
          )}
        </Lines>
      </Card>
      <Card title={say(agencyFormTexts.preferred)}>
        <Stack>
          <Text size="sm" tone="muted">
            {say(agencyFormTexts.preferredHint)}
          </Text>
          <Grid columns={2}>
            <Select
              label={say(agencyFormTexts.companyTier)}
              name="tier"
              isDisabled={isReadOnly}
              options={[{ id: none, label: say(agenciesTexts.notPreferred) }, ...tiers]}
              value={typed.tier === null ? none : String(typed.tier)}
              onChange={(tier) => change({ tier: tierOf(tier) })}
            />
            <TagField
              label={say(agenciesTexts.groups)}
              description={say(agencyFormTexts.groupsHint)}
              isReadOnly={isReadOnly}
              max={20}
              {...field("groups")}
            />
          </Grid>
          <Lines
            name="dept_tiers"
            lines={typed.dept_tiers}
            empty={{ dept: "", tier: 1 as const }}
            addLabel={say(agencyFormTexts.addDept)}
            nameOf={({ dept }) => dept}
            columns={3}
            isReadOnly={isReadOnly}
            onChange={(dept_tiers) => change({ dept_tiers })}
          >
            {({ dept, tier }, of, changeTier) => (
              <>
                <ComboBox
                  label={say(agenciesTexts.department)}
                  name={of("dept").name}
                  isRequired
                  isReadOnly={isReadOnly}
                  allowsCustomValue
                  inputValue={dept}
                  onInputChange={(next) => changeTier({ dept: next })}
                  options={depts.map((each) => ({ id: each, label: each }))}
                />
                <Select
                  label={say(agenciesTexts.tier)}
                  name={of("tier").name}
                  isDisabled={isReadOnly}
                  options={tiers}
                  value={String(tier)}
                  onChange={(next) => changeTier({ tier: tierOf(next) ?? tier })}
                />
              </>
            )}
          </Lines>
        </Stack>
      </Card>
      <Card title={say(agencyFormTexts.declarations)}>
        <Stack>
          <TextArea
            label={say(agencyFormTexts.offLimits)}
            description={say(agencyFormTexts.offLimitsHint)}
            isReadOnly={isReadOnly}
            maxLength={2000}
            {...field("off_limits")}
          />
          <Grid columns={2}>
            <DatePicker
              label={say(agencyFormTexts.offLimitsDate)}
              isReadOnly={isReadOnly}
              {...field("off_limits_date")}
            />
            <DatePicker
              label={say(agencyFormTexts.conductDate)}
              isReadOnly={isReadOnly}
              {...field("conduct_date")}
            />
          </Grid>
          <TextArea
            label={say(agencyFormTexts.note)}
            description={say(agencyFormTexts.noteHint)}
            isReadOnly={isReadOnly}
            maxLength={2000}
            {...field("note")}
          />
        </Stack>
      </Card>
      {!isReadOnly && (
        <Inline>
          <Button type="submit" variant="primary" isPending={form.isSaving}>
            {say(agencyFormTexts.save)}
          </Button>
        </Inline>
      )}
    </Form>
  );
}

const tierOf = (text: string) => agencyTiers.find((tier) => String(tier) === text) ?? null;

/** The choice of nothing in a list. */
const none = "none";
