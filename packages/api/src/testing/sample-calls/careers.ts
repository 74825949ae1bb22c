import type { TestCompanies } from "../companies.ts";
import { testLogo } from "../companies/brands.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

const params = { company: "northgate-group", job_number: 1001 };
const form = {
  app_uuid: "6f1f3a5e-7d1c-4a53-9a38-0d7ea1b0c003",
  first_name: "Grace",
  last_name: "Lister",
  email: "grace.lister@mail.example",
  contact_mobile_number: "+447700900123",
  city: "Leeds",
  postcode: "LS6 2AB",
  cv: null,
  answers: [],
  consent: true as const,
};

export const careersCalls = ({ keptLink, brands }: TestCompanies) =>
  ({
    listAdverts: { params: { company: "northgate-group" } },
    getAdvert: { params },
    readJobFeed: { params: { company: "northgate-group" } },
    uploadFile: { params, body: testCv() },
    apply: { params, body: { ...form, diversity: {} } },
    saveApplication: { params, body: form },
    resumeApplication: { params, body: { token: keptLink } },
    listBrands: {},
    createBrand: {
      body: { name: "Northgate Schools", accent: "#1668b0", font: "book" },
      own: true,
    },
    updateBrand: {
      params: brands.own,
      version: 1,
      body: { accent: "#0b7a70", font: "humanist", logo: `data:image/png;base64,${testLogo}` },
    },
    deleteBrand: { params: brands.homes },
    readLogo: { params: { company: "northgate-group", ...brands.own } },
  }) satisfies Samples;
