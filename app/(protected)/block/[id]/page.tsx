import type { Metadata } from "next";
import { z } from "zod";
import { PageAccount } from "@/components/account/page-account";
import { ConsoleForm } from "@/components/admin/console-form";
import { PageLink } from "@/components/ui/page-link";
import { blockPersonAction } from "@/lib/actions/block.actions";
import { blockTexts as texts } from "@/lib/domain/blocks/block.messages";
import { blockHref, ownProfileHref } from "@/lib/links";
import { requireActor } from "@/lib/platform/auth/current-actor";
import { findPersonToBlock } from "@/lib/server/blocks/block-people";
import { pageMetadata } from "@/lib/server/page-metadata";

export const metadata: Metadata = pageMetadata({ title: texts.title, description: texts.description, index: false });

/** What blocking somebody does, and the button for it. */
export default async function BlockPage({ params }: PageProps<"/block/[id]">) {
  const { id } = await params;
  const actor = await requireActor(blockHref(id));
  const person = z.uuid().safeParse(id).success ? await findPersonToBlock(actor, id) : null;
  return (
    <PageAccount account={actor.id}>
      <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-5 px-4 py-10 sm:px-6">
        <h1 className="font-display text-3xl font-bold text-balance [overflow-wrap:anywhere]">
          {person ? texts.titleOf(person.name) : texts.nobody}
        </h1>
        {person ? (
          <>
            <ul className="flex list-disc flex-col gap-2 ps-5">
              {texts.effects.map((effect) => (
                <li key={effect} className="text-pretty">
                  {effect}
                </li>
              ))}
            </ul>
            <p className="text-pretty text-ink-soft">{texts.limits}</p>
            <ConsoleForm
              action={blockPersonAction}
              values={{ userId: person.id }}
              label={texts.titleOf(person.name)}
              submit={texts.block}
              tone="danger"
            />
          </>
        ) : (
          <p className="text-pretty text-ink-soft">{texts.nobodyWhy}</p>
        )}
        <PageLink
          href={ownProfileHref("settings")}
          className="inline-flex min-h-11 items-center font-medium text-leaf underline-offset-4 hover:underline"
        >
          {texts.back}
        </PageLink>
      </div>
    </PageAccount>
  );
}
