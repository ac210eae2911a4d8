import { useState } from "react";
import { Form } from "react-router";
import { isEmpty, nothing, songIdsOf } from "../../../domain/kept/device-lists.ts";
import { laterKey } from "../../../domain/kept/device-key.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { Stylesheet } from "../../../ui/document/stylesheet.tsx";
import stylesheet from "../../../styles/device.css?url";
import { rememberSent, useDeviceLists } from "./device-storage.ts";
import { Question } from "./question.tsx";
import { useChange } from "./use-change.ts";

export default function DeviceOffer() {
  const { t } = useI18n("device");
  const deviceLists = useDeviceLists();
  const change = useChange();
  const [isAsking, setIsAsking] = useState(false);
  const [isLater, setIsLater] = useState(false);
  if (isEmpty(deviceLists) || isLater) return null;
  const values = {
    songs: t("collection.count", { count: songIdsOf(deviceLists).length }),
    lists: t("device.lists", {
      count: deviceLists.lists.length + (deviceLists.marks.length > 0 ? 1 : 0),
    }),
  };
  return (
    <section className="panel device-offer" aria-labelledby="device-offer">
      <Stylesheet href={stylesheet} />
      <h2 id="device-offer">{t("device.title")}</h2>
      <p>{t("device.offer", values)}</p>
      {/* Multipart, because URL encoding triples the size of names in Indian scripts. */}
      <Form
        method="post"
        action="/my-collection"
        encType="multipart/form-data"
        className="actions"
        onSubmit={() => rememberSent(deviceLists)}
      >
        <input type="hidden" name="device" value={JSON.stringify(deviceLists)} />
        <button type="submit" name="act" value="takeOver" className="button">
          {t("device.takeOver")}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            sessionStorage.setItem(laterKey, "yes");
            setIsLater(true);
          }}
        >
          {t("device.notNow")}
        </button>
        <button type="button" className="button quiet" onClick={() => setIsAsking(true)}>
          {t("device.clear")}
        </button>
      </Form>
      {isAsking && (
        <Question
          title={t("device.clear")}
          text={t("device.clearLead")}
          onYes={() => change(() => nothing, t("device.cleared"))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
