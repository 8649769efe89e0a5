import { renderSVG } from "uqr";
import {
  confirmSecondFactorAction,
  removeSecondFactorAction,
  renewRecoveryCodesAction,
} from "@/lib/actions/security.actions";
import { securityTexts as texts } from "@/lib/domain/account/second-factor.messages";
import { FactorForm } from "./factor-form";

type FactorPanelProps = {
  factor: { since: Date; codesLeft: number } | null;
  /** What an app needs, while the factor is off. */
  setup: { key: string; uri: string } | null;
  isStaff: boolean;
  /** Where the set-up leads. */
  from: string | null;
};

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
/** Modules of white around the code, as scanners need. */
const QUIET_ZONE = 2;

const qrCode = (uri: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: QUIET_ZONE }))}`;

/** Sets up the second factor, or shows its state with what can be done about it. */
export function FactorPanel({ factor, setup, isStaff, from }: FactorPanelProps) {
  return (
    <section
      aria-labelledby="factor"
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 sm:p-7"
    >
      <h2 id="factor" className="font-display text-xl font-bold">
        {texts.factor}
      </h2>
      {!factor && <p className="text-pretty text-ink-soft">{isStaff ? texts.staffIntro : texts.off}</p>}
      {factor && (
        <p className="text-pretty text-ink-soft">
          {texts.on(DAY.format(factor.since))} {texts.codesLeft(factor.codesLeft)}
        </p>
      )}
      {/* One place in the tree for all three, so that new codes stay on the screen when the state changes. */}
      <FactorForm action={confirmSecondFactorAction} name="turn-on" submit={texts.turnOn} to={from} isHidden={!setup}>
        {setup && (
          <>
            <p>{texts.scan}</p>
            {/* eslint-disable-next-line @next/next/no-img-element -- A data address needs no optimization. */}
            <img
              src={qrCode(setup.uri)}
              alt={texts.picture}
              width={192}
              height={192}
              className="bg-white rounded-control"
            />
            <p className="text-sm text-ink-soft">
              {texts.orType}{" "}
              <code className="font-mono break-all text-ink">{setup.key.match(/.{1,4}/g)!.join(" ")}</code>
            </p>
            <p>{texts.enter}</p>
          </>
        )}
      </FactorForm>
      {factor && (
        <>
          <details className="rounded-control border border-line px-4">
            <summary className="flex min-h-11 cursor-pointer items-center font-medium">{texts.renew}</summary>
            <div className="pb-4">
              <FactorForm action={renewRecoveryCodesAction} name="renew" submit={texts.renew} to={null}>
                <p className="text-sm text-ink-soft">{texts.renewText}</p>
              </FactorForm>
            </div>
          </details>
          <details className="rounded-control border border-line px-4">
            <summary className="flex min-h-11 cursor-pointer items-center font-medium">{texts.remove}</summary>
            <div className="pb-4">
              <FactorForm action={removeSecondFactorAction} name="remove" submit={texts.remove} to={null}>
                <p className="text-sm text-ink-soft">{texts.removeText}</p>
              </FactorForm>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
