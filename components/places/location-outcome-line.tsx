import type { LocationOutcome } from "./use-own-location";

/** The result of the last attempt. Both regions are always rendered, so that screen readers notice changes. */
export function LocationOutcomeLine({ outcome }: { outcome: LocationOutcome | null }) {
  const isError = outcome?.tone === "error";
  return (
    <>
      <p role="alert" className={isError ? "flex items-start gap-1.5 text-sm text-brick" : "sr-only"}>
        {isError && (
          <>
            <i className="icon mt-0.5 size-4 shrink-0 icon-circle-exclamation-point" />
            <span>
              <span>{outcome.text}</span>
              {outcome.hint && <span className="block text-ink-soft">{outcome.hint}</span>}
            </span>
          </>
        )}
      </p>
      <p role="status" className={outcome && !isError ? "flex items-start gap-1.5 text-sm" : "sr-only"}>
        {outcome && !isError && (
          <>
            <i className="icon mt-0.5 size-4 shrink-0 text-leaf icon-circle-check" />
            <span>{outcome.text}</span>
          </>
        )}
      </p>
    </>
  );
}
