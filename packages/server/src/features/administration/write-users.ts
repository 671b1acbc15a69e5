import { levelName } from "@verbena/core/levels";
import type { Language } from "@verbena/core/vocabulary";
import type { SessionUser } from "../../accounts/session/read-session.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { BYTE_ORDER_MARK, type Cell, csvLines, separatorIn } from "../../downloads/csv.ts";
import { everyUser } from "./every-user.ts";
import { languagesOf, type UserRecord, userRecord } from "./list-users.ts";
import type { UsersOrder } from "./schema.ts";

/** The first line, by language. */
const columns: Record<Language, readonly string[]> = {
  fr: [
    "Identifiant",
    "Nom",
    "Adresse e-mail",
    "Adresse confirmée",
    "Langue",
    "Rôle",
    "Inscription (UTC)",
    "Dernière connexion (UTC)",
    "Niveau",
    "Réponses",
    "Justes",
    "Taux de réussite (%)",
  ],
  nl: [
    "Identificatie",
    "Naam",
    "E-mailadres",
    "Adres bevestigd",
    "Taal",
    "Rol",
    "Inschrijving (UTC)",
    "Laatste aanmelding (UTC)",
    "Niveau",
    "Antwoorden",
    "Juiste antwoorden",
    "Slagingspercentage (%)",
  ],
  es: [
    "Identificador",
    "Nombre",
    "Correo electrónico",
    "Correo confirmado",
    "Idioma",
    "Rol",
    "Registro (UTC)",
    "Último inicio de sesión (UTC)",
    "Nivel",
    "Respuestas",
    "Aciertos",
    "Porcentaje de aciertos (%)",
  ],
  en: [
    "ID",
    "Name",
    "Email address",
    "Address confirmed",
    "Language",
    "Role",
    "Signed up (UTC)",
    "Last sign-in (UTC)",
    "Level",
    "Answers",
    "Correct answers",
    "Success rate (%)",
  ],
};

type Exporter = { db: Database; user: SessionUser; now: Date; language: Language };

/** The list of users as CSV, in the order and with the search of the screen. */
export async function writeUsers(
  { db, user, now, language }: Exporter,
  order: UsersOrder,
): Promise<AsyncIterable<string>> {
  await recordActions({ db, now, adminId: user.id }, [{ kind: "users-exported" }]);
  return userLines(db, order, language);
}

async function* userLines(
  db: Database,
  order: UsersOrder,
  language: Language,
): AsyncGenerator<string> {
  const separator = separatorIn(language);
  yield BYTE_ORDER_MARK + csvLines([columns[language]], separator);
  for await (const some of everyUser(db, order)) {
    const languages = await languagesOf(db, some);
    const rows = some.map((user) => cellsOf(userRecord(user), languages.get(user.id) ?? null));
    yield csvLines(rows, separator);
  }
}

function cellsOf(user: UserRecord, language: Language | null): Cell[] {
  return [
    user.id,
    user.username,
    user.email,
    user.email_verified,
    language,
    user.role,
    user.created_at,
    user.last_sign_in_at,
    levelName(user.level),
    user.total_attempts,
    user.total_correct,
    user.success_rate,
  ];
}
