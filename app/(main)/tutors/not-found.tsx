import { TutorsNotFound } from "@/components/tutors/tutors-not-found";

/** The same as the page's own HTML of such an address, once the script runs. */
export default TutorsNotFound;
