import { LIGHT_COLOURS as COLOURS } from "@/lib/colours";
import { siteShareImageTexts as texts } from "@/lib/domain/mentors/share-image.messages";
import { site } from "@/lib/site";
import { ShareFrame, ShareHeadline } from "./share-frame";

/** The site's own share image. Both pictures are data URLs. */
export function SiteShareImage({ mark, scene }: { mark: string; scene: string }) {
  return (
    <ShareFrame mark={mark} textEnd={600} picture={<Scene scene={scene} />}>
      <ShareHeadline>{site.tagline}</ShareHeadline>
      <div
        style={{ display: "block", width: 540, marginTop: 26, fontSize: 34, lineHeight: 1.35, color: COLOURS.inkSoft }}
      >
        {texts.compareMentorsNear}
      </div>
    </ShareFrame>
  );
}

function Scene({ scene }: { scene: string }) {
  return (
    <div style={{ display: "flex", position: "absolute", right: 24, top: 118 }}>
      {/* eslint-disable-next-line @next/next/no-img-element -- It is drawn into an image. */}
      <img src={scene} width={570} height={443} alt="" />
    </div>
  );
}
