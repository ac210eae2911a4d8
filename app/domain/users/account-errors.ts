export type AccountErrorKey =
  | "account.required"
  | "account.emailInvalid"
  | "account.otpRequired"
  | "account.passwordRequired"
  | "account.passwordShort"
  | "account.passwordLong"
  | "account.passwordCommon"
  | "account.passwordGuessable"
  | "account.confirmRequired"
  | "account.confirmDiffers"
  | "account.roleRequired"
  | "account.displayNameWrong"
  | "account.reasonRequired"
  | "form.maximum";

export const errorKey = (key: AccountErrorKey): AccountErrorKey => key;
