"use client";

import { CopyButton } from "@/components/feedback/copy-button";
import { notify } from "@/components/feedback/toaster";
import { ClosingDetails } from "@/components/layout/closing-details";
import { shareLinksTexts as texts } from "@/lib/domain/mentors/share-links.messages";
import { sharingMessages as messages } from "@/lib/domain/mentors/sharing.messages";

const ITEM = "flex min-h-11 items-center gap-2.5 rounded-control px-3 font-medium hover:bg-leaf-wash";

type ShareLinksProps = { url: string; title: string };

/** Copies the profile's address or opens the device's share menu; WhatsApp and mail links where there is none. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  return (
    <div className="flex gap-2">
      <CopyButton text={url} />
      <ShareMenu url={url} title={title} />
    </div>
  );
}

function ShareMenu({ url, title }: ShareLinksProps) {
  async function share(event: React.MouseEvent) {
    if (typeof navigator.share !== "function") {
      const isOpening = !event.currentTarget.closest("details")?.open;
      if (isOpening) notify.info(messages.notSupported);
      return;
    }
    event.preventDefault();
    try {
      await navigator.share({ title, url });
      notify.success(messages.shared);
    } catch (error) {
      // Closing the device's share menu is not an error.
      if ((error as Error).name !== "AbortError") notify.error(messages.notSupported);
    }
  }

  const text = `${title} ${url}`;
  return (
    <ClosingDetails className="relative">
      <summary
        onClick={share}
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border border-leaf px-5 font-medium text-leaf hover:bg-leaf-wash"
      >
        <i className="icon size-4 icon-share-2" />
        {texts.share}
      </summary>
      <ul className="absolute left-0 z-20 mt-1 w-48 rounded-card border border-line bg-card p-2 shadow-float">
        <li>
          <a href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer" className={ITEM}>
            <i className="icon size-4 icon-message-circle" />
            {texts.whatsapp}
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`} className={ITEM}>
            <i className="icon size-4 icon-mail" />
            {texts.mail}
          </a>
        </li>
      </ul>
    </ClosingDetails>
  );
}
