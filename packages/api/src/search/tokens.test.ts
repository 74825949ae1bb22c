import { expect, test } from "vitest";
import { words } from "./normalise.ts";
import { candidateTokens, jobTokens } from "./tokens.ts";

const amara = {
  candidate_number: 1042,
  first_name: "Amara",
  last_name: "Okafor",
  email: "a.okafor@mail.example",
  contact_mobile_number: "+447700900123",
  postcode: "LS6 2AB",
  current_jobtitle: "Care Assistant",
  city: "Hull",
  current_employer: "Meadow House",
};

test("Specification §2, Global search: a candidate is found by name in either order, email, telephone, place, postcode, work and number", () => {
  const tokens = [...candidateTokens(amara).keys()];
  expect(tokens).toEqual(
    expect.arrayContaining([
      "amara",
      "okafor",
      " amara okafor",
      " okafor amara",
      "a.okafor@mail.example",
      "447700900123",
      "07700900123",
      "ls62ab",
      "ls6",
      "2ab",
      "care",
      "assistant",
      "hull",
      "meadow",
      " care assistant hull",
      " care hull",
      " assistant hull",
      " okafor hull",
      " okafor ls6 2ab",
      "1042",
    ]),
  );
});

test.each([
  ["明", "李", ["明", "李", "李明", "明李"]],
  ["李明", "", ["李明", "明李"]],
  ["민준", "김", ["김민준", "민준김", "준김민"]],
  ["Vincent", "van der Berg", ["van", "der", "berg", "vanderberg", "derberg"]],
  ["Vincent", "Vanderberg", ["vanderberg", "derberg", "berg"]],
  ["Fiona", "McDonald", ["mcdonald", "donald"]],
  ["Fiona", "MCDONALD", ["mcdonald", "donald"]],
  ["Fiona", "Mc Donald", ["mc", "donald", "mcdonald"]],
  ["Luz", "Delacruz", ["delacruz", "lacruz", "cruz"]],
  ["Luz", "Santos De La Cruz", ["delacruz", "lacruz", "cruz"]],
  ["Anne", "OBrien", ["obrien", "brien"]],
  ["Anne-Marie", "O’Brien", ["anne", "marie", "annemarie", "obrien", "brien"]],
  ["Suharto", "", ["suharto"]],
  ["", "Suharto", ["suharto"]],
])(
  "%s %s is found by its parts in any order, written apart and together",
  (first_name, last_name, wanted) => {
    const tokens = candidateTokens({ ...amara, first_name, last_name });
    for (const word of wanted) expect([...tokens.keys()]).toContain(words(word)[0]);
    expect(
      [...tokens.keys()].filter((token) => token.trim() !== token && token.trim() === ""),
    ).toEqual([]);
  },
);

test("Quality S2: only the candidate number identifies nobody", () => {
  const open = [...candidateTokens(amara)].filter(([, identifying]) => !identifying);
  expect(open).toEqual([["1042", false]]);
});

test("Specification §2, Global search: a job is found by title, number, place, postcode, brand and recruiter", () => {
  const tokens = jobTokens({
    title: "Night Care Assistant",
    job_number: 1001,
    location: "Newcastle upon Tyne",
    postal_code: "NE1 4XF",
    brand_name: "Northgate Homes",
    recruiter_first_name: "Tom",
    recruiter_last_name: "Ashdown",
  });
  for (const token of [" night care assistant", "1001", "tyne", "ne14xf", "homes", " ashdown tom"])
    expect(tokens).toContain(token);
});
