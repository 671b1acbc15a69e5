import type { Language } from "@verbena/core/vocabulary";
import type { ReactNode } from "react";
import type { LandingTexts } from "../landing-texts.ts";
import { ChosenVerbs, ReviewDays, SixPersons } from "./feature-drawings.tsx";

type FeatureCardsProps = { language: Language; texts: LandingTexts };

/** The three reasons to practise here. */
export function FeatureCards({ language, texts }: FeatureCardsProps) {
  const { verbs, review, selections } = texts.features;
  return (
    <ul className="mx-auto grid w-full max-w-6xl gap-x-12 gap-y-10 px-4 pb-16 sm:px-8 sm:pb-20 lg:grid-cols-3">
      <FeatureCard {...verbs} drawing={<SixPersons />} />
      <FeatureCard {...review} drawing={<ReviewDays language={language} />} />
      <FeatureCard {...selections} drawing={<ChosenVerbs />} />
    </ul>
  );
}

type FeatureCardProps = { title: string; text: string; drawing: ReactNode };

function FeatureCard({ title, text, drawing }: FeatureCardProps) {
  return (
    <li className="grid gap-x-10 gap-y-5 border-t border-line pt-7 md:max-lg:grid-cols-[20rem_1fr] lg:auto-rows-max">
      <div aria-hidden className="flex flex-col justify-end md:max-lg:justify-start lg:h-14">
        {drawing}
      </div>
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
