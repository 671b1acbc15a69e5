import { newestMigration } from "../db/known-migrations.ts";

/**
 * SQL that completes a restore. Refuses a database of something else or of a newer Verbena. Gives the logs of
 * progress a new identity, by which browsers notice that they must load their progress again.
 */
export const finishRestoreSql = `
  do $$ begin
    if to_regclass('public.progress_events') is null
      or to_regclass('drizzle.__drizzle_migrations') is null then
      raise 'this is not a backup of Verbena';
    end if;
    if (select max(created_at) from drizzle.__drizzle_migrations) > ${newestMigration} then
      raise 'the backup comes from a newer Verbena: upgrade this one first';
    end if;
    -- Older versions lack this table. Their migration creates a new identity.
    if to_regclass('public.progress_history') is not null then
      update public.progress_history set id = gen_random_uuid();
    end if;
  end $$;
`;
