import { z } from "zod";
import {
  diagnosis,
  diagnosisQuery,
  person,
  problem,
  suggestionQuery,
  suggestions,
  tense,
  verbParameters,
  verbTable,
} from "./schema.ts";

const components = z
  .registry<{ id: string }>()
  .add(suggestions, { id: "Suggestions" })
  .add(verbTable, { id: "Verb" })
  .add(diagnosis, { id: "Diagnosis" })
  .add(problem, { id: "Problem" })
  .add(tense, { id: "Tense" })
  .add(person, { id: "Person" });

const uri = (id: string) => `#/components/schemas/${id}`;

/** The interface for programs as an OpenAPI 3.1 document. */
export function openApiDocument() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Verbena",
      version: "1",
      description:
        "Forms of Spanish verbs, and why a form is wrong. Answers depend only on the release: keep them as long as their headers allow.",
    },
    servers: [{ url: "/api/v1" }],
    paths: {
      "/verbs": {
        get: {
          operationId: "suggestVerbs",
          summary: "Verbs that begin with some letters",
          parameters: parametersOf("query", suggestionQuery),
          responses: { "200": answer("Suggestions"), ...refusals },
        },
      },
      "/verbs/{verb}": {
        get: {
          operationId: "conjugate",
          summary: "All forms of a verb",
          parameters: parametersOf("path", verbParameters),
          responses: { "200": answer("Verb"), ...refusals, ...notFound },
        },
      },
      "/diagnose": {
        get: {
          operationId: "diagnose",
          summary: "Whether a form is right, and why not",
          parameters: parametersOf("query", diagnosisQuery),
          responses: { "200": answer("Diagnosis"), ...refusals, ...notFound },
        },
      },
    },
    components: { schemas: schemasOf(components) },
  };
}

function schemasOf(registry: typeof components) {
  const { schemas } = z.toJSONSchema(registry, { uri });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
}

function parametersOf(place: "query" | "path", { shape }: z.ZodObject<Record<string, z.ZodType>>) {
  return Object.entries(shape).map(([name, field]) => {
    const { $schema: _, description, ...schema } = z.toJSONSchema(field, { io: "input" });
    const required = !field.safeParse(undefined).success;
    return { name, in: place, required, ...(description && { description }), schema };
  });
}

const answer = (id: string) => ({
  description: "OK",
  content: { "application/json": { schema: { $ref: uri(id) } } },
});

const refusal = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: uri("Problem") } } },
});

const refusals = {
  "400": refusal("A parameter is missing or wrong."),
  "429": refusal("Too many requests; the header Retry-After says how many seconds to wait."),
};

const notFound = { "404": refusal("There is no such verb or form.") };
