import { describe, expect, test } from "vitest";
import { fieldsOfHeadings } from "./import-headers.ts";

/** The heading that fills each field. */
const filledBy = (line: string) => {
  const headings = line.split(",");
  const fields = fieldsOfHeadings(headings);
  return Object.fromEntries(
    fields.flatMap((field, index) => (field ? [[field, headings[index]]] : [])),
  );
};

describe("Specification §1, import: columns are recognised by the headings that programs write", () => {
  test.each<[string, string, Record<string, string>]>([
    [
      "Outlook",
      "First Name,Middle Name,Last Name,Title,Suffix,Nickname,E-mail Address,E-mail 2 Address,Home Phone,Business Phone,Mobile Phone,Primary Phone,Job Title,Department,Company,Business City,Business Postal Code,Home City,Home Postal Code,Categories",
      {
        first_name: "First Name",
        last_name: "Last Name",
        email: "E-mail Address",
        contact_mobile_number: "Mobile Phone",
        current_jobtitle: "Job Title",
        current_employer: "Company",
        city: "Home City",
        postcode: "Home Postal Code",
        tags: "Categories",
      },
    ],
    [
      "Google Contacts",
      "First Name,Middle Name,Last Name,Name Prefix,Name Suffix,Organization Name,Organization Title,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - City,Address 1 - Postal Code",
      {
        first_name: "First Name",
        last_name: "Last Name",
        email: "E-mail 1 - Value",
        contact_mobile_number: "Phone 1 - Value",
        current_jobtitle: "Organization Title",
        current_employer: "Organization Name",
        city: "Address 1 - City",
        postcode: "Address 1 - Postal Code",
        tags: "Labels",
      },
    ],
    [
      "Google Contacts of some years ago",
      "Name,Given Name,Additional Name,Family Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Name,Organization 1 - Title",
      {
        first_name: "Given Name",
        last_name: "Family Name",
        email: "E-mail 1 - Value",
        contact_mobile_number: "Phone 1 - Value",
        current_jobtitle: "Organization 1 - Title",
        current_employer: "Organization 1 - Name",
        tags: "Group Membership",
      },
    ],
    [
      "LinkedIn",
      "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
      {
        first_name: "First Name",
        last_name: "Last Name",
        email: "Email Address",
        current_employer: "Company",
        current_jobtitle: "Position",
      },
    ],
    [
      "LinkedIn Recruiter",
      "First Name,Last Name,Headline,Location,Current Title,Current Company,Email Address,Phone Number,Profile URL",
      {
        first_name: "First Name",
        last_name: "Last Name",
        city: "Location",
        current_jobtitle: "Current Title",
        current_employer: "Current Company",
        email: "Email Address",
        contact_mobile_number: "Phone Number",
      },
    ],
    [
      "Greenhouse",
      "Candidate ID,Candidate Name,Company,Title,Phone Numbers,Email Addresses,Candidate Tags,Source,Job",
      {
        full_name: "Candidate Name",
        current_employer: "Company",
        current_jobtitle: "Title",
        contact_mobile_number: "Phone Numbers",
        email: "Email Addresses",
        tags: "Candidate Tags",
      },
    ],
    [
      "Lever",
      "Profile ID,Candidate Name,Emails,Phones,Headline,Location,Tags,Origin,Stage",
      {
        full_name: "Candidate Name",
        email: "Emails",
        contact_mobile_number: "Phones",
        current_jobtitle: "Headline",
        city: "Location",
        tags: "Tags",
      },
    ],
    [
      "Workable",
      "Name,Firstname,Lastname,Job,Stage,Email,Phone,Headline,Address,Tags",
      {
        first_name: "Firstname",
        last_name: "Lastname",
        email: "Email",
        contact_mobile_number: "Phone",
        current_jobtitle: "Headline",
        tags: "Tags",
      },
    ],
    [
      "SmartRecruiters",
      "Candidate First Name,Candidate Last Name,Candidate Email,Candidate Phone Number,Candidate Location,Current Position,Current Company,Candidate Tags,Application Date",
      {
        first_name: "Candidate First Name",
        last_name: "Candidate Last Name",
        email: "Candidate Email",
        contact_mobile_number: "Candidate Phone Number",
        city: "Candidate Location",
        current_jobtitle: "Current Position",
        current_employer: "Current Company",
        tags: "Candidate Tags",
      },
    ],
    [
      "Bullhorn",
      "ID,Name,Email 1,Home Phone,Mobile Phone,Occupation,Current Company,Address City,Zip Code,Skills,Status",
      {
        full_name: "Name",
        email: "Email 1",
        contact_mobile_number: "Mobile Phone",
        current_jobtitle: "Occupation",
        current_employer: "Current Company",
        city: "Address City",
        postcode: "Zip Code",
        tags: "Skills",
      },
    ],
    [
      "a table in Welsh",
      "Enw cyntaf,Cyfenw,E-bost,Ffôn symudol,Tref,Cod post,Swydd bresennol,Cyflogwr presennol,Tagiau,Cydsyniad,Cadw tan",
      {
        first_name: "Enw cyntaf",
        last_name: "Cyfenw",
        email: "E-bost",
        contact_mobile_number: "Ffôn symudol",
        city: "Tref",
        postcode: "Cod post",
        current_jobtitle: "Swydd bresennol",
        current_employer: "Cyflogwr presennol",
        tags: "Tagiau",
        consent: "Cydsyniad",
        retention_date: "Cadw tan",
      },
    ],
  ])("%s", (_, line, expected) => expect(filledBy(line)).toEqual(expected));
});

test("of several columns for a field, only the best fills it, wherever it stands", () => {
  expect(filledBy("Email,E-mail")).toEqual({ email: "Email" });
  expect(filledBy("Home phone,Work phone,Mobile")).toEqual({ contact_mobile_number: "Mobile" });
});

test("a full name is left out beside a first and a last name", () => {
  expect(filledBy("Name,First Name,Last Name")).toEqual({
    first_name: "First Name",
    last_name: "Last Name",
  });
  expect(filledBy("Name,First Name")).toEqual({ full_name: "Name", first_name: "First Name" });
});

test("a title of address is no job title", () => {
  expect(filledBy("Title,First Name,Last Name")).not.toHaveProperty("current_jobtitle");
  expect(filledBy("Name,Title,Email")).toHaveProperty("current_jobtitle", "Title");
});
