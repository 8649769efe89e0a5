import type { Metadata } from "next";
import { ClassStandards } from "@/components/home/class-standards";
import { Hero } from "@/components/home/hero";
import { Testimonials } from "@/components/home/testimonials";
import { TwoPanels } from "@/components/home/two-panels";
import { QualifiedMentorSection } from "@/components/mentors/qualified-mentor-section";
import { links } from "@/lib/links";

export const metadata: Metadata = { alternates: { canonical: links.home } };

export default function HomePage() {
  return (
    <>
      <Hero />
      <ClassStandards />
      <Testimonials />
      <TwoPanels />
      <QualifiedMentorSection />
    </>
  );
}
