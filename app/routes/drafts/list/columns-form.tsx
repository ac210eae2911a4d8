import { Form } from "react-router";
import {
  joins,
  type ListField,
  listFields,
} from "../../../domain/songs/drafts/list/list-fields.ts";
import { songFields } from "../../../domain/songs/song-fields.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { SelectField } from "../../../ui/form-fields.tsx";
import type { ShownList } from "./own-list.server.ts";

export function useFieldNames() {
  const { t } = useI18n("ownList");
  return (field: ListField) => {
    if (field === "file") return t("ownList.fileColumn");
    return field === "note" ? t("ownList.note") : t(songFields[field].label);
  };
}

const joinNames = {
  file: "ownList.join.file",
  title: "ownList.join.title",
  order: "ownList.join.order",
} as const;

/** Asks what the columns are and how rows find their files. What is sent stands in the address. */
export function ColumnsForm({ list, token }: { list: ShownList; token: string }) {
  const { t } = useI18n("ownList");
  const nameOf = useFieldNames();
  const { columns, hasHeadings, join, replaces, doubled } = list;
  const sampled = Math.max(0, ...columns.map(({ samples }) => samples.length));
  return (
    <Form
      method="get"
      action="/songs/drafts/list"
      className="panel own-list-columns"
      preventScrollReset
    >
      <h2 id="columns">{t("ownList.columns")}</h2>
      <p className="hint">{t("ownList.columnsHint")}</p>
      <input type="hidden" name="list" value={token} />
      {doubled.map((field) => (
        <p key={field} className="problems" role="alert">
          {t("ownList.doubled", { field: nameOf(field) })}
        </p>
      ))}
      <div className="own-list-scroll">
        <table aria-labelledby="columns">
          <thead>
            <tr>
              {columns.map(({ field, heading }, at) => {
                const name = heading || t("ownList.column", { number: at + 1 });
                return (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its position
                  <th key={at} scope="col">
                    <select
                      name={`c${at}`}
                      aria-label={t("ownList.whatIs", { name })}
                      defaultValue={field}
                    >
                      <option value="">{t("ownList.leaveOut")}</option>
                      {listFields.map((one) => (
                        <option key={one} value={one}>
                          {nameOf(one)}
                        </option>
                      ))}
                    </select>
                    {name}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: sampled }, (_row, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its position
              <tr key={row}>
                {columns.map(({ samples }, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its position
                  <td key={at}>{samples[row]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="own-list-choices">
        <label>
          <input type="checkbox" name="headings" defaultChecked={hasHeadings} />{" "}
          {t("ownList.hasHeadings")}
        </label>
        <label>
          <input type="checkbox" name="replaces" defaultChecked={replaces} />{" "}
          {t("ownList.replaces")}
        </label>
        <SelectField
          name="join"
          label={t("ownList.join")}
          options={joins.map((value) => ({ value, text: t(joinNames[value]) }))}
          defaultValue={join}
        />
        <button type="submit" className="button quiet">
          {t("ownList.show")}
        </button>
      </div>
    </Form>
  );
}
