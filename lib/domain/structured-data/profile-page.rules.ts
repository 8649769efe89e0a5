import type { Offer, ProfilePage, WithContext } from "schema-dts";
import { type LanguageKey, LANGUAGES } from "@/lib/catalogue/languages";
import { amountInField, type Fee } from "@/lib/domain/mentors/fee.rules";
import { jobTitle } from "@/lib/domain/mentors/profile-summary.rules";
import type { ClassOffer, PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";

/** UN/CEFACT unit codes. */
const UNIT_CODES = { hour: "HUR", month: "MON" } as const;

function toOffer({ subject, specificClasses }: Omit<ClassOffer, "fee">, { amount, currency, per }: Fee): Offer {
  return {
    "@type": "Offer",
    itemOffered: { "@type": "Service", name: [subject, ...specificClasses].join(", "), serviceType: "Tutoring" },
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: amountInField(amount),
      priceCurrency: currency,
      unitCode: UNIT_CODES[per],
    },
  };
}

const namesOf = (keys: readonly LanguageKey[]) =>
  LANGUAGES.filter(({ key }) => keys.includes(key)).map((language) => language.name);

/**
 * A mentor's profile as the page shows it: never more than the town of the place, and no ratings or reviews, which
 * search engines reject from a person who can remove them (docs/decisions/016-structured-data.md).
 * @param url the whole address of the profile
 */
export function profilePage(profile: PublicMentorProfile, url: string): WithContext<ProfilePage> {
  const { name, about, avatar, subjects, languages, placeName, joinedAt, changedAt } = profile;
  const offers = profile.classesOffered.flatMap(({ fee, ...offer }) => (fee === null ? [] : [toOffer(offer, fee)]));
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    dateCreated: joinedAt,
    dateModified: changedAt ?? undefined,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#mentor`,
      name,
      url,
      image: avatar === null ? undefined : new URL(avatar, url).href,
      description: about ?? undefined,
      jobTitle: jobTitle(profile),
      knowsLanguage: languages.length > 0 ? namesOf(languages) : undefined,
      makesOffer: offers.length > 0 ? offers : undefined,
      knowsAbout: subjects.length > 0 ? subjects : undefined,
      workLocation: placeName === null ? undefined : { "@type": "Place", name: placeName },
    },
  };
}
