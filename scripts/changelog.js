import { Failure } from "./run.js";

/**
 * The releases that CHANGELOG.md names, the newest first.
 *
 * @param {string} changelog
 * @returns {readonly { version: string, commit: string | null }[]} without a commit: not published yet
 * @throws Failure if there is no release, or if one below the first heading has no commit
 */
export function readReleases(changelog) {
  const [first = "", ...earlier] = changelog.split(/^## /m).slice(1);
  const releases = [first, ...earlier].flatMap((section) => {
    const [, version] = /^\[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d\n/.exec(section) ?? [];
    const [, commit = null] = /^Commit: `([0-9a-f]{40})`$/m.exec(section) ?? [];
    return version === undefined ? [] : [{ version, commit }];
  });
  if (releases.length === 0) throw new Failure("CHANGELOG.md names no release.");
  const below = releases.slice(first.startsWith(`[${releases[0]?.version}]`) ? 1 : 0);
  const unknown = below.find(({ commit }) => commit === null);
  if (unknown) {
    throw new Failure(
      `CHANGELOG.md needs the commit of ${unknown.version}: see docs/releasing.md.`,
    );
  }
  return releases;
}
