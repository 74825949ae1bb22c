export const ats = process.env.ATS_URL ?? "http://127.0.0.1:4000";
