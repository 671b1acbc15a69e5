import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "../../db/schema.ts";
import { createAdministrator } from "../../testing/account.ts";
import { testApp } from "../../testing/test-app.ts";

const site = await testApp();
const { db, learner, setClock } = site;
const rosa = await createAdministrator(site);

const linesOf = async (query: string) => {
  const { body } = await rosa.send("GET", `/api/admin/users.csv?${query}`);
  return String(body).trimEnd().split("\r\n");
};

test("the CSV has the search and order of the screen", async () => {
  setClock("2026-03-10T12:00:00.000Z");
  const zoe = await learner("=Zoé Tabla");
  const ana = await learner("Ana, la Tabla");
  for (const { send } of [zoe, ana])
    await send("PATCH", "/api/profile", { preferredLanguage: "nl" });
  const [head, ...lines] = await linesOf("search=tabla&sort=username&direction=desc");
  expect(head).toBe(
    "Identificador;Nombre;Dirección de correo;Dirección confirmada;Idioma;Rol;Registro (UTC);Último inicio de sesión (UTC);Nivel;Respuestas;Aciertos;Porcentaje de aciertos (%)",
  );
  const rest = (email: string) => `${email};false;nl;user;2026-03-10 12:00:00;;novato;0;0;0`;
  // Punctuation sorts before letters, so "=Zoé" is last in descending order.
  expect(lines).toEqual([
    `${ana.id};"Ana, la Tabla";${rest(ana.email)}`,
    `${zoe.id};"\t=Zoé Tabla";${rest(zoe.email)}`,
  ]);
});

test("a CSV longer than one read is complete and in order", async () => {
  await db.execute(sql`
    insert into ${users} (id, name, email, created_at)
    select gen_random_uuid(), 'Largo', lpad(n::text, 5, '0') || '@largo.example', now()
    from generate_series(1, 2100) as n`);
  const emails = (await linesOf("search=@largo&sort=email&direction=asc"))
    .slice(1)
    .map((line) => line.split(";")[2]);
  expect(emails).toEqual(
    Array.from({ length: 2100 }, (_, n) => `${String(n + 1).padStart(5, "0")}@largo.example`),
  );
});

test("the CSV is downloaded as a file", async () => {
  setClock("2026-03-10T12:00:00.000Z");
  const { headers } = await rosa.send("GET", "/api/admin/users.csv");
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toBe(
    'attachment; filename="verbena-users-2026-03-10.csv"',
  );
});
