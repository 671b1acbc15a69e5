import type { Language } from "@verbena/core/languages";
import { levelName } from "@verbena/core/levels";
import type { RequestContext } from "../../accounts/session/signed-in.ts";
import { recordActions } from "../../audit/record-actions.ts";
import type { Database } from "../../db/database.ts";
import { type Cell, csvFile, dateCell } from "../../downloads/csv.ts";
import { type ListedUser, readUsers } from "./list-users.ts";
import type { UsersOrder } from "./schema.ts";

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
    "ID",
    "Naam",
    "E-mailadres",
    "Adres bevestigd",
    "Taal",
    "Rol",
    "Registratie (UTC)",
    "Laatst ingelogd (UTC)",
    "Niveau",
    "Antwoorden",
    "Goed",
    "Percentage goed (%)",
  ],
  es: [
    "Identificador",
    "Nombre",
    "Dirección de correo",
    "Dirección confirmada",
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
    "Last login (UTC)",
    "Level",
    "Answers",
    "Correct answers",
    "Success rate (%)",
  ],
};

/** The list of users as CSV, in the order and with the search of the screen. */
export async function writeUsers(
  { db, user, now, language }: RequestContext & { language: Language },
  order: UsersOrder,
): Promise<AsyncIterable<string>> {
  await recordActions({ db, now, adminId: user.id }, [{ kind: "users-exported" }]);
  return csvFile(columns[language], usersInRows(db, order), language);
}

async function* usersInRows(db: Database, order: UsersOrder): AsyncGenerator<Cell[][]> {
  for await (const batch of readUsers(db, order)) yield batch.map(cellsOf);
}

function cellsOf(user: ListedUser): Cell[] {
  return [
    user.id,
    user.username,
    user.email,
    user.emailVerified,
    user.language,
    user.role,
    dateCell(user.created_at),
    dateCell(user.last_sign_in_at),
    levelName(user.level),
    user.totalAttempts,
    user.total_correct,
    user.successRate,
  ];
}
