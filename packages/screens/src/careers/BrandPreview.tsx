import { type BrandLook, brandStyle } from "@ats/core/careers/brand";
import { careersStyle, pageStyle } from "@ats/core/careers/page-style";
import { careersPageTexts, fillText } from "@ats/core/careers/page-texts";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { figure, page } from "./BrandPreview.css.ts";
import { brandTexts } from "./brand-texts.ts";

interface BrandPreviewProps {
  scheme: "light" | "dark";
  company: string;
  look: BrandLook;
}

/** Shows a careers page in a brand, with the pages' own style. */
export function BrandPreview({ scheme, company, look }: BrandPreviewProps) {
  const say = useTexts();
  const [root, setRoot] = useState<ShadowRoot>();
  const css = `${pageStyle}${brandStyle(look)}${careersStyle}main{padding:1rem}`;
  useEffect(() => {
    if (root) dress(root, css);
  }, [root, css]);
  const { title, apply } = careersPageTexts.en;
  return (
    <figure className={figure}>
      <figcaption>
        <Text tone="muted" size="sm">
          {say(brandTexts[scheme])}
        </Text>
      </figcaption>
      <div
        ref={(host) => {
          if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
        }}
        className={page}
        style={{ colorScheme: scheme }}
        inert
      >
        {root &&
          createPortal(
            <>
              <header>
                <span>{look.logo_url ? <img src={look.logo_url} alt={company} /> : company}</span>
              </header>
              <main>
                <h1>{fillText(title, { company })}</h1>
                <ul className="list">
                  <li>
                    <a href="#job">{say(brandTexts.sampleJob)}</a>
                    <p>{say(brandTexts.sampleFacts)}</p>
                  </li>
                </ul>
                <span className="button">{apply}</span>
              </main>
            </>,
            root,
          )}
      </div>
    </figure>
  );
}

function dress(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}
