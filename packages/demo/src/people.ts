import type { SimpleFaker } from "@faker-js/faker";
import type { History } from "@ats/core/applications/application";
import { normalise } from "@ats/api/internal/search/normalise";
import type { DemoCandidate } from "./data.ts";
import { personName } from "./names.ts";
import { type Place, postcodeIn } from "./places.ts";
import type { Profession } from "./professions/profession.ts";

export interface Person
  extends Omit<
    DemoCandidate,
    | "company_id"
    | "id"
    | "candidate_number"
    | "search_text"
    | "anonymous_search_text"
    | "email_key"
    | "created_date_time"
  > {
  profession: Profession;
}

/** Creates a person of a profession, with a matching employment history. */
export function createPerson(
  random: SimpleFaker,
  profession: Profession,
  places: readonly Place[],
  mobileNumber: () => string,
): Person {
  const { arrayElement } = random.helpers;
  const name = personName(random);
  const place = arrayElement(places);
  const history = createHistory(random, profession);
  return {
    ...name,
    email: emailOf(random, name),
    contact_mobile_number: random.datatype.boolean(0.94) ? mobileNumber() : null,
    city: place.city,
    postcode: postcodeIn(random, place),
    current_jobtitle: history.employment[0]?.job_title ?? null,
    current_employer: history.employment[0]?.company ?? null,
    history,
    profession,
  };
}

function emailOf(random: SimpleFaker, name: { first_name: string; last_name: string }): string {
  const [first, last] = [name.first_name, name.last_name].map((part) =>
    normalise(part).replace(/[^a-z-]/g, ""),
  ) as [string, string];
  const local = random.helpers.arrayElement([
    `${first}.${last}`,
    `${first}${last}`,
    `${first[0]}.${last}`,
    `${first}_${last}`,
    `${last}.${first}`,
  ]);
  const digits = random.datatype.boolean(0.6) ? random.number.int({ min: 1, max: 99 }) : "";
  const domain = random.helpers.arrayElement(["example.com", "example.org", "example.net"]);
  return `${local}${digits}@${domain}`;
}

function createHistory(random: SimpleFaker, profession: Profession): History {
  const { arrayElements } = random.helpers;
  const { ladder, duties, skills, courses } = profession;
  const top = Math.floor(random.number.float() ** 1.7 * ladder.length);
  const posts = Math.min(1 + random.number.int(3), top + 2);
  const employers = arrayElements(profession.employers, posts);
  const done = random.helpers.shuffle(duties);
  return {
    employment: employers.map((company, index) => ({
      company,
      job_title: ladder[Math.max(0, top - index)] ?? "",
      description: [0, 1].map((each) => done[(index * 2 + each) % done.length]).join(" "),
      employment_length: lengthOf(random),
    })),
    education: educationOf(random, profession),
    courses: arrayElements(courses, { min: 1, max: 3 }),
    skills: arrayElements(skills, { min: 3, max: 5 }).map((skill) => ({
      ...skill,
      years_experience: random.number.int({ min: 1, max: 2 + top * 3 }),
    })),
  };
}

function educationOf(random: SimpleFaker, { education }: Profession): History["education"] {
  const { arrayElement } = random.helpers;
  const school = {
    type: "GCSE",
    subject: arrayElement(["Nine subjects", "Eight subjects", "Five subjects"]),
    institute: arrayElement(schools),
    grade: arrayElement(["Grades 4 to 8", "Grades A to C", "Grades B to D", "Grades 4 to 6"]),
  };
  const further = {
    type: education.type,
    subject: arrayElement(education.subjects),
    institute: arrayElement(education.institutes),
    grade: arrayElement(
      education.type === "Degree"
        ? ["First", "2:1", "2:1", "2:2"]
        : ["Pass", "Pass", "Merit", "Distinction"],
    ),
  };
  return random.datatype.boolean(0.75) ? [further, school] : [school];
}

const schools = [
  "Roundhay School",
  "Allerton Grange School",
  "Carlton Bolling",
  "Parrs Wood High School",
  "Gosforth Academy",
  "Silverdale School",
  "St Mary's Catholic High School",
  "Overseas school",
];

function lengthOf(random: SimpleFaker): string {
  const months = Math.round(4 + random.number.float() ** 2 * 110);
  const years = Math.floor(months / 12);
  return [years > 0 && count(years, "year"), months % 12 > 0 && count(months % 12, "month")]
    .filter(Boolean)
    .join(" ");
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;
