import { type Brand, type BrandFont, brandFonts, brandInput } from "@ats/core/careers/brand";
import { brandColours, contrast } from "@ats/core/careers/brand-colours";
import {
  createBrand,
  deleteBrand,
  listBrands,
  updateBrand,
} from "@ats/core/careers/brand-contract";
import { photoMaxBytes, photoTypes } from "@ats/core/users/profile";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ColourField } from "@ats/ui/ColourField";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { FileField } from "@ats/ui/FileField";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { differencesIn, type InWords } from "../drafts/differences.ts";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { errorsOf } from "../forms/field-errors.ts";
import { useForm } from "../forms/useForm.ts";
import { useUser } from "../session/session.tsx";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { BrandPreview } from "./BrandPreview.tsx";
import { brandFontTexts, brandTexts } from "./brand-texts.ts";
import { shrinkLogo } from "./shrink-logo.ts";

const fonts = Object.keys(brandFonts) as BrandFont[];

const typedSchema = z.object({
  name: z.string(),
  accent: z.string().nullable(),
  font: z.enum(fonts),
  mail_name: z.string().default(""),
  reply_to: z.string().default(""),
  /** Address of the saved logo, or a chosen picture as a `data:` address. */
  logo_url: z.string().nullable(),
  /** 0 before the first brand. */
  version: z.number(),
});
type Typed = z.output<typeof typedSchema>;

const delivered: Typed & { accent: string } = {
  name: "",
  accent: "#0b5cab",
  font: "standard",
  mail_name: "",
  reply_to: "",
  logo_url: null,
  version: 0,
};

const inWords = (say: Say): InWords<Typed> => [
  [say(brandTexts.name), ({ name }) => name],
  [say(brandTexts.accent), ({ accent }) => accent ?? ""],
  [say(brandTexts.font), ({ font }) => say(brandFontTexts[font])],
  [say(brandTexts.mailName), ({ mail_name }) => mail_name],
  [say(brandTexts.replyTo), ({ reply_to }) => reply_to],
];

const bodyOf = <T extends Pick<Typed, "accent" | "reply_to">>(typed: T) => ({
  ...typed,
  accent: typed.accent ?? "",
  reply_to: typed.reply_to.trim() || null,
});

/** The brand of the careers pages has no name; that of a new brand is not known yet. */
const own = "";
const another = "\n";

/** Sets the look of the careers pages, and of the adverts of each brand, and shows it as one chooses. */
export default function BrandSection() {
  const say = useTexts();
  const query = useEndpoint(listBrands, {});
  const [chosen, setChosen] = useState(own);
  return (
    <SectionState query={query} title={say(brandTexts.notLoaded)}>
      {({ records }) => {
        const named = records.filter(({ name }) => name !== own);
        const isKnown = chosen === another || named.some(({ name }) => name === chosen);
        const shown = isKnown ? chosen : own;
        return (
          <Stack gap="lg">
            <Inline align="end">
              <Select
                label={say(brandTexts.brand)}
                options={[
                  { id: own, label: say(brandTexts.own) },
                  ...named.map(({ name }) => ({ id: name, label: name })),
                  ...(shown === another ? [{ id: another, label: say(brandTexts.another) }] : []),
                ].map(({ id, label }) => ({ id: `${id}.`, label }))}
                value={`${shown}.`}
                onChange={(id) => setChosen(id.slice(0, -1))}
              />
              <Button iconStart={<Plus />} onPress={() => setChosen(another)}>
                {say(brandTexts.add)}
              </Button>
            </Inline>
            <BrandForm
              key={shown}
              place={shown}
              brand={records.find(({ name }) => name === shown)}
              onSaved={setChosen}
            />
          </Stack>
        );
      }}
    </SectionState>
  );
}

interface BrandFormProps {
  /** Name of the brand as saved, or the mark of a new one. */
  place: string;
  brand: Brand | undefined;
  onSaved(name: string): void;
}

