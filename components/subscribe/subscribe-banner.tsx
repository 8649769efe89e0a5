"use client";

import { Illustration } from "@/components/ui/illustration";
import { subscribeBannerTexts as texts } from "@/lib/domain/subscriptions/subscribe-form.messages";
import { SubscribeForm } from "./subscribe-form";

/** Anchor to which links point and forms without a script return. */
const ANCHOR = "subscribe";
const PICTURES = [1, 2, 3, 4, 5, 6] as const;

/** The banner at the end of a page (docs/product.md, Screens). */
export function SubscribeBanner() {
  return (
    <section
      id={ANCHOR}
      aria-labelledby="subscribe-heading"
      className="mx-auto max-w-page scroll-mt-20 px-4 py-16 sm:px-6"
    >
      <div className="grid items-center gap-8 rounded-card border border-line bg-card p-6 sm:p-10 lg:grid-cols-[1.3fr_1fr]">
        <div className="flex flex-col gap-4">
          <h2 id="subscribe-heading" className="font-display text-2xl font-bold text-balance">
            {texts.subscribeGetUpdate}
          </h2>
          <p className="text-ink-soft">{texts.n20kStudentsDaily}</p>
          <SubscribeForm anchor={ANCHOR} />
        </div>
        <ul aria-hidden className="grid grid-cols-6 gap-3 sm:grid-cols-3">
          {PICTURES.map((number) => (
            <li key={number} className="flex justify-center">
              <Illustration name={`subscribe-${number}`} width={104} height={104} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
