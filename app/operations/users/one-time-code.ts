import { generateTOTP } from "@epic-web/totp";
import type { CodePurpose } from "../../data/users/one-time-codes.ts";
import { keyedHash } from "../../lib/crypto.server.ts";

/** Eight digits from 1 to 9, because a leading zero could get lost. */
export async function generateCode(): Promise<string> {
  const { otp } = await generateTOTP({ digits: 8, charSet: "123456789", algorithm: "SHA-256" });
  return otp;
}

export function hashCode(
  pepper: string,
  purpose: CodePurpose,
  email: string,
  id: string,
  code: string,
) {
  return keyedHash(pepper, [purpose, email, id, code].join("|"));
}
