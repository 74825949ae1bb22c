/** The keys to the previous and the next applicant. The first key is shown on the button. */
export const reviewKeys = () => {
  const [back, on] =
    globalThis.document?.dir === "rtl" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  return { previous: ["K", back], next: ["J", on] } as const;
};
