"use client";

import { Button } from "@/components/ui/button";
import { useNow } from "@/lib/client/clock";
import { isTimeToJoin } from "@/lib/domain/meetings/joining.rules";
import { joinButtonTexts as texts } from "@/lib/domain/meetings/meetings-tab.messages";

type JoinButtonProps = {
  meeting: { startsAt: string | null; endsAt: string | null; roomUrl: string };
  /** The server's time in milliseconds. */
  renderedAt: number;
};

/** The link to the room, shown from 15 minutes before the meeting. It appears without a reload. */
export function JoinButton({ meeting, renderedAt }: JoinButtonProps) {
  const now = useNow(renderedAt);
  if (!isTimeToJoin(meeting, now)) return null;
  return (
    <Button asChild>
      <a href={meeting.roomUrl} target="_blank" rel="noreferrer">
        <i className="icon size-5 icon-video" />
        {texts.join}
      </a>
    </Button>
  );
}
