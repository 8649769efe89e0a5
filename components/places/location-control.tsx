"use client";

import { useActionState, useRef } from "react";
import { chooseTownAction, forgetLocationAction } from "@/lib/actions/location.actions";
import { IDLE } from "@/lib/domain/forms/form-state";
import { locationControlTexts as texts } from "@/lib/domain/places/location-control.messages";
import { ForgetLocation } from "./forget-location";
import { LocateButton } from "./locate-button";
import { LocationDisclosure } from "./location-disclosure";
import { LocationOutcomeLine } from "./location-outcome-line";
import { TownForm } from "./town-form";
import { useOwnLocation } from "./use-own-location";

type LocationControlProps = {
  /** The known position in words, as "Pune, Maharashtra"; null without a position or a nearby town. */
  place: string | null;
  isKnown: boolean;
  /** Path of the current page. */
  from: string;
  /** In a row of controls, which on phones has space for one short button. Its panel is as wide as the row. */
  isInRow?: boolean;
};

/** Shows the visitor's place, and the ways to set it: the browser's position, a town's name, or none. */
export function LocationControl({ place, isKnown, from, isInRow = false }: LocationControlProps) {
  const { isAsking, isSending, outcome, locate, send } = useOwnLocation();
  const [posted, post] = useActionState(chooseTownAction, IDLE);
  const section = useRef<HTMLElement>(null);
  const details = useRef<HTMLDetailsElement>(null);

  /** The pressed button may disappear with the next state; the focus stays in the control. */
  function finish(): void {
    const summary = details.current?.querySelector("summary");
    if (section.current?.contains(document.activeElement)) summary?.focus();
    if (details.current) details.current.open = false;
  }

  async function onLocate() {
    if (await locate()) finish();
    else if (details.current) details.current.open = true;
  }

  async function sendAndFinish(...[action, fields]: Parameters<typeof send>) {
    const answer = await send(action, fields);
    if (answer.status === "done") finish();
    return answer;
  }

  return (
    <section
      ref={section}
      aria-label={texts.yourLocation}
      className={isInRow ? "min-w-0 md:relative md:flex md:flex-col md:gap-2" : "relative flex flex-col gap-2"}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {!isKnown && (
          <LocateButton isAsking={isAsking} onPress={onLocate} className={isInRow ? "max-md:hidden" : undefined} />
        )}
        <LocationDisclosure
          ref={details}
          isOpenAtFirst={posted.status === "failed"}
          isInRow={isInRow}
          label={
            isKnown ? (
              <>
                <i className="icon size-4 text-leaf icon-map-pin" />
                <span className="min-w-0 truncate">
                  {place ? (
                    <>
                      <span className={isInRow ? "max-md:sr-only" : undefined}>{texts.near} </span>
                      {place}
                    </>
                  ) : (
                    texts.locationKnown
                  )}
                </span>
                <span className={isInRow ? "text-leaf max-md:sr-only" : "text-leaf"}>
                  {texts.change}
                  <span className="sr-only"> {texts.ownLocation}</span>
                </span>
              </>
            ) : (
              <>
                {isInRow && <i className="icon size-4 text-leaf icon-map-pin md:hidden" />}
                {isInRow && (
                  <span aria-hidden="true" className="md:hidden">
                    {texts.town}
                  </span>
                )}
                <span className={isInRow ? "max-md:sr-only" : undefined}>{texts.chooseTown}</span>
              </>
            )
          }
        >
          {(isKnown || isInRow) && (
            <LocateButton isAsking={isAsking} onPress={onLocate} className={isKnown ? undefined : "md:hidden"} />
          )}
          <TownForm
            post={post}
            posted={posted}
            from={from}
            isSending={isSending}
            send={(fields) => sendAndFinish(chooseTownAction, fields)}
          />
          {isKnown && (
            <ForgetLocation
              from={from}
              isSending={isSending}
              send={(fields) => sendAndFinish(forgetLocationAction, fields)}
            />
          )}
        </LocationDisclosure>
      </div>
      <LocationOutcomeLine outcome={outcome} />
    </section>
  );
}
