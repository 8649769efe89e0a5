import type { ListedMentor } from "@/lib/domain/search/listed-mentor";

/** The card of a mentor without any history. */
export function listedMentor(changes: Partial<ListedMentor> = {}): ListedMentor {
  return {
    id: "1",
    username: "asha-rao",
    name: "Asha Rao",
    avatar: null,
    proficiency: null,
    isMentorVerified: false,
    subjects: ["Mathematics"],
    classesOffered: [],
    modes: { online: true, atStudentHome: false, atMentorPlace: false, inPerson: false },
    rating: null,
    reviewCount: 0,
    latitude: null,
    longitude: null,
    distanceKm: null,
    town: null,
    ...changes,
  };
}
