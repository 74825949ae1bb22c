import { describe, expect, it, test } from "vitest";
import {
  connectMessage,
  frameMessage,
  partnerMessage,
  readMessage,
  readyMessage,
  splitSecret,
} from "./messages.ts";

const id = "7b1c9f52-0c0e-4d8e-9a35-2f8b1f6f5d10";
const secret = "q3vXo1_Zk-8sYb2dLr6TnP0aWcEuHiGf";

describe("Quality E3: a message between partner and frame", () => {
  const random = numbersFrom(28);
  const anyOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;

  /** Values of every kind that a message can carry, right in no field. */
  const wrong = [
    null,
    Number.NaN,
    Infinity,
    -1,
    1n,
    true,
    [],
    new Map([["type", "ready"]]),
    new Date(0),
    new Error("no"),
    "",
    "x".repeat(3000),
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    { toString: 1, __proto__: { type: "ready" } },
  ];
  const isShort = (value: unknown) => typeof value === "string" && value.length <= 500;
  const fields: Record<string, readonly unknown[]> = {
    secret: [secret],
    newSecret: [secret, null],
    pixels: [0, 12.5, 4000],
    address: ["/job", "/job/12?status=open#notes", "/"],
    path: ["/job", "/application/3", "/"],
    route: ["jobList", "applicationDetails"],
    theme: ["light", "dark", "system"],
    density: ["comfortable", "compact"],
    locale: ["en-GB", "cy", "zh-Hant-TW"],
    direction: ["ltr", "rtl"],
    reason: ["SIGNED_OUT", "INACTIVE", "EXPIRED"],
    message: ["The server did not answer.", ...wrong.filter(isShort)],
    tokens: [{}, { "--ats-color-accent": "light-dark(#0b7a70, rgb(20 90 80 / 90%))" }],
  };
  const wrongTokens: readonly unknown[] = [
    { "--ats-color-accent": "url(https://evil.example)" },
    { "--ats-color-accent": "red; --ats-x: 1" },
    { "--ats-color-accent": 'image-set("//evil.example/a.png" 1x)' },
    { "background-image": "red" },
    Object.fromEntries(Array.from({ length: 301 }, (_, n) => [`--ats-${n}`, "0"])),
  ];

  interface Made {
    value: unknown;
    isRight: boolean;
  }
  const right = (value: unknown): Made => ({ value, isRight: true });
  const field = (name: string): Made => {
    const values = fields[name] ?? [];
    if (random() > 0.04) return right(anyOf(values));
    const others = name === "tokens" ? wrongTokens : wrong.filter((one) => !values.includes(one));
    return { value: anyOf(others), isRight: false };
  };
  const object = (needed: Record<string, Made>, optional: Record<string, Made> = {}): Made => {
    const there = Object.entries(optional).filter(() => random() > 0.5);
    const all = Object.entries(needed).concat(there);
    const missing = random() < 0.05 ? anyOf(Object.keys(needed)) : undefined;
    const kept = all.filter(([name]) => name !== missing);
    return {
      value: Object.fromEntries(kept.map(([name, { value }]) => [name, value])),
      isRight: missing === undefined && all.every(([, { isRight }]) => isRight),
    };
  };
  const type = (name: string): Record<string, Made> => ({
    type: random() > 0.04 ? right(name) : { value: anyOf(wrong), isRight: false },
  });
  const ats = (): Made =>
    random() > 0.04 ? right(1) : { value: anyOf([0, 2, "1", undefined]), isRight: false };
  const look = () =>
    object(
      {},
      {
        theme: field("theme"),
        density: field("density"),
        tokens: field("tokens"),
        locale: field("locale"),
        direction: field("direction"),
      },
    );
  const event = () =>
    anyOf([
      () => object(type("signedIn")),
      () => object({ ...type("navigated"), route: field("route"), path: field("path") }),
      () => object(type("left")),
      () => object({ ...type("signedOut"), reason: field("reason") }),
      () => object({ ...type("failed"), message: field("message") }),
    ])();
  const kinds: { schema: Parameters<typeof readMessage>[0]; make: () => Made }[] = [
    { schema: readyMessage, make: () => object({ ats: ats(), ...type("ready") }) },
    {
      schema: connectMessage,
      make: () =>
        object(
          { ats: ats(), ...type("connect"), secret: field("secret"), look: look() },
          { path: field("address") },
        ),
    },
    {
      schema: frameMessage,
      make: () =>
        anyOf([
          () => object({ ...type("height"), height: field("pixels") }),
          () => object(type("secret")),
          () => object({ ...type("event"), event: event() }),
        ])(),
    },
    {
      schema: partnerMessage,
      make: () =>
        anyOf([
          () => object({ ...type("secret"), secret: field("newSecret") }),
          () => object({ ...type("navigate"), path: field("address") }),
          () => object({ ...type("look"), look: look() }),
          () => object({ ...type("visible"), top: field("pixels"), height: field("pixels") }),
          () => object(type("signOut")),
          () => object(type("signIn")),
        ])(),
    },
  ];
  /** A field that no schema has, as a later version may send. */
  const strange = { __proto__: null, email: "recruiter@northgate.example" };

  it("passes with its declared fields alone, in 10,000 right and wrong ones", () => {
    const counts = { right: 0, wrong: 0 };
    for (let round = 0; round < 10_000; round++) {
      const { schema, make } = anyOf(kinds);
      const { value, isRight } = make();
      counts[isRight ? "right" : "wrong"]++;
      const sent = structuredClone({ ...(value as object), ...(random() < 0.2 && strange) });
      expect(readMessage(schema, sent), JSON.stringify({ isRight, round })).toEqual(
        isRight ? value : undefined,
      );
    }
    expect(Math.min(counts.right, counts.wrong)).toBeGreaterThan(1500);
  });

  it.each(wrong)("is ignored when it is %o", (value) => {
    for (const { schema } of kinds) expect(readMessage(schema, value)).toBeUndefined();
  });

  it("carries no query and no fragment of an address", () => {
    const navigated = (path: string) =>
      readMessage(frameMessage, {
        type: "event",
        event: { type: "navigated", route: "candidateList", path },
      });
    expect(navigated("/candidate")).toBeDefined();
    expect(navigated("/candidate?q=Amelia")).toBeUndefined();
    expect(navigated("/candidate#Amelia")).toBeUndefined();
  });
});

describe("A client secret", () => {
  test.each(["https://northgate.example", "http://127.0.0.1:4000", "http://northgate.localhost"])(
    "of %s is split into the frame's address and the secret",
    (origin) => {
      expect(splitSecret(`${origin}/embed/${id}#${secret}`)).toEqual({
        address: `${origin}/embed/${id}`,
        origin,
        id,
        secret,
      });
    },
  );

  test.each([
    "",
    undefined,
    secret,
    `https://northgate.example/embed/${id}`,
    `https://northgate.example/embed/${id}#short`,
    `https://northgate.example/embed/${id}#${secret} `.replace(" ", "%20"),
    `https://northgate.example/embed/12#${secret}`,
    `https://northgate.example/login/${id}#${secret}`,
    `https://northgate.example/embed/${id}?a=1#${secret}`,
    `https://user:word@northgate.example/embed/${id}#${secret}`,
    `http://northgate.example/embed/${id}#${secret}`,
    `javascript:/embed/${id}#${secret}`,
    `//northgate.example/embed/${id}#${secret}`,
  ])('is not "%s"', (text) => {
    expect(splitSecret(text)).toBeUndefined();
  });
});

/** The same numbers from 0 to 1 in every run (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
