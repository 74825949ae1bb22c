import { describe, expect, it } from "vitest";
import { email, emailMessage, isEmail } from "./email.ts";

const x = (count: number) => "x".repeat(count);

/**
 * Cases from RFC 3696, RFC 5321 and RFC 6531 (international addresses), each with the rule that
 * decides it.
 */
const valid: [rule: string, address: string][] = [
  ["letters", "ann@northgate.example"],
  ["a dot between names", "firstname.lastname@mail.example"],
  ["several dots", "a.b.c.d@mail.example"],
  ["a subdomain", "ann@hr.care.northgate.example"],
  ["a plus", "ann+jobs@mail.example"],
  ["digits alone before the @", "1234567890@mail.example"],
  ["digits in the domain", "ann@123mail.example"],
  ["a hyphen in the domain", "ann@mail-one.example"],
  ["two hyphens in the domain", "ann@mail--one.example"],
  ["an underscore", "_______@mail.example"],
  ["a hyphen", "firstname-lastname@mail.example"],
  ["an apostrophe", "ann.o'brien@mail.example"],
  ["each sign that an atom may have", "!#$%&'*+/=?^_`{|}~-@mail.example"],
  ["a slash and an equals sign", "customer/department=shipping@mail.example"],
  ["capitals", "Ann.BELL@Mail.EXAMPLE"],
  ["one letter before the @", "x@mail.example"],
  ["a domain of one letter", "ann@x.example"],
  ["a top-level domain of two letters", "ann@mail.uk"],
  ["a top-level domain of 63 letters", `ann@mail.${x(63)}`],
  ["a long top-level domain", "ann@mail.photography"],
  ["64 characters before the @", `${x(64)}@mail.example`],
  ["a label of 63 characters", `ann@${x(63)}.example`],
  ["254 characters in all", `${x(64)}@${x(63)}.${x(63)}.${x(53)}.example`],
  ["Latin letters with marks", "łukasz.żółć@poczta.example"],
  ["Greek", "χρήστης@παράδειγμα.ελ"],
  ["Cyrillic", "иван.петров@почта.рф"],
  ["Chinese", "用户@例子.公司"],
  ["Japanese", "黒川.日本@黒川.日本"],
  ["Arabic", "مريم@مثال.السعودية"],
  ["Hindi, whose vowels are marks", "संपर्क@डाटामेल.भारत"],
  ["an umlaut in the domain", "ann@bücher.example"],
];

const invalid: [rule: string, address: string][] = [
  ["nothing", ""],
  ["no @", "plainaddress"],
  ["no @, but a domain", "mail.example"],
  ["nothing before the @", "@mail.example"],
  ["nothing after the @", "ann@"],
  ["two @", "ann@bell@mail.example"],
  ["a leading dot", ".ann@mail.example"],
  ["a dot before the @", "ann.@mail.example"],
  ["consecutive dots", "ann..bell@mail.example"],
  ["consecutive dots in the domain", "ann@mail..example"],
  ["a leading dot in the domain", "ann@.mail.example"],
  ["a dot at the end", "ann@mail.example."],
  ["dots alone", "...@mail.example"],
  ["a hyphen before the domain", "ann@-mail.example"],
  ["a hyphen after a label", "ann@mail-.example"],
  ["an underscore in the domain", "ann@my_mail.example"],
  ["no top-level domain", "ann@mail"],
  ["localhost", "root@localhost"],
  ["a top-level domain of one letter", "ann@mail.e"],
  ["a top-level domain of 64 letters", `ann@mail.${x(64)}`],
  ["a digit in the top-level domain", "ann@mail.ex4mple"],
  ["a top-level domain of digits", "ann@mail.123"],
  ["an international top-level domain in its ASCII form", "ann@mail.xn--p1ai"],
  ["65 characters before the @", `${x(65)}@mail.example`],
  ["a label of 64 characters", `ann@${x(64)}.example`],
  ["255 characters in all", `${x(64)}@${x(63)}.${x(63)}.${x(54)}.example`],
  ["an IP address", "ann@123.123.123.123"],
  ["an IP address in brackets", "ann@[123.123.123.123]"],
  ["an IPv6 address", "ann@[IPv6:2001:db8::1]"],
  ["a port", "ann@mail.example:25"],
  ["a space", "ann bell@mail.example"],
  ["a space in the domain", "ann@mail one.example"],
  ["a line break", "ann@mail.example\nbcc: all@mail.example"],
  ["a quoted part", '"ann bell"@mail.example'],
  ["a backslash", "ann\\bell@mail.example"],
  ["a comment", "ann@mail.example (Ann Bell)"],
  ["a name before it", "Ann Bell <ann@mail.example>"],
  ["angle brackets", "<ann@mail.example>"],
  ["two addresses", "ann@mail.example,bob@mail.example"],
  ["a semicolon at the end", "ann@mail.example;"],
  ["round brackets", "ann(bell@mail.example"],
  ["mailto", "mailto:ann@mail.example"],
  ["an emoji", "ann😀@mail.example"],
  ["a character that is not seen", "ann\u200b@mail.example"],
  ["text turned round", "ann\u202e@mail.example"],
  ["a control character", "ann\u0000@mail.example"],
];

