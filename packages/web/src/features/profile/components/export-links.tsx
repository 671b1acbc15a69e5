import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "#lib/api.ts";
import { classNames } from "#ui/class-names.ts";
import { linkClass } from "#ui/link.tsx";

const files = [
  { name: "everything", url: api.export["everything.json"].$url() },
  { name: "anki", url: api.export["anki.txt"].$url() },
  { name: "cards", url: api.export["cards.csv"].$url() },
  { name: "answers", url: api.export["answers.csv"].$url() },
] as const;

/** The learner's data as files to download. */
export function ExportLinks() {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col">
      {files.map(({ name, url }) => (
        <li key={name} className="border-t border-line py-2">
          <a
            href={url.href}
            download
            className={classNames(linkClass, "inline-flex min-h-11 items-center gap-2")}
          >
            <Download aria-hidden className="size-4 shrink-0" />
            {t(`profile.exports.${name}`)}
          </a>
          <p className="pb-1 text-[0.9375rem] text-ink-soft">{t(`profile.exports.${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
