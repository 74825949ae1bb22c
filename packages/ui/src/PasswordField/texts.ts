import { texts } from "../texts/texts.tsx";

export const passwordFieldTexts = texts("ui.passwordField", {
  showPassword: "Show password",
  passwordStrength: "Password strength",
  strengthChecking: "Checking…",
  strengthTooShort: "Too short",
  strengthTooLong: "Too long",
  strengthWeak: "Weak",
  strengthFair: "Fair",
  strengthGood: "Good",
  strengthStrong: "Strong",
  passwordShort: "Use at least {min} characters. This has {count}.",
  passwordLong: "Use at most {max} characters. This has {count}.",
  passwordCommon: "This is one of the first passwords an attacker would try.",
  passwordPersonal: "Leave out your own name, email address and company.",
  passwordPattern: "Rows of keys, sequences and repeats are easy to guess.",
  passwordDate: "Dates and years are easy to guess.",
  passwordName: "Names are easy to guess, even with a number after them.",
  passwordWords: "Add one or two unrelated words.",
  passwordFine: "Hard to guess.",
});