/** The examples of Wikipedia's article "Email address", grouped as there (2026). */
const published = {
  valid: [
    "simple@example.com",
    "very.common@example.com",
    "FirstName.LastName@EasierReading.org",
    "x@example.com",
    "long.email-address-with-hyphens@and.subdomains.example.com",
    "user.name+tag+sorting@example.com",
    "name/surname@example.com",
    "mailhost!username@example.org",
    "user%example.com@example.org",
    "user-@example.org",
  ],
  /**
   * Valid there, but refused here: we require a top-level domain of letters and allow no quotes.
   */
  validBeyondTheRule: [
    "admin@example",
    '" "@example.org',
    '"john..doe"@example.org',
    '"very.(),:;<>[]\\".VERY.\\"very@\\\\ \\"very\\".unusual"@strange.example.com',
    "postmaster@[123.123.123.123]",
    "postmaster@[IPv6:2001:0db8:85a3:0000:0000:8a2e:0370:7334]",
    "_test@[IPv6:2001:0db8:85a3:0000:0000:8a2e:0370:7334]",
  ],
  invalid: [
    "abc.example.com",
    "a@b@c@example.com",
    'a"b(c)d,e:f;g<h>i[j\\k]l@example.com',
    'just"not"right@example.com',
    'this is"not\\allowed@example.com',
    'this\\ still\\"not\\\\allowed@example.com',
    "1234567890123456789012345678901234567890123456789012345678901234+x@example.com",
    "i.like.underscores@but_they_are_not_allowed_in_this_part",
  ],
};

describe("Specification §5, email address, by the published list", () => {
  it.each(published.valid)("%s is valid", (address) => expect(isEmail(address)).toBe(true));
  it.each([...published.validBeyondTheRule, ...published.invalid])("%s is refused", (address) =>
    expect(isEmail(address)).toBe(false),
  );
});

describe("Specification §5, email address: valid with", () => {
  it.each(valid)("%s: %s", (_, address) => expect(isEmail(address)).toBe(true));
});

describe("Specification §5, email address: refused for", () => {
  it.each(invalid)("%s: %s", (_, address) => expect(isEmail(address)).toBe(false));
});

describe("Specification §5, email address", () => {
  it("is refused with the specification's message", () => {
    expect(emailMessage).toBe("E-mail must be valid.");
    expect(email.safeParse("ann").error?.issues[0]?.message).toBe(emailMessage);
  });

  it("may have spaces around it, which are removed", () => {
    expect(email.parse("  ann@mail.example ")).toBe("ann@mail.example");
  });

  it("decides quickly about a long hostile address", () => {
    expect(isEmail(`${"a.".repeat(120)}@${"b-".repeat(5000)}`)).toBe(false);
    expect(isEmail(`a@${"a-".repeat(124)}!`)).toBe(false);
  });
});
