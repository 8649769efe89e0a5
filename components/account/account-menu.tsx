"use client";

import dynamic from "next/dynamic";
import { PageLink } from "@/components/ui/page-link";
import { ClosingDetails } from "@/components/layout/closing-details";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { useViewer } from "@/lib/client/viewer";
import { accountMenuTexts as texts } from "@/lib/domain/account/account-menu.messages";
import { links } from "@/lib/links";

/** A separate chunk that signed-out visitors never load. */
const MenuLogout = dynamic(() => import("./menu-logout").then((module) => module.MenuLogout), { ssr: false });

const ITEM =
  "flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 font-medium hover:bg-leaf-wash";

/**
 * The Login button, or the avatar menu of a signed-in user. The cached page contains both. The early script marks the
 * document before the first paint, so neither flashes.
 */
export function AccountMenu() {
  const viewer = useViewer();
  return (
    <>
      <div className="signed-out-only">
        <Button asChild className="max-[24.375rem]:px-4">
          <PageLink href={links.login}>{texts.login}</PageLink>
        </Button>
      </div>
      <ClosingDetails className="signed-in-only group relative">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-full pr-1 hover:bg-leaf-wash">
          {viewer ? (
            <Avatar name={viewer.name} src={viewer.avatarSmall ?? viewer.avatar} size={40} />
          ) : (
            <span className="size-10 rounded-full bg-leaf-wash" />
          )}
          <span className="sr-only">{texts.yourAccount}</span>
          <i className="icon size-4 transition-transform icon-chevron-down group-open:rotate-180" />
        </summary>
        <div className="absolute top-full right-0 z-10 mt-1 w-64 rounded-card border border-line bg-card p-2 shadow-float">
          {viewer && (
            <p className="border-b border-line px-3 pt-1 pb-2.5">
              <span className="block truncate font-medium">{viewer.name}</span>
              <span className="block truncate text-sm text-ink-soft">{viewer.email}</span>
            </p>
          )}
          <PageLink href={links.profile} className={`${ITEM} mt-1`}>
            <i className="icon size-4 icon-user-round" />
            {texts.profile}
          </PageLink>
          {viewer && <MenuLogout account={viewer._id} className={ITEM} />}
        </div>
      </ClosingDetails>
    </>
  );
}
