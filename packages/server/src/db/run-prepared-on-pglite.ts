import { type PGlite, parse, protocol } from "@electric-sql/pglite";
import type { PreparedStatement, RunPrepared } from "./prepared-statement.ts";

const { serialize } = protocol;

/**
 * Runs named prepared statements by PostgreSQL's protocol. PGlite's `query` would parse, describe and
 * plan a statement each time.
 */
export function runPreparedOnPglite(client: PGlite): RunPrepared {
  const parsedNames = new Set<string>();

  async function parseOnce<Row>({ name, text }: PreparedStatement<Row>): Promise<void> {
    if (parsedNames.has(name)) return;
    await client.execProtocol(concatenate(serialize.parse({ name, text }), serialize.sync()));
    parsedNames.add(name);
  }

  return <Row>(statement: PreparedStatement<Row>, values: Parameters<RunPrepared>[1]) =>
    // PGlite's mutexes: no other query or transaction may run in between.
    client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(async () => {
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
      }),
    );
}

function concatenate(...messages: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(messages));
}
