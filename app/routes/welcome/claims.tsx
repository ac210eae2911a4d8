import { useI18n } from "../../i18n/provider.tsx";

const claims = ["songs", "raagas", "years"] as const;

export function Claims({ holdings }: { holdings: Record<(typeof claims)[number], string> }) {
  const { t } = useI18n();
  return (
    <dl className="claims">
      {claims.map((claim) => (
        <div key={claim}>
          <dt>{t(`claim.${claim}`)}</dt>
          <dd>{t(`claim.${claim}Number`)}</dd>
          <dd className="holding">{holdings[claim]}</dd>
        </div>
      ))}
    </dl>
  );
}
