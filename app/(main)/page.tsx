import type { Metadata } from "next";
import { ClassStandards } from "@/components/home/class-standards";
import { Hero } from "@/components/home/hero";
import { QualifiedMentorSection } from "@/components/mentors/qualified-mentor-section";
import { links } from "@/lib/links";

export const metadata: Metadata = { alternates: { canonical: links.home } };

export default function HomePage() {
  return (
    <>
      <Hero />
      <ClassStandards />
      <QualifiedMentorSection />
    </>
  );
}
