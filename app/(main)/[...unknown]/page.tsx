import { notFound } from "next/navigation";

/** Every address that no other page has: the main layout's 404. */
export default function UnknownPage() {
  notFound();
}
