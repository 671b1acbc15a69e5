import { STEP_MS, WINDOW_STEPS } from "../accounts/two-factor/two-factor.ts";
import { newerReleaseSql } from "../db/known-migrations.ts";

/**
 * SQL that completes a restore. Refuses a database of something else, and one that requires a newer Verbena. Gives the logs of
 * progress a new identity, by which browsers notice that they must load their progress again. Sessions,
 * links, and codes that were ended or used since the backup stay without effect: the SQL deletes sessions and
 * links, and counts the present codes of authenticator apps as used.
 */
export const finishRestoreSql = `
  do $$ begin
    if to_regclass('public.progress_events') is null
      or to_regclass('public.required_releases') is null then
      raise 'this is not a backup of Verbena';
    end if;
    if exists (${newerReleaseSql}) then
      raise 'the backup comes from a newer Verbena: upgrade this one first';
    end if;
    update public.progress_history set id = gen_random_uuid();
    delete from public.sessions;
    delete from public.verifications;
    update public.two_factors
    set last_used_step = floor(extract(epoch from now()) / ${STEP_MS / 1000}) + ${WINDOW_STEPS};
  end $$;
`;
