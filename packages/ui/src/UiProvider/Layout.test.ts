import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SayContext, sayIn } from "../texts/texts.tsx";
import { useLocale } from "../texts/useLocale.ts";
import { type Direction, Layout } from "./Layout.tsx";

function Shown() {
  const { direction, locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).format(0);
  return `${direction} ${date}`;
}

const shownIn = (locale: string, direction?: Direction) =>
  renderToStaticMarkup(
    createElement(
      SayContext,
      { value: sayIn(locale) },
      Layout({ locale, direction, children: createElement(Shown) }),
    ),
  );

it("lays out a page in the direction of its language", () => {
  expect(shownIn("en-GB")).toBe("ltr 01/01/1970");
  expect(shownIn("he")).toBe("rtl 1.1.1970");
});

it("lays out a page in the chosen direction, with the dates of its language", () => {
  expect(shownIn("en-GB", "rtl")).toBe("rtl 01/01/1970");
  expect(shownIn("he", "ltr")).toBe("ltr 1.1.1970");
});
