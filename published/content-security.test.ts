import { build } from "esbuild";
import { expect, inject, it } from "vitest";
import { contentSecurity } from "../apps/server/src/http/content-security.ts";
import manifest from "../packages/screens/package.json" with { type: "json" };
import { teamPages } from "./open-bundle.ts";

const others = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

it.each([
  "app/visit",
  "careers/Careers",
  "interviews/booking/Booking",
  "documents/signing/Signing",
])("keeps the Trusted Types policy when %s is bundled without what nothing uses", async (door) => {
  const { outputFiles } = await build({
    stdin: { contents: `export * from "@ats/screens/${door}"`, resolveDir: inject("consumer") },
    external: others.flatMap((name) => [name, `${name}/*`]),
    bundle: true,
    format: "esm",
    write: false,
  });
  expect(outputFiles[0]?.text).toContain('createPolicy("default"');
});

const { open } = teamPages();
const nonce = "n0nce";

it("shows a rich text field under our content security policy without a violation", async () => {
  const page = await open({
    code: `
      import "@ats/screens/app/content-security";
      import "@ats/ui/styles.css";
      import { NumberField } from "@ats/ui/NumberField";
      import { RichText } from "@ats/ui/RichText";
      import { RichTextEditor } from "@ats/ui/RichTextEditor";
      import { UiProvider } from "@ats/ui/UiProvider";
      import { useState } from "react";
      import { createRoot } from "react-dom/client";

      const violations = [];
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
        violations.push(violatedDirective + " " + sample));
      Object.assign(window, { violations });

      function Note() {
        const [text, setText] = useState("<p>Prefers <em>nights</em>.</p>");
        return (
          <UiProvider>
            <NumberField label="Hours" defaultValue={37} />
            <RichTextEditor label="Note" value={text} onChange={setText} />
            <article><RichText html={text} /></article>
          </UiProvider>
        );
      }
      createRoot(document.getElementById("root")).render(<Note />);
    `,
    // React Aria reads the nonce of its styles there.
    head: `<meta property="csp-nonce" nonce="${nonce}"><link rel="stylesheet" href="/page.css">`,
    headers: { "content-security-policy": contentSecurity(undefined, nonce) },
  });
  const field = page.getByRole("textbox", { name: "Note" });
  await field.press("ControlOrMeta+End");
  await page.getByRole("button", { name: "Bold" }).click();
  await field.pressSequentially(" Lives in York.");
  await page.getByRole("article").getByText("Lives in York.").waitFor();
  expect(await page.getByRole("strong").count()).toBeGreaterThan(0);
  // React Aria clears its announcements by markup, which the policy allows only where it is empty.
  const hours = page.getByRole("textbox", { name: "Hours" });
  for (const key of ["ArrowUp", "ArrowUp"]) await hours.press(key);
  expect(await page.evaluate("violations")).toEqual([]);
});
