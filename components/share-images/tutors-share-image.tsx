import { LIGHT_COLOURS as COLOURS } from "@/lib/colours";
import { tutorsShareImageTexts as texts } from "@/lib/domain/mentors/share-image.messages";
import { PIN, ShareFact, ShareStars } from "./share-facts";
import { ShareFrame, ShareHeadline } from "./share-frame";

type TutorsShareImageProps = {
  mark: string;
  /** The map of mentors as a data URL. */
  map: string;
  /** "Mathematics tutors in Pune, Maharashtra". */
  heading: string;
  mentorCount: number;
  /** Average over all reviews of these mentors, or null without any. */
  average: number | null;
};

/** The share image for tutors of a subject or in a town. */
export function TutorsShareImage({ mark, map, heading, mentorCount, average }: TutorsShareImageProps) {
  return (
    <ShareFrame mark={mark} textEnd={730} picture={<MapScene map={map} />}>
      <ShareHeadline>{heading}</ShareHeadline>
      <div style={{ display: "flex", flexDirection: "column", gap: 14, marginTop: 32 }}>
        {average !== null && <ShareStars average={average}>{texts.averageRating}</ShareStars>}
        <ShareFact
          drawing={PIN}
        >{`${mentorCount.toLocaleString("en-IN")} ${mentorCount === 1 ? "mentor" : "mentors"}`}</ShareFact>
      </div>
    </ShareFrame>
  );
}

/** The part of the map around its large pin, out to the edges of the image. */
function MapScene({ map }: { map: string }) {
  return (
    <div
      style={{
        display: "flex",
        position: "absolute",
        right: 0,
        top: 0,
        width: 430,
        height: 630,
        overflow: "hidden",
        borderLeft: `2px solid ${COLOURS.ink}`,
      }}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- It is drawn into an image. */}
      <img src={map} width={1280} height={720} alt="" style={{ position: "absolute", left: -480, top: -60 }} />
    </div>
  );
}
