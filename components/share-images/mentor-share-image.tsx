import { initialsColours, initialsOf } from "@/components/ui/avatar";
import { LIGHT_COLOURS as COLOURS } from "@/lib/colours";
import { profileMessages } from "@/lib/domain/mentors/profile.messages";
import { reviewCountText } from "@/lib/domain/mentors/profile.rules";
import { mentorShareImageTexts as texts } from "@/lib/domain/mentors/share-image.messages";
import { HEADLINE } from "./font-families";
import { PIN, ShareFact, ShareStars } from "./share-facts";
import { ShareFrame, ShareHeadline } from "./share-frame";

type MentorShareImageProps = {
  mark: string;
  /** The mentor's name, or null when the fonts cannot render any of it. */
  name: string | null;
  /** At most three; used as the headline when there is no name. */
  subjects: readonly string[];
  place: string | null;
  rating: { average: number | null; count: number };
  isVerified: boolean;
  /** A square picture as a data URL, or null without one. */
  portrait: string | null;
};

const list = new Intl.ListFormat("en", { type: "conjunction" });
const PORTRAIT = 400;

/** The share image of a mentor: the person first, then subjects, rating and place. */
export function MentorShareImage({ mark, name, subjects, place, rating, isVerified, portrait }: MentorShareImageProps) {
  const role = subjects.length > 0 ? texts.tutor(list.format(subjects)) : texts.homeTutor;
  return (
    <ShareFrame mark={mark} textEnd={680} picture={<PortraitScene {...{ mark, name, portrait, isVerified }} />}>
      <ShareHeadline>{name ?? role}</ShareHeadline>
      {name !== null && (
        <div style={{ display: "block", marginTop: 18, fontSize: 38, lineHeight: 1.25, lineClamp: 2 }}>
          {subjects.length > 0 ? subjects.join(" · ") : role}
        </div>
      )}
      <div style={{ display: "flex", flexDirection: "column", gap: 14, marginTop: 32 }}>
        {rating.average !== null && (
          <ShareStars average={rating.average}>{`(${reviewCountText(rating.count)})`}</ShareStars>
        )}
        {place !== null && <ShareFact drawing={PIN}>{place}</ShareFact>}
      </div>
    </ShareFrame>
  );
}

type PortraitSceneProps = Pick<MentorShareImageProps, "mark" | "name" | "portrait" | "isVerified">;

/** The portrait on a green wash, with the verified label below. */
function PortraitScene({ mark, name, portrait, isVerified }: PortraitSceneProps) {
  return (
    <div style={{ display: "flex", position: "absolute", right: 0, top: 0, width: 520, height: 630 }}>
      <svg viewBox="0 0 520 630" width={520} height={630} style={{ position: "absolute", left: 0, top: 0 }}>
        <path d="M150 0H520V630H60C0 540 -10 420 20 300C45 200 70 90 150 0Z" fill={COLOURS.leafWash} />
      </svg>
      <div
        style={{
          display: "flex",
          position: "absolute",
          left: 62,
          top: 105,
          width: PORTRAIT + 20,
          height: PORTRAIT + 20,
          borderRadius: "50%",
          border: `10px solid ${COLOURS.card}`,
          overflow: "hidden",
        }}
      >
        <Portrait {...{ mark, name, portrait }} />
      </div>
      {isVerified && <VerifiedMark />}
    </div>
  );
}

function Portrait({ mark, name, portrait }: Omit<PortraitSceneProps, "isVerified">) {
  if (portrait !== null) {
    // eslint-disable-next-line @next/next/no-img-element -- It is drawn into an image.
    return <img src={portrait} width={PORTRAIT} height={PORTRAIT} alt="" style={{ objectFit: "cover" }} />;
  }
  const colours = initialsColours(name ?? "");
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        width: PORTRAIT,
        height: PORTRAIT,
        backgroundColor: colours.wash,
        color: colours.ink,
        fontFamily: HEADLINE,
        fontSize: 160,
        fontWeight: 700,
      }}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- It is drawn into an image. */}
      {name === null ? <img src={mark} width={190} height={190} alt="" /> : initialsOf(name)}
    </div>
  );
}

function VerifiedMark() {
  return (
    <div style={{ display: "flex", position: "absolute", left: 0, top: 488, width: 544, justifyContent: "center" }}>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          gap: 12,
          padding: "12px 28px 12px 18px",
          borderRadius: 40,
          border: `6px solid ${COLOURS.card}`,
          backgroundColor: COLOURS.leaf,
          color: COLOURS.card,
          fontSize: 32,
          fontWeight: 700,
        }}
      >
        <svg viewBox="0 0 24 24" width={40} height={40}>
          <circle cx="12" cy="12" r="10" fill={COLOURS.card} />
          <path
            d="M7.500 12.300L10.700 15.500L16.500 9"
            fill="none"
            stroke={COLOURS.leaf}
            strokeWidth="2.600"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {profileMessages.verified}
      </div>
    </div>
  );
}
