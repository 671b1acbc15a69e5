import { useTranslation } from "#i18n/use-translation.ts";
import { api } from "#lib/api.ts";
import { DownloadLink } from "#ui/link.tsx";

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
          <DownloadLink href={url.href}>{t(`profile.exports.${name}`)}</DownloadLink>
          <p className="pb-1 text-[0.9375rem] text-ink-soft">{t(`profile.exports.${name}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
