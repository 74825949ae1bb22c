import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export const careersCalls = {
  listAdverts: { params: { company: "northgate-group" } },
  getAdvert: { params: { company: "northgate-group", job_number: 1001 } },
  readJobFeed: { params: { company: "northgate-group" } },
  uploadFile: { params: { company: "northgate-group", job_number: 1001 }, body: testCv() },
  apply: {
    params: { company: "northgate-group", job_number: 1001 },
    body: {
      app_uuid: "6f1f3a5e-7d1c-4a53-9a38-0d7ea1b0c003",
      first_name: "Grace",
      last_name: "Lister",
      email: "grace.lister@mail.example",
      contact_mobile_number: "+447700900123",
      city: "Leeds",
      postcode: "LS6 2AB",
      cv: null,
      answers: [],
      consent: true,
      diversity: {},
    },
  },
} satisfies Samples;