function BrandForm({ place, brand, onSaved }: BrandFormProps) {
  const say = useTexts();
  const { client } = useAts();
  const { company_name: company } = useUser();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(listBrands) });
  const { name, accent, font, mail_name, reply_to, logo_url, version } = brand ?? delivered;
  const saved = { name, accent, font, mail_name, reply_to: reply_to ?? "", logo_url, version };
  const form = useForm<Typed>({
    draft: useDraftState(place === own ? "brand" : `brand.${place.trim()}`, typedSchema),
    saved,
    check: (typed) => [
      ...errorsOf(brandInput, bodyOf(typed)),
      ...(place !== own && typed.name.trim() === ""
        ? [{ name: "name", message: say(brandTexts.nameMissing) }]
        : []),
    ],
    async save({ logo_url: logo, version, ...typed }, intentOf) {
      const isChosen = logo === null || logo.startsWith("data:");
      const body = { ...bodyOf(typed), ...(isChosen && { logo }) };
      if (brand) await client.call(updateBrand, { params: { id: brand.id }, body, version });
      else await client.call(createBrand, { body, idempotencyKey: intentOf(body) });
      await readAgain();
      onSaved(typed.name.trim());
      showToast({ tone: "positive", title: say(brandTexts.saved) });
    },
    onRefused: ({ status }) => (status === 412 || status === 409) && readAgain(),
  });
  const { typed, change } = form;
  const [isUnreadable, setUnreadable] = useState(false);
  const choose = async (file: File) => {
    const logo = await shrinkLogo(file);
    setUnreadable(!logo);
    if (logo) change({ logo_url: logo });
  };
  const look = { ...typed, accent: typed.accent ?? accent };
  const title = place === another ? say(brandTexts.another) : brand?.name || say(brandTexts.title);
  const { onAccent } = brandColours(look.accent);
  return (
    <Card title={title}>
      <Grid minColumn="20rem" gap="xl">
        <Form aria-label={title} errors={form.errors} onSubmit={form.submit}>
          <Text tone="muted">{say(place === own ? brandTexts.hint : brandTexts.namedHint)}</Text>
          {place !== own && (
            <TextField
              label={say(brandTexts.name)}
              description={say(brandTexts.nameHint)}
              {...form.field("name")}
            />
          )}
          <FileField
            label={say(brandTexts.logo)}
            name="logo"
            description={say(brandTexts.logoHint)}
            accept={[...photoTypes, "image/svg+xml"]}
            maxSize={photoMaxBytes}
            errorMessage={isUnreadable ? say(brandTexts.notAPicture) : undefined}
            files={[]}
            onChange={([file]) => void (file && choose(file))}
          />
          {typed.logo_url && (
            <Inline>
              <Button onPress={() => change({ logo_url: null })}>
                {say(brandTexts.removeLogo)}
              </Button>
            </Inline>
          )}
          <ColourField
            label={say(brandTexts.accent)}
            description={say(brandTexts.accentHint)}
            {...form.field("accent")}
          />
          <Text tone="muted" size="sm">
            {say(onAccent === "#ffffff" ? brandTexts.whiteText : brandTexts.blackText, {
              contrast: contrast(look.accent, onAccent).toLocaleString(say.locale, {
                maximumFractionDigits: 1,
              }),
            })}
          </Text>
          <Select
            label={say(brandTexts.font)}
            description={say(brandTexts.fontHint)}
            options={fonts.map((id) => ({ id, label: say(brandFontTexts[id]) }))}
            {...form.field("font")}
          />
          <TextField
            label={say(brandTexts.mailName)}
            description={say(brandTexts.mailNameHint)}
            {...form.field("mail_name")}
          />
          <TextField
            label={say(brandTexts.replyTo)}
            type="email"
            description={say(brandTexts.replyToHint)}
            {...form.field("reply_to")}
          />
          <Stack gap="sm">
            <FormNotices
              form={form}
              failed={say(brandTexts.notSaved)}
              conflict={{
                what: say(brandTexts.brandWas),
                differences: differencesIn(inWords(say), typed, saved),
              }}
            />
            <Inline justify="end">
              {brand && <RemoveBrand brand={brand} onRemoved={readAgain} />}
              <Button type="submit" variant="primary" isPending={form.isSaving}>
                {say(brandTexts.save)}
              </Button>
            </Inline>
          </Stack>
        </Form>
        <section aria-label={say(brandTexts.preview)}>
          <Stack gap="lg">
            <BrandPreview scheme="light" company={company} look={look} />
            <BrandPreview scheme="dark" company={company} look={look} />
          </Stack>
        </section>
      </Grid>
    </Card>
  );
}

function RemoveBrand({ brand, onRemoved }: { brand: Brand; onRemoved(): Promise<unknown> }) {
  const { id, name } = brand;
  const say = useTexts();
  const [isAsked, setAsked] = useState(false);
  const remove = useCall(deleteBrand, {
    onSuccess: async () => {
      await onRemoved();
      showToast({ tone: "positive", title: say(brandTexts.resetDone) });
    },
  });
  return (
    <>
      <Button onPress={() => setAsked(true)}>{say(brandTexts.reset)}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={say(brandTexts.resetTitle)}
        confirmLabel={say(brandTexts.reset)}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
      >
        {remove.error?.message ?? say(name === own ? brandTexts.resetHint : brandTexts.removeHint)}
      </ConfirmDialog>
    </>
  );
}
