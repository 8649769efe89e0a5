import { TutorsNotFound } from "@/components/tutors/tutors-not-found";

/** Matches the server's HTML for such an address after hydration. */
export default TutorsNotFound;
