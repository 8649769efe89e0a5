import { describe, expect, it } from "vitest";
import type { PublicMentorProfile } from "@/lib/domain/mentors/public-mentor-profile";
import { findPapers } from "@/lib/domain/papers/papers.rules";
import { breadcrumbList } from "./breadcrumb-list.rules";
import { itemList, mentorList } from "./item-list.rules";
import { paperCollection } from "./learning-resource.rules";
import { profilePage } from "./profile-page.rules";
import { siteOrganization, webSite } from "./site.rules";

const base = "https://mentorhood.example/some/page?x=1";
const url = "https://mentorhood.example/mentor/profile/asha-rao";

const mentor: PublicMentorProfile = {
  id: "11111111-1111-4111-8111-111111111111",
  username: "asha-rao",
  name: "Asha Rao",
  about: "I teach with patience.",
  avatar: "/portraits/3.svg",
  proficiency: "Advanced",
  isMentorVerified: true,
  checks: [],
  subjects: ["Mathematics", "Physics"],
  classesOffered: [],
  teachingExperiences: [],
  qualifications: [],
  languages: [],
  boards: [],
  reachKm: null,
  hostsStudents: true,
  firstMeetingFee: { amount: 0, currency: "INR" },
  placeName: "Pune, Maharashtra",
  isListed: true,
  removedReviewCount: 0,
  rating: { average: 4.5, count: 2, stars: [] },
  latitude: 18.52,
  longitude: 73.85,
  joinedAt: "2026-01-01T00:00:00.000Z",
  changedAt: "2026-02-02T00:00:00.000Z",
};
/** As serialised on the page, without undefined values. */
const written = (data: object) => JSON.parse(JSON.stringify(data)) as unknown;

describe("breadcrumbList", () => {
  it("numbers the steps and gives all but the last a whole address", () => {
    const crumbs = [{ label: "Home", href: "/" }, { label: "Unlinked" }, { label: "Asha Rao", href: "/here" }];
    expect(written(breadcrumbList(crumbs, base))).toMatchObject({
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://mentorhood.example/" },
        { "@type": "ListItem", position: 2, name: "Asha Rao" },
      ],
    });
  });
});

describe("mentorList", () => {
  it("continues numbering from previous pages", () => {
    const list = mentorList([mentor], { name: "Mentors", base, start: 21, total: 40 });
    expect(written(list)).toEqual({
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: "Mentors",
      numberOfItems: 40,
      itemListElement: [{ "@type": "ListItem", position: 21, name: "Asha Rao", url }],
    });
    expect(written(itemList([], { name: "Nothing", base }))).not.toHaveProperty("numberOfItems");
  });
});

describe("profilePage", () => {
  it("describes what the page shows: the town, but no position, and no rating", () => {
    expect(written(profilePage(mentor, url))).toEqual({
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      url,
      dateCreated: "2026-01-01T00:00:00.000Z",
      dateModified: "2026-02-02T00:00:00.000Z",
      mainEntity: {
        "@type": "Person",
        "@id": `${url}#mentor`,
        name: "Asha Rao",
        url,
        image: "https://mentorhood.example/portraits/3.svg",
        description: "I teach with patience.",
        jobTitle: "Mathematics and Physics tutor",
        knowsAbout: ["Mathematics", "Physics"],
        workLocation: { "@type": "Place", name: "Pune, Maharashtra" },
      },
    });
  });

  it("offers classes with their fees, leaves out those that say Ask, and names the languages", () => {
    const offer = {
      id: 1,
      subject: "Chess",
      educationLevel: "kindergarten",
      specificClasses: ["LKG"],
      format: "online",
    } as const;
    const fee = { amount: 400_050, currency: "INR", per: "month", lessonsPerWeek: 2, lessonMinutes: 60 } as const;
    const classesOffered = [fee, null].map((one) => ({ ...offer, specificClasses: ["LKG"], fee: one }));
    const languages: (typeof mentor)["languages"] = ["english", "tamil"];
    expect(written(profilePage({ ...mentor, classesOffered, languages }, url))).toMatchObject({
      mainEntity: {
        knowsLanguage: ["English", "Tamil"],
        makesOffer: [
          {
            "@type": "Offer",
            itemOffered: { "@type": "Service", name: "Chess, LKG", serviceType: "Tutoring" },
            priceSpecification: {
              "@type": "UnitPriceSpecification",
              price: "4000.5",
              priceCurrency: "INR",
              unitCode: "MON",
            },
          },
        ],
      },
    });
  });

  it("leaves out unknown values", () => {
    const blank = { ...mentor, changedAt: null, about: null, avatar: null, subjects: [], placeName: null };
    const { mainEntity, ...page } = written(profilePage(blank, url)) as { mainEntity: object };
    expect(page).not.toHaveProperty("dateModified");
    expect(Object.keys(mainEntity)).toEqual(["@type", "@id", "name", "url", "jobTitle"]);
    expect(written(profilePage({ ...mentor, avatar: "https://utfs.io/f/a.webp" }, url))).toMatchObject({
      mainEntity: { image: "https://utfs.io/f/a.webp" },
    });
  });
});

describe("paperCollection", () => {
  it("names class, subject and years, and no address for papers without a download", () => {
    const found = findPapers("10th", "Science")!;
    const data = written(paperCollection(found, base)) as { hasPart: object[] };
    expect(data).toMatchObject({
      "@type": "LearningResource",
      name: "10th Science Question Papers",
      description: expect.stringMatching(/^4 papers in Science for the 10th class.* from 2023 to 2024/),
      educationalLevel: "10th Class",
      about: "Science",
      url: "https://mentorhood.example/previous_questions/10th/Science",
    });
    expect(data.hasPart).toHaveLength(found.subject.papers.length);
    expect(data.hasPart[0]).toMatchObject({ name: "Science Question Paper 2024", temporalCoverage: "2024" });
    expect(data.hasPart[0]).not.toHaveProperty("url");
    const [paper] = found.subject.papers;
    const linked = {
      ...found,
      subject: { name: "Science", papers: [{ ...paper!, link: "https://files.example/a.pdf" }] },
    };
    expect(written(paperCollection(linked, base))).toMatchObject({ hasPart: [{ url: "https://files.example/a.pdf" }] });
  });
});

describe("webSite", () => {
  it("describes the listing's search and belongs to the organisation", () => {
    expect(webSite(base)).toMatchObject({
      potentialAction: {
        target: { urlTemplate: "https://mentorhood.example/mentors?class={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
      publisher: { "@id": Reflect.get(siteOrganization(base), "@id") },
    });
  });
});
