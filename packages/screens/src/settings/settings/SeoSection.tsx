import { getCompanySettings, saveSeo } from "@ats/core/settings/company-contract";
import { listInheritance } from "@ats/core/settings/inheritance-contract";
import { type SeoSettings, seoLengths, seoSettings } from "@ats/core/settings/seo";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { differencesIn, type InWords } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { errorsOf } from "../../forms/field-errors.ts";
import { useForm } from "../../forms/useForm.ts";
import { useUser } from "../../session/session.tsx";
import { seoTexts } from "./company-texts.ts";
import { SectionState } from "./SectionState.tsx";
import { SettingStanding } from "./SettingStanding.tsx";
import { useEffectFirst } from "./useEffectFirst.tsx";
import { address, result, title as titleLook } from "./SeoSection.css.ts";

/** The setting serves as its own version. */
const typedSchema = z.object({
  title: z.string(),
  description: z.string(),
  share_picture: z.string(),
  version: z.string(),
});
type Typed = z.output<typeof typedSchema>;

const inWords = (say: Say): InWords<Typed> => [
  [say(seoTexts.pageTitle), ({ title }) => title],
  [say(seoTexts.description), ({ description }) => description],
  [say(seoTexts.picture), ({ share_picture }) => share_picture],
];

const settingsIn = ({ title, description, share_picture }: Typed) => ({
  title,
  description,
  share_picture: share_picture.trim() || null,
});

/** Sets how search engines and shared links show the list of vacancies. */
export default function SeoSection() {
  const say = useTexts();
  const { company: id } = useUser();
  const query = useEndpoint(getCompanySettings, { params: { id } });
  return (
    <SectionState query={query} title={say(seoTexts.notLoaded)}>
      {({ settings }) => (
        <SettingStanding of="seo">
          <SeoForm saved={settings.seo as SeoSettings} />
        </SettingStanding>
      )}
    </SectionState>
  );
}

function SeoForm({ saved: seo }: { saved: SeoSettings }) {
  const say = useTexts();
  const { client } = useAts();
  const { company_name: company, ats_settings } = useUser();
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all(
      [getCompanySettings, listInheritance].map((endpoint) =>
        queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
      ),
    );
  const saved = { ...seo, share_picture: seo.share_picture ?? "", version: JSON.stringify(seo) };
  const form = useForm<Typed>({
    draft: useDraftState("seo", typedSchema),
    saved,
    check: (typed) => errorsOf(seoSettings, settingsIn(typed)),
    async save(typed) {
      const before = JSON.parse(typed.version) as SeoSettings;
      await client.call(saveSeo, { body: { ...settingsIn(typed), before } });
      await readAgain();
      showToast({ tone: "positive", title: say(seoTexts.saved) });
    },
    onRefused: ({ status }) => status === 412 && readAgain(),
  });
  const effect = useEffectFirst("seo");
  const standard = say(seoTexts.vacanciesAt, { company });
  const { title, description } = form.typed;
  return (
    <Card title={say(seoTexts.title)}>
      {effect.dialog}
      <Form
        aria-label={say(seoTexts.title)}
        errors={form.errors}
        onSubmit={() => effect.saveAfter(settingsIn(form.typed), form.submit)}
      >
        <Text tone="muted">{say(seoTexts.hint)}</Text>
        <TextField
          label={say(seoTexts.pageTitle)}
          description={say(seoTexts.pageTitleHint, { company, count: seoLengths.title })}
          {...form.field("title")}
        />
        <TextArea
          label={say(seoTexts.description)}
          description={say(seoTexts.descriptionHint, { count: seoLengths.description })}
          {...form.field("description")}
        />
        <TextField
          label={say(seoTexts.picture)}
          type="url"
          description={say(seoTexts.pictureHint)}
          {...form.field("share_picture")}
        />
        <figure className={result} aria-label={say(seoTexts.preview)}>
          <span className={address}>
            {ats_settings.website_settings.careers_page.url ?? company}
          </span>
          <span className={titleLook}>{title || standard}</span>
          <Text tone="muted">{description || standard}</Text>
        </figure>
        <Stack gap="sm">
          <FormNotices
            form={form}
            failed={say(seoTexts.notSaved)}
            conflict={{
              what: say(seoTexts.theseWere),
              differences: differencesIn(inWords(say), form.typed, saved),
            }}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={form.isSaving || effect.isPending}>
              {say(seoTexts.save)}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
