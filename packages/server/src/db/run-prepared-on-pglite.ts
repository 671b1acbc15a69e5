import { type PGlite, parse, protocol } from "@electric-sql/pglite";
import type { PreparedStatement, RunPrepared } from "./prepared-statement.ts";

const { serialize } = protocol;

/**
 * Runs named prepared statements by PostgreSQL's protocol: see docs/decisions/prepared-statements.md. PGlite lets
 * no other query in between. The caller keeps transactions out: see `takeTurns`.
 */
export function runPreparedOnPglite(client: PGlite): RunPrepared {
  const parsedNames = new Set<string>();

  async function parseOnce<Row>({ name, text }: PreparedStatement<Row>): Promise<void> {
    if (parsedNames.has(name)) return;
    await client.execProtocol(concatenate(serialize.parse({ name, text }), serialize.sync()));
    parsedNames.add(name);
  }

  return <Row>(statement: PreparedStatement<Row>, values: Parameters<RunPrepared>[1]) =>
    client.runExclusive(async () => {
      await parseOnce(statement);
      const { messages } = await client.execProtocol(
        concatenate(
          serialize.bind({ statement: statement.name, values: statement.fill(values) }),
          serialize.describe({ type: "P" }),
          serialize.execute({}),
          serialize.sync(),
        ),
      );
      const [result] = parse.parseResults(messages, client.parsers);
      return (result?.rows ?? []) as Row[];
    });
}

function concatenate(...messages: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(messages));
}
