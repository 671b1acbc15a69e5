import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import rules, { runtimeRules } from "../.dependency-cruiser.js";
import { boundaryViolations } from "./boundaries.js";

/** Files with their imports. They break each rule at least once. */
const imports = {
  "bench/bench.ts": [],
  "e2e/journey.ts": ["e2e/gone.ts"],
  "packages/content/src/load.ts": ["packages/server/src/app.ts"],
  "packages/core/src/core.ts": [
    "packages/server/src/app.ts",
    "packages/spanish/src/conjugation/stem.ts",
  ],
  "packages/server/src/accounts/accounts.ts": ["packages/server/src/downloads/downloads.ts"],
  "packages/server/src/app.ts": ["packages/web/src/features/one/one.ts"],
  "packages/server/src/client.ts": ["packages/server/src/db/db.ts"],
  "packages/server/src/commands/command.ts": [],
  "packages/server/src/control/control.ts": ["packages/server/src/commands/command.ts"],
  "packages/server/src/db/db.ts": ["packages/server/src/http/http.ts"],
  "packages/server/src/downloads/downloads.ts": ["packages/server/src/control/control.ts"],
  "packages/server/src/errors/errors.ts": ["packages/server/src/input/input.ts"],
  "packages/server/src/features/one/one.ts": ["packages/server/src/features/two/two.ts"],
  "packages/server/src/features/two/two.ts": ["packages/server/src/features/one/one.ts"],
  "packages/server/src/forms.ts": ["packages/server/src/input/input.ts"],
  "packages/server/src/http/http.ts": ["packages/server/src/accounts/accounts.ts"],
  "packages/server/src/input/input.ts": ["packages/server/src/db/db.ts"],
  "packages/server/src/mail/mail.ts": ["packages/server/src/control/control.ts"],
  "packages/server/src/policy/policy.ts": ["packages/server/src/http/http.ts"],
  "packages/server/src/verbs-api/api.ts": ["packages/server/src/control/control.ts"],
  "packages/spanish/src/conjugation/stem.ts": ["packages/core/src/core.ts"],
  "packages/web/src/app/app.ts": [],
  "packages/web/src/features/one/one.ts": [],
  "packages/web/src/features/one/two.ts": [
    "packages/content/src/load.ts",
    "packages/web/src/app/app.ts",
    "packages/web/src/features/two/three.ts",
  ],
  "packages/web/src/features/two/three.ts": [],
  "packages/web/src/i18n/language.ts": ["packages/web/src/ui/button.ts"],
  "packages/web/src/learner-ui/line.ts": ["packages/web/src/features/one/one.ts"],
  "packages/web/src/lib/lib.ts": ["packages/web/src/queue/queue.ts"],
  "packages/web/src/public-pages/page.ts": ["packages/web/src/session/session.ts"],
  "packages/web/src/queue/queue.ts": ["packages/web/src/i18n/language.ts"],
  "packages/web/src/session/session.ts": ["packages/web/src/features/one/one.ts"],
  "packages/web/src/speech/speech.ts": ["packages/web/src/session/session.ts"],
  "packages/web/src/ui/button.ts": [
    "packages/server/src/app.ts",
    "packages/web/src/session/session.ts",
  ],
};

const ruleNames = [...(rules.forbidden ?? []), ...runtimeRules].map(({ name }) => name);
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verbena-boundaries-"));
  for (const [file, targets] of Object.entries(imports)) {
    const lines = targets.map((target) => {
      const path = relative(dirname(file), target);
      return `import "${path.startsWith(".") ? path : `./${path}`}";\n`;
    });
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), lines.join(""));
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it("finds a violation of each rule and says what to do about it", async () => {
  const violations = await boundaryViolations(folder, 20);
  const violatedRules = ruleNames.filter((name) =>
    violations.some((line) => line.includes(`: ${name}. `)),
  );
  expect(violatedRules).toEqual(ruleNames);
  expect(violations.filter((line) => line.endsWith("undefined"))).toEqual([]);
});

it("fails when it finds too few modules", async () => {
  await expect(boundaryViolations(folder, 1000)).rejects.toThrow(/only \d+ modules found/);
});
