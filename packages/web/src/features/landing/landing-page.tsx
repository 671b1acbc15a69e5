import { type Language, languages } from "@verbena/core/languages";
import { ChevronDown, CircleCheck } from "lucide-react";
import { SpanishText } from "#conjugation/spanish-text.tsx";
import { languageNames } from "#i18n/language.ts";
import { FestivalBunting } from "#ui/bunting.tsx";
import { buttonClass } from "#ui/button.tsx";
import { LanguageLabel, languageLabelClass } from "#ui/flag.tsx";
import { linkClass } from "#ui/link-class.ts";
import { Logo } from "#ui/signs.tsx";
import { Street } from "#ui/street.tsx";
import { DemoStage } from "./demo/demo-stage.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import type { LandingTexts } from "./landing-texts.ts";
import { PublicLink } from "./public-link.tsx";

type LandingPageProps = { language: Language; texts: LandingTexts };

export function LandingPage({ language, texts }: LandingPageProps) {
  return (
    <>
      <Header language={language} texts={texts} />
      <main>
        <FestivalBunting />
        {/* Visible only with the fragment #account-deleted. */}
        <div
          id="account-deleted"
          tabIndex={-1}
          className="mx-auto hidden w-full max-w-6xl scroll-mt-60 px-4 pt-6 outline-none target:block sm:px-8"
        >
          <p className="flex items-start gap-3 rounded-[0.875rem] bg-leaf-wash px-4 py-3">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            {texts.accountDeleted}
          </p>
        </div>
        <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-x-14 gap-y-12 px-4 pt-10 pb-14 sm:px-8 sm:pt-14 sm:pb-20 lg:grid-cols-[1.05fr_1fr]">
          <div>
            <h1 className="text-[min(clamp(2.5rem,1.6rem+3.6vw,4.25rem),12.5vw)] leading-[1.02] font-bold">
              {texts.title}
            </h1>
            <p className="mt-5 max-w-xl text-xl text-ink-soft sm:mt-6">{texts.subtitle}</p>
            <div className="mt-8 flex flex-wrap gap-x-4 gap-y-3">
              <CallToAction label={texts.start} signedInLabel={texts.continue} />
              <TryLink language={language} label={texts.try} />
            </div>
          </div>
          <DemoStage texts={texts} />
        </div>
        <FeatureCards language={language} texts={texts} />
        <Closing texts={texts} />
      </main>
      <footer className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-8 px-4 py-6 text-ink-soft sm:px-8">
        <p>
          <SpanishText text={texts.closing.name} />
        </p>
        <p className="flex flex-wrap gap-x-6">
          <PublicLink href={`/${language}/verbs`}>{texts.navigation.conjugation}</PublicLink>
          <PublicLink href={`/${language}/guides`}>{texts.navigation.grammar}</PublicLink>
        </p>
      </footer>
    </>
  );
}

function Header({ language, texts }: LandingPageProps) {
  return (
    <header className="mx-auto flex min-h-15 w-full max-w-6xl flex-wrap items-center justify-between gap-x-2 px-2 sm:px-6">
      <a
        href="/"
        aria-label={`verbena, ${texts.navigation.home}`}
        className="flex min-h-11 items-center rounded-xl px-2"
      >
        <Logo className="-mt-1" />
      </a>
      <div className="flex flex-wrap items-center">
        <LanguageLinks current={language} label={texts.navigation.language} />
        <a
          href="/auth?tab=login"
          data-sign-in
          className={`${linkClass} inline-flex min-h-11 items-center px-2 sm:ml-2 data-signed-in:invisible`}
        >
          {texts.signIn}
        </a>
      </div>
    </header>
  );
}

/** Dark in both themes: the drawing shows a verbena, a street festival in the evening. */
function Closing({ texts }: Pick<LandingPageProps, "texts">) {
  return (
    <section className="dark bg-paper text-ink">
      <div className="px-4 pt-14 text-center sm:pt-20">
        <h2 className="text-[min(clamp(2rem,1.5rem+2.2vw,3.25rem),12.5vw)] font-bold">
          {texts.closing.title}
        </h2>
        <div className="mt-8">
          <CallToAction label={texts.closing.start} signedInLabel={texts.continue} />
        </div>
      </div>
      <div data-street className="relative h-44 overflow-hidden sm:h-72">
        <Street />
      </div>
    </section>
  );
}

type LanguageLinksProps = { current: Language; label: string };

/** Links to the page in each language: in a row, or on a phone in a menu that opens without a script. */
function LanguageLinks({ current, label }: LanguageLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex max-sm:hidden">
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} current={current} />
          </li>
        ))}
      </ul>
      <details name="language" className="relative sm:hidden">
        <summary
          className={`${languageLabelClass} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
        >
          <LanguageLabel code={current} name={languageNames[current]} />
          <ChevronDown aria-hidden className="size-4" />
        </summary>
        <ul className="absolute top-full right-0 z-10 rounded-2xl border border-line bg-card p-1.5">
          {languages.map((language) => (
            <li key={language} className="flex">
              <LanguageLink language={language} current={current} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

type LanguageLinkProps = { language: Language; current: Language };

function LanguageLink({ language, current }: LanguageLinkProps) {
  return (
    <a
      href={`/?lng=${language}`}
      hrefLang={language}
      lang={language}
      data-language
      aria-current={language === current ? "page" : undefined}
      title={languageNames[language]}
      className={languageLabelClass}
    >
      <LanguageLabel code={language} name={languageNames[language]} />
    </a>
  );
}

type CallToActionProps = { label: string; signedInLabel: string };

/**
 * A button to the sign-in page. `adaptToSession` changes it for signed-in learners. Both labels share a grid cell,
 * which keeps the layout stable.
 */
function CallToAction({ label, signedInLabel }: CallToActionProps) {
  return (
    <a
      href="/auth"
      data-call-to-action
      className={buttonClass({}, "group/call min-h-14 max-w-full px-8 text-lg")}
    >
      <span className="grid grid-cols-1">
        <span className="col-start-1 row-start-1 group-data-signed-in/call:invisible">{label}</span>
        <span className="invisible col-start-1 row-start-1 group-data-signed-in/call:visible">
          {signedInLabel}
        </span>
      </span>
    </a>
  );
}

type TryLinkProps = { language: Language; label: string };

/** Practice without an account. The server leaves it out where the public pages are off. Learners do not see it. */
function TryLink({ language, label }: TryLinkProps) {
  return (
    <a
      href={`/${language}/try`}
      data-public
      data-try
      className={buttonClass(
        { variant: "secondary" },
        "min-h-14 max-w-full px-8 text-lg data-signed-in:hidden",
      )}
    >
      {label}
    </a>
  );
}
