import { expect, test } from "vitest";
import { raagaForm } from "./raaga.ts";
import { taalaForm } from "./taala.ts";

const told = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

test("what two fields say together is told beside what is wrong with a third", () => {
  expect(told(raagaForm.safeParse({ name: "", melakarta: "65", parentId: "Kalyani" }))).toEqual([
    "name admin.nameRequired",
    "parentId admin.melakartaOrParent",
  ]);
  const taala = { name: "", jati: "Chatusra", angas: "IOO", aksharas: "9" };
  expect(told(taalaForm.safeParse(taala))).toEqual([
    "name admin.nameRequired",
    "aksharas admin.aksharasDiffer",
  ]);
  expect(told(taalaForm.safeParse({ ...taala, aksharas: "many" }))).toEqual([
    "name admin.nameRequired",
    "aksharas admin.aksharasWrong",
  ]);
});
