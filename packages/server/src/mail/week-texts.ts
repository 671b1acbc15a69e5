import { shiftDay, WEEK_DAYS } from "@verbena/core/calendar";
import type { Language } from "@verbena/core/languages";
import { successRate } from "@verbena/core/progress/statistics";
import { improvableCauses, type WeekContent } from "../mail-queue/queue-mail.ts";
import type { MailTexts } from "./texts/mail-texts.ts";

/** British English puts the day first, like the other languages. */
export const dateLocale: Record<Language, string> = { fr: "fr", nl: "nl", es: "es", en: "en-GB" };

type WeeklyMail = { language: Language; content: Readonly<Record<string, string>> };

/** The texts of the weekly mail. Its content is `WeekContent`. */
export function weekTexts(texts: MailTexts["week"], mail: WeeklyMail) {
  const { language, content } = mail;
  const { monday = "", link = "", unsubscribe = "" } = content;
  return {
    subject: texts.subject,
    message: texts.message(formatWeekBefore(language, monday)),
    facts: factsOf(texts, mail),
    action: { button: texts.button, link },
    notYou: texts.reason,
    remedy: undefined,
    unsubscribe: { button: texts.unsubscribe, link: unsubscribe },
  };
}

/** Without improvements, their part is left out. What became worse is never named. */
function factsOf(texts: MailTexts["week"], { language, content }: WeeklyMail): string[] {
  const { verbs = "", causes = "" } = content;
  const count = (name: keyof WeekContent) => Number(content[name] ?? 0);
  const withFormat = (number: number) => ({
    count: number,
    number: new Intl.NumberFormat(language).format(number),
  });
  const answers = count("answers");
  const today = count("today");
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const rarer = improvableCauses.filter((cause) => causes.split(",").includes(cause));
  const facts: string[] = [];
  if (answers === 0) facts.push(texts.noAnswers);
  else {
    const share = successRate(count("correct"), answers) / 100;
    const percent = new Intl.NumberFormat(language, { style: "percent" }).format(share);
    facts.push(
      texts.answers(withFormat(answers), percent),
      daysText(count("days"), count("practiceDays")),
    );
  }
  if (verbs !== "") facts.push(texts.verbs(list.format(verbs.split(","))));
  if (rarer.length > 0) {
    facts.push(texts.causes(list.format(rarer.map((cause) => texts.causeNames[cause]))));
  }
  facts.push(today === 0 ? texts.nothingToday : texts.today(withFormat(today)));
  return facts;

  function daysText(done: number, wanted: number): string {
    return done >= wanted ? texts.enoughDays(done) : texts.days(done, wanted);
  }
}

/** The week before a Monday: 16–22 November 2026. */
function formatWeekBefore(language: Language, monday: string): string {
  const format = new Intl.DateTimeFormat(dateLocale[language], {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(shiftDay(monday, -WEEK_DAYS)), new Date(shiftDay(monday, -1)));
}
