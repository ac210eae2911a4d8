import type { Language } from "../../../archive.ts";
import type { MessageKey } from "../../../i18n/messages.ts";
import { translate } from "../../../i18n/translate.server.ts";

export function soundLabels(language: Language) {
  const t = (key: MessageKey) => translate(language, key);
  return {
    title: t("sound.title"),
    shruti: t("sound.shruti"),
    tempo: t("sound.tempo"),
    tempi: { slow: t("sound.slow"), medium: t("sound.medium"), fast: t("sound.fast") },
    file: t("sound.file"),
    practise: t("sound.practise"),
  };
}
export type SoundLabels = ReturnType<typeof soundLabels>;
