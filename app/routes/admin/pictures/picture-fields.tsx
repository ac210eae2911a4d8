import { useRef, useState } from "react";
import { pictureLengths } from "../../../domain/people/person-picture.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Field } from "../../../ui/field.tsx";
import { SelectField, type SelectOption, TextField } from "../../../ui/form-fields.tsx";
import { loadPart } from "../../../ui/part.tsx";

const textFields = ["description", "credit", "rights"] as const;

/** The fields of a picture. With a script, the browser makes its sizes as soon as a file is chosen. */
export function PictureFields(props: {
  texts: { [Name in (typeof textFields)[number]]?: string } & { statement?: string | null };
  /** The statements of who may use it, by their names. */
  statements: readonly SelectOption[];
  errors: Record<string, string> | undefined;
  isReplaced: boolean;
  kilobytes: number;
}) {
  const { t } = useI18n("admin");
  const { texts, errors, isReplaced, kilobytes } = props;
  const sizes = useRef<HTMLInputElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"none" | "making" | "made" | "failed">("none");
  const chosen = useRef(0);

  async function makeSizes(file: File | undefined) {
    const turn = ++chosen.current;
    sizes.current!.files = new DataTransfer().files;
    setState(file ? "making" : "none");
    if (!file) return;
    const part = await loadPart(() => import("./make-sizes.ts"));
    const made = await part?.makeSizes(file, kilobytes * 1000, preview.current!).catch(() => null);
    if (turn !== chosen.current) return;
    const list = new DataTransfer();
    for (const one of made ?? []) list.items.add(one);
    sizes.current!.files = list.files;
    setState(made ? "made" : "failed");
  }

  return (
    <>
      <Field
        name="picture"
        label={t(isReplaced ? "picture.newFile" : "picture.file")}
        hint={t("picture.fileHint", { kilobytes })}
        error={errors?.picture}
        status={
          <p role="status" className="hint">
            {state === "making" && t("picture.making")}
            {state === "made" && t("picture.made")}
            {state === "failed" && t("picture.unreadable")}
          </p>
        }
      >
        {(control) => (
          <input
            {...control}
            type="file"
            // With sizes, the file itself is not sent.
            name={state === "made" || state === "making" ? undefined : control.name}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => void makeSizes(event.target.files?.[0])}
          />
        )}
      </Field>
      <canvas ref={preview} className="portrait now" hidden={state !== "made"} aria-hidden="true" />
      <input ref={sizes} type="file" name="sizes" multiple hidden tabIndex={-1} />
      {textFields.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`picture.${name}`)}
          hint={t(`picture.${name}Hint`)}
          defaultValue={texts[name]}
          error={errors?.[name]}
          maxLength={pictureLengths[name]}
          autoComplete="off"
          required
        />
      ))}
      <SelectField
        name="statement"
        label={t("picture.statement")}
        defaultValue={texts.statement ?? ""}
        error={errors?.statement}
        options={props.statements}
      />
      <p className="actions">
        <button
          type="submit"
          name="act"
          value="save"
          className="button"
          disabled={state === "making"}
        >
          {t("admin.save")}
        </button>
      </p>
    </>
  );
}
