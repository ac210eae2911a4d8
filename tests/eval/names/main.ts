import { type Agreement, attestedAgreement, furtherAgreement } from "./agreement.ts";

// `npm run eval:names [-- --all]`: how many names of raagas in the scripts of India the rules alone make.
const shown = ({ names, exact, alike }: Agreement) =>
  `${String(names).padStart(6)}${String(exact).padStart(8)}${String(alike).padStart(8)}`;

console.log("            attested                further, not seen");
console.log("     names   exact   alike     names   exact   alike");
for (const language of ["te", "ta", "kn", "ml", "hi"] as const) {
  const attested = await attestedAgreement(language);
  const further = await furtherAgreement(language);
  console.log(`${language}  ${shown(attested)}  ${shown(further)}`);
  if (!process.argv.includes("--all")) continue;
  for (const [form, made] of [...attested.differing, ...further.differing])
    console.log(`      ${form} ≠ ${made}`);
}
