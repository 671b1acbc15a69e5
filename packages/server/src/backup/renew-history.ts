/**
 * Gives the logs of a restored database another identity, so that devices load their state anew. In a
 * backup of an earlier Verbena the table is missing: its migration makes a new identity.
 */
export const renewHistory = `
  do $$ begin
    if to_regclass('public.progress_history') is not null then
      update public.progress_history set id = gen_random_uuid();
    end if;
  end $$;
`;
