import type { Package } from "@verbena/server/client";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { IconLink } from "#ui/icon-link.tsx";

const VERBS_SHOWN = 12;

type PackageRowProps = { item: Package; onDelete: () => void };

export function PackageRow({ item, onDelete }: PackageRowProps) {
  const { t } = useTranslation();
  const { id, tense, name, verbs } = item;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-5">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-xl break-words">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-[0.9375rem] text-ink-soft">
          {t("packages.verbCount", { count: verbs.length })}
        </p>
        <p lang="es" className="mt-1 text-[0.9375rem] text-ink-soft">
          {inShort(verbs)}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <ButtonLink
          to="/app/exercise/$exerciseKey"
          params={{ exerciseKey: tense }}
          search={{ package: id }}
          variant="secondary"
          size="small"
          aria-label={t("packages.practiseNamed", { name })}
          className="mr-1"
        >
          {t("packages.practise")}
        </ButtonLink>
        <IconLink
          to="/app/packages/$tense/$id/edit"
          params={{ tense, id }}
          icon={Pencil}
          label={t("packages.editNamed", { name })}
        />
        <IconButton icon={Trash2} label={t("packages.deleteNamed", { name })} onClick={onDelete} />
      </div>
    </li>
  );
}

function inShort(verbs: readonly string[]): string {
  const shown = verbs.slice(0, VERBS_SHOWN).join(", ");
  return verbs.length > VERBS_SHOWN ? `${shown}, …` : shown;
}
