-- The database of a small site of Verbena 1.0.0, written by npm run release:dump.
-- account {"email":"ana@example.org","password":"flor-de-luna","attempts":{"presente-indicativo":24,"preterito-indefinido":47,"preterito-imperfecto":1,"desde-hace":24,"ser-estar-hay":24}}
-- account {"email":"berta@example.org","password":"flor-de-luna","attempts":{"presente-indicativo":24}}
-- account {"email":"carlos@example.org","password":"flor-de-luna","recoveryCode":"qmtwj-qfjwz","attempts":{"preterito-indefinido":48}}


SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE SCHEMA drizzle;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE FUNCTION public.copy_username() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	UPDATE "users" SET "name" = NEW."username" WHERE "id" = NEW."id" AND "name" <> NEW."username";
	RETURN NULL;
END
$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;

CREATE TABLE public.admin_actions (
    id uuid NOT NULL,
    admin_id uuid,
    kind text NOT NULL,
    target_id uuid,
    details json DEFAULT '{}'::json NOT NULL,
    at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.archived_events (
    user_id uuid NOT NULL,
    first_seq integer NOT NULL,
    ids uuid[] NOT NULL,
    events json NOT NULL
);

CREATE TABLE public.cards (
    user_id uuid NOT NULL,
    family text NOT NULL,
    item text NOT NULL,
    context text NOT NULL,
    easiness double precision NOT NULL,
    interval_days integer NOT NULL,
    repetitions integer NOT NULL,
    next_review timestamp(3) with time zone NOT NULL,
    attempts integer NOT NULL,
    correct_count integer NOT NULL,
    first_attempt timestamp(3) with time zone NOT NULL,
    last_attempt timestamp(3) with time zone NOT NULL,
    sentence smallint NOT NULL,
    stability double precision,
    difficulty double precision
)
WITH (fillfactor='80');

CREATE TABLE public.conjugation_exercises (
    id text NOT NULL,
    "position" integer NOT NULL,
    family text NOT NULL,
    tense text NOT NULL,
    item text NOT NULL,
    verb text NOT NULL,
    person text NOT NULL,
    number smallint DEFAULT 1 NOT NULL,
    sentence text NOT NULL,
    correct_answer text NOT NULL,
    is_irregular boolean NOT NULL,
    time_marker text,
    subject text,
    translations json NOT NULL,
    places json NOT NULL
);

CREATE TABLE public.content_version (
    id integer DEFAULT 1 NOT NULL,
    hash text NOT NULL
);

CREATE TABLE public.daily_stats (
    user_id uuid NOT NULL,
    family text NOT NULL,
    day date NOT NULL,
    attempts integer NOT NULL,
    correct integer NOT NULL,
    causes json DEFAULT '{}'::json NOT NULL
)
WITH (fillfactor='80');

CREATE TABLE public.exercise_corrections (
    exercise_id text NOT NULL,
    before json NOT NULL,
    after json NOT NULL
);

CREATE TABLE public.exercise_progress (
    user_id uuid NOT NULL,
    family text NOT NULL,
    total_attempts integer NOT NULL,
    total_correct integer NOT NULL,
    total_failed integer NOT NULL,
    today_attempts integer NOT NULL,
    today_correct integer NOT NULL,
    today_failed integer NOT NULL,
    last_reset_date date,
    last_answered_at timestamp(3) with time zone,
    failed_items json NOT NULL,
    current_level smallint NOT NULL,
    last_level_up_at timestamp(3) with time zone,
    reset_at timestamp(3) with time zone,
    estimate json
)
WITH (fillfactor='80');

CREATE TABLE public.exercise_reports (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    family text NOT NULL,
    exercise_id text NOT NULL,
    reason text NOT NULL,
    comment text,
    given text,
    created_at timestamp(3) with time zone NOT NULL,
    answer text,
    answered_at timestamp(3) with time zone,
    answered_by uuid,
    read_at timestamp(3) with time zone
);

CREATE TABLE public.fill_in_exercises (
    id text NOT NULL,
    "position" integer NOT NULL,
    exercise_type text NOT NULL,
    sentence text NOT NULL,
    context text NOT NULL,
    correct_answer text NOT NULL,
    infinitive text,
    person text,
    tense text,
    complement text,
    verb_marker text,
    subject text,
    instruction text,
    explanation_key text,
    explanation json,
    note json,
    translations json NOT NULL,
    places json NOT NULL
);

CREATE TABLE public.hidden_exercises (
    exercise_id text NOT NULL
);

CREATE TABLE public.knowledge_days (
    user_id uuid NOT NULL,
    family text NOT NULL,
    day date NOT NULL,
    shown smallint NOT NULL,
    expected smallint NOT NULL,
    forms smallint NOT NULL
);

CREATE TABLE public.mails (
    id uuid NOT NULL,
    user_id uuid,
    kind text NOT NULL,
    recipient text NOT NULL,
    language text NOT NULL,
    content json NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp(3) with time zone NOT NULL,
    failed_at timestamp(3) with time zone,
    last_error text
);

CREATE TABLE public.passwords (
    user_id uuid NOT NULL,
    hash text NOT NULL,
    set_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.processes (
    id uuid NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.profiles (
    id uuid NOT NULL,
    username text NOT NULL,
    preferred_language text NOT NULL,
    theme text DEFAULT 'system'::text NOT NULL,
    daily_aim integer DEFAULT 20 NOT NULL,
    new_per_day integer DEFAULT 10 NOT NULL,
    review_order text DEFAULT 'form'::text NOT NULL,
    round_length smallint DEFAULT 20 NOT NULL,
    families text[] NOT NULL,
    region text DEFAULT 'spain'::text NOT NULL,
    persons text[] DEFAULT '{yo,tú,él,nosotros,vosotros,ellos}'::text[] NOT NULL,
    practice_days smallint DEFAULT 5 NOT NULL,
    weekly_mail boolean DEFAULT false NOT NULL,
    sound boolean DEFAULT false NOT NULL,
    accent_shortcuts boolean DEFAULT true NOT NULL
);

CREATE TABLE public.progress_events (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
)
PARTITION BY HASH (user_id);

CREATE TABLE public.progress_events_0 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_1 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_10 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_11 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_12 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_13 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_14 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_15 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_2 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_3 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_4 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_5 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_6 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_7 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_8 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_events_9 (
    user_id uuid NOT NULL,
    seq integer NOT NULL,
    id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    family text NOT NULL,
    item text,
    context text,
    sentence smallint,
    given text,
    verdict text,
    diagnosis text,
    recall real,
    payload json,
    answered_at timestamp(3) with time zone NOT NULL,
    time_zone text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.progress_history (
    id uuid DEFAULT gen_random_uuid() NOT NULL
);

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer NOT NULL,
    expire timestamp(3) with time zone
);

CREATE TABLE public.replaced_content (
    hash text NOT NULL,
    replaced_at timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.required_releases (
    version text NOT NULL
);

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    user_agent text,
    remembered boolean NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.skill_snapshots (
    user_id uuid NOT NULL,
    rules_version integer NOT NULL,
    seq integer NOT NULL,
    state json NOT NULL
);

CREATE TABLE public.two_factors (
    user_id uuid NOT NULL,
    totp_key text NOT NULL,
    recovery_codes text NOT NULL,
    verified boolean DEFAULT false NOT NULL,
    wrong_codes integer DEFAULT 0 NOT NULL,
    last_used_step integer
);

CREATE TABLE public.user_progress (
    user_id uuid NOT NULL,
    start_date timestamp(3) with time zone NOT NULL,
    last_seq integer NOT NULL,
    total_attempts integer DEFAULT 0 NOT NULL,
    total_correct integer DEFAULT 0 NOT NULL,
    scheduler json
)
WITH (fillfactor='80');

CREATE TABLE public.users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    role text DEFAULT 'user'::text NOT NULL,
    two_factor_enabled boolean DEFAULT false NOT NULL,
    last_sign_in_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    search_text text GENERATED ALWAYS AS (regexp_replace(NORMALIZE(lower((((name || '
'::text) || email) COLLATE "und-x-icu")), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)) STORED NOT NULL
);

CREATE TABLE public.verb_packages (
    user_id uuid NOT NULL,
    id uuid NOT NULL,
    tense text NOT NULL,
    name text NOT NULL,
    verbs text[] NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.verifications (
    token_hash text NOT NULL,
    kind text NOT NULL,
    user_id uuid NOT NULL,
    email text,
    new_email text,
    remembered boolean,
    wrong_codes integer DEFAULT 0 NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.weekly_mails (
    user_id uuid NOT NULL,
    monday date NOT NULL
);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_0 FOR VALUES WITH (modulus 16, remainder 0);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_1 FOR VALUES WITH (modulus 16, remainder 1);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_10 FOR VALUES WITH (modulus 16, remainder 10);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_11 FOR VALUES WITH (modulus 16, remainder 11);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_12 FOR VALUES WITH (modulus 16, remainder 12);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_13 FOR VALUES WITH (modulus 16, remainder 13);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_14 FOR VALUES WITH (modulus 16, remainder 14);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_15 FOR VALUES WITH (modulus 16, remainder 15);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_2 FOR VALUES WITH (modulus 16, remainder 2);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_3 FOR VALUES WITH (modulus 16, remainder 3);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_4 FOR VALUES WITH (modulus 16, remainder 4);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_5 FOR VALUES WITH (modulus 16, remainder 5);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_6 FOR VALUES WITH (modulus 16, remainder 6);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_7 FOR VALUES WITH (modulus 16, remainder 7);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_8 FOR VALUES WITH (modulus 16, remainder 8);

ALTER TABLE ONLY public.progress_events ATTACH PARTITION public.progress_events_9 FOR VALUES WITH (modulus 16, remainder 9);

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);

INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, 'c1a0d7af094ef04f395e42bae59a4e30120bff0dbbf858f240f647701dac9639', 1795900000000);

INSERT INTO public.admin_actions VALUES
	('562d15d6-8394-467c-88ea-cba0e108d264', NULL, 'role-granted', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', '{"from":"command line"}', '2026-11-28 18:00:00.183+00'),
	('7c3d7199-59cd-48e4-b3e0-ad4d67e737ec', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', 'users-listed', NULL, '{}', '2026-11-28 18:00:02.455+00'),
	('78a13e03-cfe6-4836-bd3f-108cc5facfa6', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', 'report-answered', NULL, '{"exercise":"preterito-indefinido/tener/yo"}', '2026-11-28 18:00:02.466+00'),
	('f65e44f6-9702-4bc1-83f0-64c74c72c444', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', 'exercise-corrected', NULL, '{"exercise":"condicional-simple/abrir/yo"}', '2026-11-28 18:00:02.508+00'),
	('9c811586-8f67-474d-a0a8-2c08ce0430de', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', 'exercise-hidden', NULL, '{"exercise":"condicional-simple/abrir/tú"}', '2026-11-28 18:00:02.525+00'),
	('167ec9d0-5471-4581-bf96-c2f928ade269', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', 'sessions-ended', '6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', '{}', '2026-11-28 18:00:02.535+00'),
	('3f87c62c-a7b3-4568-a2e8-61dcc3838a11', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', 'password-reset-sent', '6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', '{}', '2026-11-28 18:00:02.54+00'),
	('f07913e6-473a-4a97-8134-6447dc58e57d', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', 'user-deleted', NULL, '{"account":"53943de26e62af6bbb78b735e333cd613013fcbbc09fe90069efb379bfb65565","role":"user"}', '2026-11-28 18:00:02.899+00');

INSERT INTO public.archived_events VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 1, '{66ff65dc-f580-4d08-bb9d-41b3688ee94c,946e5b9e-98f5-440e-9cff-0f36abf04f51,6c77bf2a-036e-4bb3-a36e-bde016a56e0b,f8f2adf6-3a7a-4c40-9833-cff443d154b6,37670310-0d38-41e9-8ded-4aba0a75de7e,4a0dc4dc-a443-4860-a27d-970af9231c3a,981e99e7-105e-4204-80db-f33612d8e5ef,be3c8d00-adf4-412f-a995-b8b1e68af6a6,e83ebf84-7944-4326-a88c-9934c83db486,5955492a-09ad-4742-b2d2-cfb5ca8b1be2,92da43d2-6932-4ddc-89af-f8a7bab5ab46,595a109e-6358-4ee0-8b08-4ad099876841,d7f48d9a-40e8-4479-9189-949832eb62f2,b9b404b4-ae4f-47a6-9782-7f896eacfade,2d32b24d-b322-4f8b-b410-d2dfc250dea0,0988ad07-1bdb-467d-bade-4ca60a5951d7,a4e70a67-b71a-42e6-a245-d17a4d15e3c1,2eae8100-0dde-4cd4-9d64-bf5ec5dfc481,19b4b59e-4d95-4546-ae3c-0e18fac32a90,1ae49140-eb37-4397-9f7f-0efcadb26cc0,55c349c8-9aba-4b7a-a418-f3e9e8325e43,d83d7965-05c7-488f-a132-c838be56aa76,f777b4cf-759b-4c44-9384-f884f93d019e,66d8fbd6-d677-4522-970c-9716a69097ff,9d90492c-df77-4afa-97f4-f38dbe863651,d8a39fc0-d7f1-42b2-a915-a45067d40b29,32b7439d-6ed4-47e7-8a4b-14efeddf3d19,ae799cbe-044e-4c56-8edc-516ea8ecd5da,55a47b56-77cd-4853-b311-610cbf38faaa,fcfef621-0fc8-42a8-9f4d-e5a181abb517,f045b9d9-6c53-442a-a4de-bc314aa299b1,d541b58a-eef8-4027-bb7b-9dedbdedf7e8,566d1e0d-c25c-437e-bd4f-7cfd8853aa12,686ab978-91be-4f3e-91de-c26d87596373,c7420182-b71b-47f3-a822-c874a4c16ad1,7484d475-f72d-419a-93d0-27755f0b9bb2,83cf0c93-0b09-4359-9865-63362d499906,18da7c7d-97c2-4867-925c-b68bea7e0130,ace7dda3-de47-46c8-906b-9f73d7682868,f8d39f77-11ba-4e54-9025-0b5f276cc4e6,9057e1f7-5877-4488-ac97-9a07b558a639,7b918c02-8379-45fc-aeca-50e3e8e5be4e,fa656ec7-619e-4931-8502-492cfb862af9,2817b9a9-4d0d-4acb-8fc8-875c35189fe2,73e91ae5-5952-40a7-a8c4-b32b720ff51a,870c01bb-30d3-40c2-a08e-2470cf79cfd0,d12ad2c5-0763-4fb7-adca-bb484376f8f0,965b77d6-5b0d-4994-88b8-b22a2df3e1ea,11be744f-a11b-4651-9ebc-24efab89abc2,361c8a0b-710a-4bbd-a168-437e59d5d9a5,2f297e9d-52a4-4129-a90b-c9d635ac93fb,d7ee3d84-db44-4659-a93a-544e27ab2e27,e04105fa-0f96-4049-a9e1-c72bb669edeb,97f1aa65-89d4-49aa-a0a6-6a922cfb1dc1,2cb4772b-b4cb-4deb-95c3-35a4f478b0ef,0dd1e6f6-163f-4e01-9481-a19b7825e9cd,2d69ac9f-f66a-4a04-99aa-59b0c40f849b,4485243c-12a3-4932-834f-c317d70bf480,f4ce4694-63a2-4c26-85e5-9236a101b984,fdfeacb6-5c5a-488f-82af-370ecce48e3c,a37196d3-52f7-4c89-8318-5d6fd890de06,aeb8f9c7-700f-4dbd-b291-bc4bf48497b4,803058aa-63b6-49d4-9412-77c458ab56c5,d458e94b-fb7a-4ceb-bcab-ac97e4fb805f,41604c72-f268-426c-b641-89a10d63f04f,0c6a078c-5c76-4720-8c63-992f42c0c07d,26ee549b-5194-45c2-8bfd-785b6fb148e7,86b2943d-eddb-4ec4-982b-2eb0f0319d49,5fec0f3e-bc88-47cf-971c-5245b61f53c6,34c7d24b-f55d-4a29-b39b-01228438c6ff,81312a30-9884-4a2f-86f2-ba5263c2535b}', '[{"seq":1,"id":"66ff65dc-f580-4d08-bb9d-41b3688ee94c","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"yo","sentence":1,"given":"abro","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":2,"id":"946e5b9e-98f5-440e-9cff-0f36abf04f51","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"tú","sentence":1,"given":"abres","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":3,"id":"6c77bf2a-036e-4bb3-a36e-bde016a56e0b","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"él","sentence":1,"given":"abre","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":4,"id":"f8f2adf6-3a7a-4c40-9833-cff443d154b6","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"nosotros","sentence":1,"given":"abrimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":5,"id":"37670310-0d38-41e9-8ded-4aba0a75de7e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"vosotros","sentence":1,"given":"abrís","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":6,"id":"4a0dc4dc-a443-4860-a27d-970af9231c3a","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"ellos","sentence":1,"given":"abren","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":7,"id":"981e99e7-105e-4204-80db-f33612d8e5ef","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"yo","sentence":1,"given":"me acuesto","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":8,"id":"be3c8d00-adf4-412f-a995-b8b1e68af6a6","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"tú","sentence":1,"given":"te acuestass","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":9,"id":"e83ebf84-7944-4326-a88c-9934c83db486","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"él","sentence":1,"given":"se acuesta","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":10,"id":"5955492a-09ad-4742-b2d2-cfb5ca8b1be2","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"nosotros","sentence":1,"given":"nos acostamos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":11,"id":"92da43d2-6932-4ddc-89af-f8a7bab5ab46","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"vosotros","sentence":1,"given":"os acostáis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":12,"id":"595a109e-6358-4ee0-8b08-4ad099876841","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"ellos","sentence":1,"given":"se acuestans","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":13,"id":"d7f48d9a-40e8-4479-9189-949832eb62f2","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"yo","sentence":1,"given":"ayudo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":14,"id":"b9b404b4-ae4f-47a6-9782-7f896eacfade","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"tú","sentence":1,"given":"ayudas","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":15,"id":"2d32b24d-b322-4f8b-b410-d2dfc250dea0","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"él","sentence":1,"given":"ayuda","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":16,"id":"0988ad07-1bdb-467d-bade-4ca60a5951d7","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"nosotros","sentence":1,"given":"ayudamoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":17,"id":"a4e70a67-b71a-42e6-a245-d17a4d15e3c1","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"vosotros","sentence":1,"given":"ayudáis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":18,"id":"2eae8100-0dde-4cd4-9d64-bf5ec5dfc481","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"ellos","sentence":1,"given":"ayudan","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":19,"id":"19b4b59e-4d95-4546-ae3c-0e18fac32a90","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"yo","sentence":1,"given":"bebo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":20,"id":"1ae49140-eb37-4397-9f7f-0efcadb26cc0","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"tú","sentence":1,"given":"bebess","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":21,"id":"55c349c8-9aba-4b7a-a418-f3e9e8325e43","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"él","sentence":1,"given":"bebe","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":22,"id":"d83d7965-05c7-488f-a132-c838be56aa76","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"nosotros","sentence":1,"given":"bebemos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":23,"id":"f777b4cf-759b-4c44-9384-f884f93d019e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"vosotros","sentence":1,"given":"bebéis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":24,"id":"66d8fbd6-d677-4522-970c-9716a69097ff","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"ellos","sentence":1,"given":"bebens","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:59:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:03.889Z"},{"seq":25,"id":"9d90492c-df77-4afa-97f4-f38dbe863651","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"yo","sentence":1,"given":"abrí","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":26,"id":"d8a39fc0-d7f1-42b2-a915-a45067d40b29","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"tú","sentence":1,"given":"abriste","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":27,"id":"32b7439d-6ed4-47e7-8a4b-14efeddf3d19","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"él","sentence":1,"given":"abrió","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":28,"id":"ae799cbe-044e-4c56-8edc-516ea8ecd5da","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"nosotros","sentence":1,"given":"abrimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":29,"id":"55a47b56-77cd-4853-b311-610cbf38faaa","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"vosotros","sentence":1,"given":"abristeis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":30,"id":"fcfef621-0fc8-42a8-9f4d-e5a181abb517","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"ellos","sentence":1,"given":"abrieron","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":31,"id":"f045b9d9-6c53-442a-a4de-bc314aa299b1","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"yo","sentence":1,"given":"me acosté","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":32,"id":"d541b58a-eef8-4027-bb7b-9dedbdedf7e8","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"tú","sentence":1,"given":"te acostastes","verdict":"wrong","diagnosis":"wrong-class-ending","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":33,"id":"566d1e0d-c25c-437e-bd4f-7cfd8853aa12","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"él","sentence":1,"given":"se acostó","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":34,"id":"686ab978-91be-4f3e-91de-c26d87596373","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"nosotros","sentence":1,"given":"nos acostamos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":35,"id":"c7420182-b71b-47f3-a822-c874a4c16ad1","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"vosotros","sentence":1,"given":"os acostasteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":36,"id":"7484d475-f72d-419a-93d0-27755f0b9bb2","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"ellos","sentence":1,"given":"se acostarons","verdict":"wrong","diagnosis":"wrong-tense","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":37,"id":"83cf0c93-0b09-4359-9865-63362d499906","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"yo","sentence":1,"given":"anduve","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":38,"id":"18da7c7d-97c2-4867-925c-b68bea7e0130","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"tú","sentence":1,"given":"anduviste","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":39,"id":"ace7dda3-de47-46c8-906b-9f73d7682868","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"él","sentence":1,"given":"anduvo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":40,"id":"f8d39f77-11ba-4e54-9025-0b5f276cc4e6","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"nosotros","sentence":1,"given":"anduvimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":41,"id":"9057e1f7-5877-4488-ac97-9a07b558a639","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"vosotros","sentence":1,"given":"anduvisteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":42,"id":"7b918c02-8379-45fc-aeca-50e3e8e5be4e","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"ellos","sentence":1,"given":"anduvieron","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":43,"id":"fa656ec7-619e-4931-8502-492cfb862af9","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"yo","sentence":1,"given":"aprendí","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":44,"id":"2817b9a9-4d0d-4acb-8fc8-875c35189fe2","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"tú","sentence":1,"given":"aprendistes","verdict":"wrong","diagnosis":"wrong-class-ending","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":45,"id":"73e91ae5-5952-40a7-a8c4-b32b720ff51a","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"él","sentence":1,"given":"aprendió","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":46,"id":"870c01bb-30d3-40c2-a08e-2470cf79cfd0","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"nosotros","sentence":1,"given":"aprendimos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":47,"id":"d12ad2c5-0763-4fb7-adca-bb484376f8f0","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"vosotros","sentence":1,"given":"aprendisteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":48,"id":"965b77d6-5b0d-4994-88b8-b22a2df3e1ea","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"ellos","sentence":1,"given":"aprendierons","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:59:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.003Z"},{"seq":49,"id":"11be744f-a11b-4651-9ebc-24efab89abc2","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-fiebre-lunes","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":50,"id":"361c8a0b-710a-4bbd-a168-437e59d5d9a5","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-fruteria-jueves","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":51,"id":"2f297e9d-52a4-4129-a90b-c9d635ac93fb","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-cadiz-viernes","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":52,"id":"d7ee3d84-db44-4659-a93a-544e27ab2e27","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-mensajes-domingo","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":53,"id":"e04105fa-0f96-4049-a9e1-c72bb669edeb","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-nevar-miercoles","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":54,"id":"97f1aa65-89d4-49aa-a0a6-6a922cfb1dc1","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-paraguas-sabado","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":55,"id":"2cb4772b-b4cb-4deb-95c3-35a4f478b0ef","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-vecinos-verano","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":56,"id":"0dd1e6f6-163f-4e01-9481-a19b7825e9cd","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-nadar-primavera","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":57,"id":"2d69ac9f-f66a-4a04-99aa-59b0c40f849b","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-esquiar-invierno","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":58,"id":"4485243c-12a3-4932-834f-c317d70bf480","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-gafas-otono","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":59,"id":"f4ce4694-63a2-4c26-85e5-9236a101b984","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-camino-cerrado","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":60,"id":"fdfeacb6-5c5a-488f-82af-370ecce48e3c","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-primos-verano-2018","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":61,"id":"a37196d3-52f7-4c89-8318-5d6fd890de06","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-boda-lucia","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":62,"id":"aeb8f9c7-700f-4dbd-b291-bc4bf48497b4","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-desayuno","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":63,"id":"803058aa-63b6-49d4-9412-77c458ab56c5","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-operacion","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":64,"id":"d458e94b-fb7a-4ceb-bcab-ac97e4fb805f","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-mudanza","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":65,"id":"41604c72-f268-426c-b641-89a10d63f04f","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-reunion-jefa","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":66,"id":"0c6a078c-5c76-4720-8c63-992f42c0c07d","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-gemelos","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":67,"id":"26ee549b-5194-45c2-8bfd-785b6fb148e7","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-vivir-valencia","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":68,"id":"86b2943d-eddb-4ec4-982b-2eb0f0319d49","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-padre-hospital","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":69,"id":"5fec0f3e-bc88-47cf-971c-5245b61f53c6","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-dentista","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":70,"id":"34c7d24b-f55d-4a29-b39b-01228438c6ff","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-dueno-bar","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"},{"seq":71,"id":"81312a30-9884-4a2f-86f2-ba5263c2535b","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-abuelos-suiza","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.070Z"}]'),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 1, '{e99ec4e3-51be-4b45-8816-02af75960c24,622e892e-4416-4586-8f35-66be014d18c0,8d85f272-1f72-41c7-9412-36621d21e531,c5b34fcb-e9e4-4c5e-8c33-a165f69d60b4,0c0927b4-1ac5-4f06-ab9a-e6e8afdb74dc,2116bb36-7d34-4f24-8738-22c12944e1fc,e10b3a1e-3236-45a6-8153-11a04b166178,7f48ac74-1112-48f9-990b-461eb3daeb25,f0c9280a-a54e-4985-ac6b-e4d94e58554e,92c6f39b-e0d9-4810-86eb-d5f674766fc6,6a08eeee-b234-40da-b568-fb98ea090bec,50eac05a-e1b9-4859-beec-4075cb169711,5e763e4e-99d1-4513-9f36-c1280eca222e,0cdbfa86-60f0-4a57-8c6e-220da96cbf43,149b9241-bf8a-45b6-89b6-b6441f8a221c,9bf46eb7-0b34-4095-bd73-2480c9775517,cb1e04fd-0215-4178-8581-6b70457fface,b9563718-9955-4242-8eee-4cb6d8b976f1,a394f6b7-fda6-417e-a57e-4c12558da6b5,c7444da3-f1b3-47f1-950d-77b8a3b888e8,ecb9712f-b814-48be-abc2-8b68b02218e7,6ca98e26-593d-41d9-b8c9-8a0e6f1d8cd3,53825924-2edb-4bf5-80be-973815ecda2b}', '[{"seq":1,"id":"e99ec4e3-51be-4b45-8816-02af75960c24","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"yo","sentence":1,"given":"abro","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":2,"id":"622e892e-4416-4586-8f35-66be014d18c0","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"tú","sentence":1,"given":"abres","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":3,"id":"8d85f272-1f72-41c7-9412-36621d21e531","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"él","sentence":1,"given":"abre","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":4,"id":"c5b34fcb-e9e4-4c5e-8c33-a165f69d60b4","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"nosotros","sentence":1,"given":"abrimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":5,"id":"0c0927b4-1ac5-4f06-ab9a-e6e8afdb74dc","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"vosotros","sentence":1,"given":"abrís","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":6,"id":"2116bb36-7d34-4f24-8738-22c12944e1fc","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"ellos","sentence":1,"given":"abren","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":7,"id":"e10b3a1e-3236-45a6-8153-11a04b166178","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"yo","sentence":1,"given":"me acuesto","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":8,"id":"7f48ac74-1112-48f9-990b-461eb3daeb25","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"tú","sentence":1,"given":"te acuestass","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":9,"id":"f0c9280a-a54e-4985-ac6b-e4d94e58554e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"él","sentence":1,"given":"se acuesta","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":10,"id":"92c6f39b-e0d9-4810-86eb-d5f674766fc6","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"nosotros","sentence":1,"given":"nos acostamos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":11,"id":"6a08eeee-b234-40da-b568-fb98ea090bec","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"vosotros","sentence":1,"given":"os acostáis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":12,"id":"50eac05a-e1b9-4859-beec-4075cb169711","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"ellos","sentence":1,"given":"se acuestans","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":13,"id":"5e763e4e-99d1-4513-9f36-c1280eca222e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"yo","sentence":1,"given":"ayudo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":14,"id":"0cdbfa86-60f0-4a57-8c6e-220da96cbf43","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"tú","sentence":1,"given":"ayudas","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":15,"id":"149b9241-bf8a-45b6-89b6-b6441f8a221c","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"él","sentence":1,"given":"ayuda","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":16,"id":"9bf46eb7-0b34-4095-bd73-2480c9775517","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"nosotros","sentence":1,"given":"ayudamoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":17,"id":"cb1e04fd-0215-4178-8581-6b70457fface","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"vosotros","sentence":1,"given":"ayudáis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":18,"id":"b9563718-9955-4242-8eee-4cb6d8b976f1","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"ellos","sentence":1,"given":"ayudan","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":19,"id":"a394f6b7-fda6-417e-a57e-4c12558da6b5","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"yo","sentence":1,"given":"bebo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":20,"id":"c7444da3-f1b3-47f1-950d-77b8a3b888e8","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"tú","sentence":1,"given":"bebess","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":21,"id":"ecb9712f-b814-48be-abc2-8b68b02218e7","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"él","sentence":1,"given":"bebe","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":22,"id":"6ca98e26-593d-41d9-b8c9-8a0e6f1d8cd3","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"nosotros","sentence":1,"given":"bebemos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"},{"seq":23,"id":"53825924-2edb-4bf5-80be-973815ecda2b","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"vosotros","sentence":1,"given":"bebéis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.094Z"}]'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 1, '{68bcfdae-d86d-4419-9bb9-f1d357922656,03ecb041-0823-4bd1-872b-f1f83ccbc079,05a8ebca-9ae4-41f1-b2ca-f01a97190765,6ce3f876-6b2e-4306-bf7a-05855dc48890,c06e39d6-4cb6-4e8c-b1b4-43a286425f75,6a6bd7ab-8307-4e0f-8946-7c4920a00577,92819a3a-d9cc-48a1-b245-8a666faa8475,a8fc861d-8841-4ea1-9725-93b3dd1c7d55,8af41ba3-ddfe-4e6d-9a29-c2b65da0b6d0,7535a598-227a-428e-93eb-c44d9f7fca8e,73e785ae-8575-490d-987e-8dc07ebaaabe,ac73baa7-16a5-451a-9283-b53d34dee185,c775d2ed-8e72-486b-a7ca-87e15f25b303,69ba2865-7ff5-40a2-88c6-1b51ed4f437c,44280ce3-0184-41b8-99b5-3bf15eadf501,6f81f2ed-1614-432e-b482-4f159a91d201,e8692499-8a53-4d44-a36c-40cdcc6d634f,a6406eb8-a8a5-4035-a231-f9caf81d15e8,f40856fb-0d7d-4255-81dc-33927bc42bd5,dac24a03-da35-46a5-8bd3-45525d25cf21,f232830b-c16a-4015-a9f5-ebc0995219c6,f5e966a3-39c3-4e9d-8844-479812686934,8a957aa8-7901-412b-85b9-7b9f2070511a}', '[{"seq":1,"id":"68bcfdae-d86d-4419-9bb9-f1d357922656","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"yo","sentence":1,"given":"abrí","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":2,"id":"03ecb041-0823-4bd1-872b-f1f83ccbc079","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"tú","sentence":1,"given":"abriste","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":3,"id":"05a8ebca-9ae4-41f1-b2ca-f01a97190765","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"él","sentence":1,"given":"abrió","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":4,"id":"6ce3f876-6b2e-4306-bf7a-05855dc48890","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"nosotros","sentence":1,"given":"abrimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":5,"id":"c06e39d6-4cb6-4e8c-b1b4-43a286425f75","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"vosotros","sentence":1,"given":"abristeis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":6,"id":"6a6bd7ab-8307-4e0f-8946-7c4920a00577","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"ellos","sentence":1,"given":"abrieron","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":7,"id":"92819a3a-d9cc-48a1-b245-8a666faa8475","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"yo","sentence":1,"given":"me acosté","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":8,"id":"a8fc861d-8841-4ea1-9725-93b3dd1c7d55","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"tú","sentence":1,"given":"te acostastes","verdict":"wrong","diagnosis":"wrong-class-ending","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":9,"id":"8af41ba3-ddfe-4e6d-9a29-c2b65da0b6d0","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"él","sentence":1,"given":"se acostó","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":10,"id":"7535a598-227a-428e-93eb-c44d9f7fca8e","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"nosotros","sentence":1,"given":"nos acostamos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":11,"id":"73e785ae-8575-490d-987e-8dc07ebaaabe","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"vosotros","sentence":1,"given":"os acostasteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":12,"id":"ac73baa7-16a5-451a-9283-b53d34dee185","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"ellos","sentence":1,"given":"se acostarons","verdict":"wrong","diagnosis":"wrong-tense","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":13,"id":"c775d2ed-8e72-486b-a7ca-87e15f25b303","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"yo","sentence":1,"given":"anduve","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":14,"id":"69ba2865-7ff5-40a2-88c6-1b51ed4f437c","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"tú","sentence":1,"given":"anduviste","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":15,"id":"44280ce3-0184-41b8-99b5-3bf15eadf501","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"él","sentence":1,"given":"anduvo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":16,"id":"6f81f2ed-1614-432e-b482-4f159a91d201","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"nosotros","sentence":1,"given":"anduvimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":17,"id":"e8692499-8a53-4d44-a36c-40cdcc6d634f","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"vosotros","sentence":1,"given":"anduvisteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":18,"id":"a6406eb8-a8a5-4035-a231-f9caf81d15e8","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"ellos","sentence":1,"given":"anduvieron","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":19,"id":"f40856fb-0d7d-4255-81dc-33927bc42bd5","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"yo","sentence":1,"given":"aprendí","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":20,"id":"dac24a03-da35-46a5-8bd3-45525d25cf21","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"tú","sentence":1,"given":"aprendistes","verdict":"wrong","diagnosis":"wrong-class-ending","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":21,"id":"f232830b-c16a-4015-a9f5-ebc0995219c6","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"él","sentence":1,"given":"aprendió","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":22,"id":"f5e966a3-39c3-4e9d-8844-479812686934","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"nosotros","sentence":1,"given":"aprendimos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"},{"seq":23,"id":"8a957aa8-7901-412b-85b9-7b9f2070511a","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"vosotros","sentence":1,"given":"aprendisteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.132Z"}]');

INSERT INTO public.cards VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'abrir', 'yo', 2.5, 4, 1, '2026-03-06 08:36:00+00', 1, 1, '2026-03-02 08:36:00+00', '2026-03-02 08:36:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'abrir', 'tú', 2.5, 4, 1, '2026-03-06 08:37:00+00', 1, 1, '2026-03-02 08:37:00+00', '2026-03-02 08:37:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'abrir', 'él', 2.5, 4, 1, '2026-03-06 08:38:00+00', 1, 1, '2026-03-02 08:38:00+00', '2026-03-02 08:38:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'abrir', 'nosotros', 2.5, 1, 0, '2026-03-03 08:39:00+00', 1, 0, '2026-03-02 08:39:00+00', '2026-03-02 08:39:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'abrir', 'vosotros', 2.5, 4, 1, '2026-03-06 08:40:00+00', 1, 1, '2026-03-02 08:40:00+00', '2026-03-02 08:40:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'abrir', 'ellos', 2.5, 4, 1, '2026-03-06 08:41:00+00', 1, 1, '2026-03-02 08:41:00+00', '2026-03-02 08:41:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'acostarse', 'yo', 2.5, 4, 1, '2026-03-06 08:42:00+00', 1, 1, '2026-03-02 08:42:00+00', '2026-03-02 08:42:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'acostarse', 'tú', 2.5, 1, 0, '2026-03-03 08:43:00+00', 1, 0, '2026-03-02 08:43:00+00', '2026-03-02 08:43:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'acostarse', 'él', 2.5, 4, 1, '2026-03-06 08:44:00+00', 1, 1, '2026-03-02 08:44:00+00', '2026-03-02 08:44:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'acostarse', 'nosotros', 2.5, 4, 1, '2026-03-06 08:45:00+00', 1, 1, '2026-03-02 08:45:00+00', '2026-03-02 08:45:00+00', 1, 2.3065, 2.1181),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'abrir', 'yo', 2.6, 1, 1, '2026-03-03 08:36:00+00', 1, 1, '2026-03-02 08:36:00+00', '2026-03-02 08:36:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'abrir', 'tú', 2.6, 1, 1, '2026-03-03 08:37:00+00', 1, 1, '2026-03-02 08:37:00+00', '2026-03-02 08:37:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'abrir', 'él', 2.6, 1, 1, '2026-03-03 08:38:00+00', 1, 1, '2026-03-02 08:38:00+00', '2026-03-02 08:38:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'abrir', 'nosotros', 1.7, 1, 0, '2026-03-03 08:39:00+00', 1, 0, '2026-03-02 08:39:00+00', '2026-03-02 08:39:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'abrir', 'vosotros', 2.6, 1, 1, '2026-03-03 08:40:00+00', 1, 1, '2026-03-02 08:40:00+00', '2026-03-02 08:40:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'abrir', 'ellos', 2.6, 1, 1, '2026-03-03 08:41:00+00', 1, 1, '2026-03-02 08:41:00+00', '2026-03-02 08:41:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'acostarse', 'yo', 2.6, 1, 1, '2026-03-03 08:42:00+00', 1, 1, '2026-03-02 08:42:00+00', '2026-03-02 08:42:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'acostarse', 'tú', 1.7, 1, 0, '2026-03-03 08:43:00+00', 1, 0, '2026-03-02 08:43:00+00', '2026-03-02 08:43:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'acostarse', 'él', 2.6, 1, 1, '2026-03-03 08:44:00+00', 1, 1, '2026-03-02 08:44:00+00', '2026-03-02 08:44:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'acostarse', 'nosotros', 2.6, 1, 1, '2026-03-03 08:45:00+00', 1, 1, '2026-03-02 08:45:00+00', '2026-03-02 08:45:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'acostarse', 'vosotros', 2.6, 1, 1, '2026-03-03 08:46:00+00', 1, 1, '2026-03-02 08:46:00+00', '2026-03-02 08:46:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'acostarse', 'ellos', 1.7, 1, 0, '2026-03-03 08:47:00+00', 1, 0, '2026-03-02 08:47:00+00', '2026-03-02 08:47:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'ayudar', 'yo', 2.6, 1, 1, '2026-03-03 08:48:00+00', 1, 1, '2026-03-02 08:48:00+00', '2026-03-02 08:48:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'ayudar', 'tú', 2.6, 1, 1, '2026-03-03 08:49:00+00', 1, 1, '2026-03-02 08:49:00+00', '2026-03-02 08:49:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'ayudar', 'él', 2.6, 1, 1, '2026-03-03 08:50:00+00', 1, 1, '2026-03-02 08:50:00+00', '2026-03-02 08:50:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'ayudar', 'nosotros', 1.7, 1, 0, '2026-03-03 08:51:00+00', 1, 0, '2026-03-02 08:51:00+00', '2026-03-02 08:51:00+00', 1, NULL, NULL),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-dia-fiebre-lunes', 'desde', 2.5, 4, 1, '2026-03-06 08:36:00+00', 1, 1, '2026-03-02 08:36:00+00', '2026-03-02 08:36:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-dia-fruteria-jueves', 'desde', 2.5, 4, 1, '2026-03-06 08:37:00+00', 1, 1, '2026-03-02 08:37:00+00', '2026-03-02 08:37:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-dia-cadiz-viernes', 'desde', 2.5, 4, 1, '2026-03-06 08:38:00+00', 1, 1, '2026-03-02 08:38:00+00', '2026-03-02 08:38:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-dia-mensajes-domingo', 'desde', 2.5, 1, 0, '2026-03-03 08:39:00+00', 1, 0, '2026-03-02 08:39:00+00', '2026-03-02 08:39:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-dia-nevar-miercoles', 'desde', 2.5, 4, 1, '2026-03-06 08:40:00+00', 1, 1, '2026-03-02 08:40:00+00', '2026-03-02 08:40:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-dia-paraguas-sabado', 'desde', 2.5, 4, 1, '2026-03-06 08:41:00+00', 1, 1, '2026-03-02 08:41:00+00', '2026-03-02 08:41:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-estacion-vecinos-verano', 'desde', 2.5, 4, 1, '2026-03-06 08:42:00+00', 1, 1, '2026-03-02 08:42:00+00', '2026-03-02 08:42:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'aprender', 'nosotros', 2.5, 118, 2, '2027-03-26 17:57:00+00', 2, 2, '2026-03-02 08:57:00+00', '2026-11-28 17:57:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'aprender', 'vosotros', 2.5, 118, 2, '2027-03-26 17:58:00+00', 2, 2, '2026-03-02 08:58:00+00', '2026-11-28 17:58:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'aprender', 'ellos', 2.5, 1, 0, '2026-11-29 17:59:00+00', 2, 0, '2026-03-02 08:59:00+00', '2026-11-28 17:59:00+00', 1, 0.2061, 8.8063),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'ayudar', 'vosotros', 2.6, 1, 1, '2026-03-03 08:52:00+00', 1, 1, '2026-03-02 08:52:00+00', '2026-03-02 08:52:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'ayudar', 'ellos', 2.6, 1, 1, '2026-03-03 08:53:00+00', 1, 1, '2026-03-02 08:53:00+00', '2026-03-02 08:53:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'beber', 'yo', 2.6, 1, 1, '2026-03-03 08:54:00+00', 1, 1, '2026-03-02 08:54:00+00', '2026-03-02 08:54:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'beber', 'tú', 1.7, 1, 0, '2026-03-03 08:55:00+00', 1, 0, '2026-03-02 08:55:00+00', '2026-03-02 08:55:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'beber', 'él', 2.6, 1, 1, '2026-03-03 08:56:00+00', 1, 1, '2026-03-02 08:56:00+00', '2026-03-02 08:56:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'beber', 'nosotros', 2.6, 1, 1, '2026-03-03 08:57:00+00', 1, 1, '2026-03-02 08:57:00+00', '2026-03-02 08:57:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'beber', 'vosotros', 2.6, 1, 1, '2026-03-03 08:58:00+00', 1, 1, '2026-03-02 08:58:00+00', '2026-03-02 08:58:00+00', 1, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 'beber', 'ellos', 1.7, 1, 0, '2026-03-03 08:59:00+00', 1, 0, '2026-03-02 08:59:00+00', '2026-03-02 08:59:00+00', 1, NULL, NULL),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'acostarse', 'vosotros', 2.5, 4, 1, '2026-03-06 08:46:00+00', 1, 1, '2026-03-02 08:46:00+00', '2026-03-02 08:46:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'acostarse', 'ellos', 2.5, 1, 0, '2026-03-03 08:47:00+00', 1, 0, '2026-03-02 08:47:00+00', '2026-03-02 08:47:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'ayudar', 'yo', 2.5, 4, 1, '2026-03-06 08:48:00+00', 1, 1, '2026-03-02 08:48:00+00', '2026-03-02 08:48:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'ayudar', 'tú', 2.5, 4, 1, '2026-03-06 08:49:00+00', 1, 1, '2026-03-02 08:49:00+00', '2026-03-02 08:49:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'ayudar', 'él', 2.5, 4, 1, '2026-03-06 08:50:00+00', 1, 1, '2026-03-02 08:50:00+00', '2026-03-02 08:50:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'ayudar', 'nosotros', 2.5, 1, 0, '2026-03-03 08:51:00+00', 1, 0, '2026-03-02 08:51:00+00', '2026-03-02 08:51:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'ayudar', 'vosotros', 2.5, 4, 1, '2026-03-06 08:52:00+00', 1, 1, '2026-03-02 08:52:00+00', '2026-03-02 08:52:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'ayudar', 'ellos', 2.5, 4, 1, '2026-03-06 08:53:00+00', 1, 1, '2026-03-02 08:53:00+00', '2026-03-02 08:53:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'beber', 'yo', 2.5, 4, 1, '2026-03-06 08:54:00+00', 1, 1, '2026-03-02 08:54:00+00', '2026-03-02 08:54:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'beber', 'tú', 2.5, 1, 0, '2026-03-03 08:55:00+00', 1, 0, '2026-03-02 08:55:00+00', '2026-03-02 08:55:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'beber', 'él', 2.5, 4, 1, '2026-03-06 08:56:00+00', 1, 1, '2026-03-02 08:56:00+00', '2026-03-02 08:56:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'beber', 'nosotros', 2.5, 4, 1, '2026-03-06 08:57:00+00', 1, 1, '2026-03-02 08:57:00+00', '2026-03-02 08:57:00+00', 1, 2.3065, 2.1181),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'abrir', 'yo', 2.7, 6, 2, '2026-12-04 17:36:00+00', 2, 2, '2026-03-02 08:36:00+00', '2026-11-28 17:36:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'abrir', 'tú', 2.7, 6, 2, '2026-12-04 17:37:00+00', 2, 2, '2026-03-02 08:37:00+00', '2026-11-28 17:37:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'abrir', 'él', 2.7, 6, 2, '2026-12-04 17:38:00+00', 2, 2, '2026-03-02 08:38:00+00', '2026-11-28 17:38:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'abrir', 'nosotros', 1.3, 1, 0, '2026-11-29 17:39:00+00', 2, 0, '2026-03-02 08:39:00+00', '2026-11-28 17:39:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'abrir', 'vosotros', 2.7, 6, 2, '2026-12-04 17:40:00+00', 2, 2, '2026-03-02 08:40:00+00', '2026-11-28 17:40:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'abrir', 'ellos', 2.7, 6, 2, '2026-12-04 17:41:00+00', 2, 2, '2026-03-02 08:41:00+00', '2026-11-28 17:41:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'acostarse', 'yo', 2.7, 6, 2, '2026-12-04 17:42:00+00', 2, 2, '2026-03-02 08:42:00+00', '2026-11-28 17:42:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'acostarse', 'tú', 1.3, 1, 0, '2026-11-29 17:43:00+00', 2, 0, '2026-03-02 08:43:00+00', '2026-11-28 17:43:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'acostarse', 'él', 2.7, 6, 2, '2026-12-04 17:44:00+00', 2, 2, '2026-03-02 08:44:00+00', '2026-11-28 17:44:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'acostarse', 'nosotros', 2.7, 6, 2, '2026-12-04 17:45:00+00', 2, 2, '2026-03-02 08:45:00+00', '2026-11-28 17:45:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'acostarse', 'vosotros', 2.7, 6, 2, '2026-12-04 17:46:00+00', 2, 2, '2026-03-02 08:46:00+00', '2026-11-28 17:46:00+00', 1, NULL, NULL),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'beber', 'vosotros', 2.5, 4, 1, '2026-03-06 08:58:00+00', 1, 1, '2026-03-02 08:58:00+00', '2026-03-02 08:58:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 'beber', 'ellos', 2.5, 1, 0, '2026-03-03 08:59:00+00', 1, 0, '2026-03-02 08:59:00+00', '2026-03-02 08:59:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-estacion-nadar-primavera', 'desde', 2.5, 1, 0, '2026-03-03 08:43:00+00', 1, 0, '2026-03-02 08:43:00+00', '2026-03-02 08:43:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-estacion-esquiar-invierno', 'desde', 2.5, 4, 1, '2026-03-06 08:44:00+00', 1, 1, '2026-03-02 08:44:00+00', '2026-03-02 08:44:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-estacion-gafas-otono', 'desde', 2.5, 4, 1, '2026-03-06 08:45:00+00', 1, 1, '2026-03-02 08:45:00+00', '2026-03-02 08:45:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-estacion-camino-cerrado', 'desde', 2.5, 4, 1, '2026-03-06 08:46:00+00', 1, 1, '2026-03-02 08:46:00+00', '2026-03-02 08:46:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-estacion-primos-verano-2018', 'desde', 2.5, 1, 0, '2026-03-03 08:47:00+00', 1, 0, '2026-03-02 08:47:00+00', '2026-03-02 08:47:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-evento-boda-lucia', 'desde', 2.5, 4, 1, '2026-03-06 08:48:00+00', 1, 1, '2026-03-02 08:48:00+00', '2026-03-02 08:48:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-evento-desayuno', 'desde', 2.5, 4, 1, '2026-03-06 08:49:00+00', 1, 1, '2026-03-02 08:49:00+00', '2026-03-02 08:49:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-evento-operacion', 'desde', 2.5, 4, 1, '2026-03-06 08:50:00+00', 1, 1, '2026-03-02 08:50:00+00', '2026-03-02 08:50:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-evento-mudanza', 'desde', 2.5, 1, 0, '2026-03-03 08:51:00+00', 1, 0, '2026-03-02 08:51:00+00', '2026-03-02 08:51:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-evento-reunion-jefa', 'desde', 2.5, 4, 1, '2026-03-06 08:52:00+00', 1, 1, '2026-03-02 08:52:00+00', '2026-03-02 08:52:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-evento-gemelos', 'desde', 2.5, 4, 1, '2026-03-06 08:53:00+00', 1, 1, '2026-03-02 08:53:00+00', '2026-03-02 08:53:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-anio-vivir-valencia', 'desde', 2.5, 4, 1, '2026-03-06 08:54:00+00', 1, 1, '2026-03-02 08:54:00+00', '2026-03-02 08:54:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-anio-padre-hospital', 'desde', 2.5, 1, 0, '2026-03-03 08:55:00+00', 1, 0, '2026-03-02 08:55:00+00', '2026-03-02 08:55:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-anio-dentista', 'desde', 2.5, 4, 1, '2026-03-06 08:56:00+00', 1, 1, '2026-03-02 08:56:00+00', '2026-03-02 08:56:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-anio-dueno-bar', 'desde', 2.5, 4, 1, '2026-03-06 08:57:00+00', 1, 1, '2026-03-02 08:57:00+00', '2026-03-02 08:57:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-anio-abuelos-suiza', 'desde', 2.5, 4, 1, '2026-03-06 08:58:00+00', 1, 1, '2026-03-02 08:58:00+00', '2026-03-02 08:58:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 'desde-anio-biblioteca-sabados', 'desde', 2.5, 1, 0, '2026-03-03 08:59:00+00', 1, 0, '2026-03-02 08:59:00+00', '2026-03-02 08:59:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'abrir', 'yo', 2.5, 118, 2, '2027-03-26 17:36:00+00', 2, 2, '2026-03-02 08:36:00+00', '2026-11-28 17:36:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'abrir', 'tú', 2.5, 4, 1, '2026-03-06 08:37:00+00', 1, 1, '2026-03-02 08:37:00+00', '2026-03-02 08:37:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'abrir', 'él', 2.5, 118, 2, '2027-03-26 17:38:00+00', 2, 2, '2026-03-02 08:38:00+00', '2026-11-28 17:38:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'abrir', 'nosotros', 2.5, 1, 0, '2026-11-29 17:39:00+00', 2, 0, '2026-03-02 08:39:00+00', '2026-11-28 17:39:00+00', 1, 0.2061, 8.8063),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'abrir', 'vosotros', 2.5, 118, 2, '2027-03-26 17:40:00+00', 2, 2, '2026-03-02 08:40:00+00', '2026-11-28 17:40:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'abrir', 'ellos', 2.5, 118, 2, '2027-03-26 17:41:00+00', 2, 2, '2026-03-02 08:41:00+00', '2026-11-28 17:41:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'acostarse', 'yo', 2.5, 118, 2, '2027-03-26 17:42:00+00', 2, 2, '2026-03-02 08:42:00+00', '2026-11-28 17:42:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'acostarse', 'tú', 2.5, 1, 0, '2026-11-29 17:43:00+00', 2, 0, '2026-03-02 08:43:00+00', '2026-11-28 17:43:00+00', 1, 0.2061, 8.8063),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'acostarse', 'él', 2.5, 118, 2, '2027-03-26 17:44:00+00', 2, 2, '2026-03-02 08:44:00+00', '2026-11-28 17:44:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'acostarse', 'nosotros', 2.5, 118, 2, '2027-03-26 17:45:00+00', 2, 2, '2026-03-02 08:45:00+00', '2026-11-28 17:45:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'acostarse', 'vosotros', 2.5, 118, 2, '2027-03-26 17:46:00+00', 2, 2, '2026-03-02 08:46:00+00', '2026-11-28 17:46:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'acostarse', 'ellos', 2.5, 1, 0, '2026-11-29 17:47:00+00', 2, 0, '2026-03-02 08:47:00+00', '2026-11-28 17:47:00+00', 1, 0.2061, 8.8063),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-zapatos-lista', 'estar', 2.5, 4, 1, '2026-12-02 17:36:00+00', 1, 1, '2026-11-28 17:36:00+00', '2026-11-28 17:36:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-fiebre-colegio', 'estar', 2.5, 4, 1, '2026-12-02 17:37:00+00', 1, 1, '2026-11-28 17:37:00+00', '2026-11-28 17:37:00+00', 1, 2.3065, 2.1181);
INSERT INTO public.cards VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-platanos-domingo', 'estar', 2.5, 4, 1, '2026-12-02 17:38:00+00', 1, 1, '2026-11-28 17:38:00+00', '2026-11-28 17:38:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-pez-olvido', 'estar', 2.5, 1, 0, '2026-11-29 17:39:00+00', 1, 0, '2026-11-28 17:39:00+00', '2026-11-28 17:39:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-guiso-ayer', 'estar', 2.5, 4, 1, '2026-12-02 17:40:00+00', 1, 1, '2026-11-28 17:40:00+00', '2026-11-28 17:40:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-camino-seguros-vosotros', 'estar', 2.5, 4, 1, '2026-12-02 17:41:00+00', 1, 1, '2026-11-28 17:41:00+00', '2026-11-28 17:41:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-domino-mayores', 'estar', 2.5, 4, 1, '2026-12-02 17:42:00+00', 1, 1, '2026-11-28 17:42:00+00', '2026-11-28 17:42:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-playa-morena', 'estar', 2.5, 1, 0, '2026-11-29 17:43:00+00', 1, 0, '2026-11-28 17:43:00+00', '2026-11-28 17:43:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-hijos-agua', 'estar', 2.5, 4, 1, '2026-12-02 17:44:00+00', 1, 1, '2026-11-28 17:44:00+00', '2026-11-28 17:44:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-cansada-ascensor', 'estar', 2.5, 4, 1, '2026-12-02 17:45:00+00', 1, 1, '2026-11-28 17:45:00+00', '2026-11-28 17:45:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-contenta-loteria', 'estar', 2.5, 4, 1, '2026-12-02 17:46:00+00', 1, 1, '2026-11-28 17:46:00+00', '2026-11-28 17:46:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-sopa-sopla', 'estar', 2.5, 1, 0, '2026-11-29 17:47:00+00', 1, 0, '2026-11-28 17:47:00+00', '2026-11-28 17:47:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-vecinos-alarma', 'estar', 2.5, 4, 1, '2026-12-02 17:48:00+00', 1, 1, '2026-11-28 17:48:00+00', '2026-11-28 17:48:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-loro-secretos', 'estar', 2.5, 4, 1, '2026-12-02 17:49:00+00', 1, 1, '2026-11-28 17:49:00+00', '2026-11-28 17:49:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-setas-cena-vosotros', 'estar', 2.5, 4, 1, '2026-12-02 17:50:00+00', 1, 1, '2026-11-28 17:50:00+00', '2026-11-28 17:50:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-perro-obediencia', 'estar', 2.5, 1, 0, '2026-11-29 17:51:00+00', 1, 0, '2026-11-28 17:51:00+00', '2026-11-28 17:51:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-gimnasio-agosto', 'estar', 2.5, 4, 1, '2026-12-02 17:52:00+00', 1, 1, '2026-11-28 17:52:00+00', '2026-11-28 17:52:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-padres-entrevista', 'estar', 2.5, 4, 1, '2026-12-02 17:53:00+00', 1, 1, '2026-11-28 17:53:00+00', '2026-11-28 17:53:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-doctora-cunado', 'estar', 2.5, 4, 1, '2026-12-02 17:54:00+00', 1, 1, '2026-11-28 17:54:00+00', '2026-11-28 17:54:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-camisa-boda', 'estar', 2.5, 1, 0, '2026-11-29 17:55:00+00', 1, 0, '2026-11-28 17:55:00+00', '2026-11-28 17:55:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-chiste-hartos', 'estar', 2.5, 4, 1, '2026-12-02 17:56:00+00', 1, 1, '2026-11-28 17:56:00+00', '2026-11-28 17:56:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-bebe-carrito', 'estar', 2.5, 4, 1, '2026-12-02 17:57:00+00', 1, 1, '2026-11-28 17:57:00+00', '2026-11-28 17:57:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-boca-llena', 'estar', 2.5, 4, 1, '2026-12-02 17:58:00+00', 1, 1, '2026-11-28 17:58:00+00', '2026-11-28 17:58:00+00', 1, 2.3065, 2.1181),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 'ser-estar-hay-parada-ocho', 'estar', 2.5, 1, 0, '2026-11-29 17:59:00+00', 1, 0, '2026-11-28 17:59:00+00', '2026-11-28 17:59:00+00', 1, 0.212, 6.4133),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'andar', 'yo', 2.5, 118, 2, '2027-03-26 17:48:00+00', 2, 2, '2026-03-02 08:48:00+00', '2026-11-28 17:48:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'andar', 'tú', 2.5, 118, 2, '2027-03-26 17:49:00+00', 2, 2, '2026-03-02 08:49:00+00', '2026-11-28 17:49:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'andar', 'él', 2.5, 118, 2, '2027-03-26 17:50:00+00', 2, 2, '2026-03-02 08:50:00+00', '2026-11-28 17:50:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'andar', 'nosotros', 2.5, 1, 0, '2026-11-29 17:51:00+00', 2, 0, '2026-03-02 08:51:00+00', '2026-11-28 17:51:00+00', 1, 0.2061, 8.8063),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'andar', 'vosotros', 2.5, 118, 2, '2027-03-26 17:52:00+00', 2, 2, '2026-03-02 08:52:00+00', '2026-11-28 17:52:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'andar', 'ellos', 2.5, 118, 2, '2027-03-26 17:53:00+00', 2, 2, '2026-03-02 08:53:00+00', '2026-11-28 17:53:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'aprender', 'yo', 2.5, 118, 2, '2027-03-26 17:54:00+00', 2, 2, '2026-03-02 08:54:00+00', '2026-11-28 17:54:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'aprender', 'tú', 2.5, 1, 0, '2026-11-29 17:55:00+00', 2, 0, '2026-03-02 08:55:00+00', '2026-11-28 17:55:00+00', 1, 0.2061, 8.8063),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 'aprender', 'él', 2.5, 118, 2, '2027-03-26 17:56:00+00', 2, 2, '2026-03-02 08:56:00+00', '2026-11-28 17:56:00+00', 1, 61.6977, 2.1112),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-imperfecto', 'beber', 'ellos', 2.5, 1, 0, '2026-11-29 17:59:00+00', 1, 0, '2026-11-28 17:59:00+00', '2026-11-28 17:59:00+00', 1, 0.212, 6.4133),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'acostarse', 'ellos', 1.3, 1, 0, '2026-11-29 17:47:00+00', 2, 0, '2026-03-02 08:47:00+00', '2026-11-28 17:47:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'andar', 'yo', 2.7, 6, 2, '2026-12-04 17:48:00+00', 2, 2, '2026-03-02 08:48:00+00', '2026-11-28 17:48:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'andar', 'tú', 2.7, 6, 2, '2026-12-04 17:49:00+00', 2, 2, '2026-03-02 08:49:00+00', '2026-11-28 17:49:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'andar', 'él', 2.7, 6, 2, '2026-12-04 17:50:00+00', 2, 2, '2026-03-02 08:50:00+00', '2026-11-28 17:50:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'andar', 'nosotros', 1.3, 1, 0, '2026-11-29 17:51:00+00', 2, 0, '2026-03-02 08:51:00+00', '2026-11-28 17:51:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'andar', 'vosotros', 2.7, 6, 2, '2026-12-04 17:52:00+00', 2, 2, '2026-03-02 08:52:00+00', '2026-11-28 17:52:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'andar', 'ellos', 2.7, 6, 2, '2026-12-04 17:53:00+00', 2, 2, '2026-03-02 08:53:00+00', '2026-11-28 17:53:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'aprender', 'yo', 2.7, 6, 2, '2026-12-04 17:54:00+00', 2, 2, '2026-03-02 08:54:00+00', '2026-11-28 17:54:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'aprender', 'tú', 1.3, 1, 0, '2026-11-29 17:55:00+00', 2, 0, '2026-03-02 08:55:00+00', '2026-11-28 17:55:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'aprender', 'él', 2.7, 6, 2, '2026-12-04 17:56:00+00', 2, 2, '2026-03-02 08:56:00+00', '2026-11-28 17:56:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'aprender', 'nosotros', 2.7, 6, 2, '2026-12-04 17:57:00+00', 2, 2, '2026-03-02 08:57:00+00', '2026-11-28 17:57:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'aprender', 'vosotros', 2.7, 6, 2, '2026-12-04 17:58:00+00', 2, 2, '2026-03-02 08:58:00+00', '2026-11-28 17:58:00+00', 1, NULL, NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 'aprender', 'ellos', 1.3, 1, 0, '2026-11-29 17:59:00+00', 2, 0, '2026-03-02 08:59:00+00', '2026-11-28 17:59:00+00', 1, NULL, NULL);

INSERT INTO public.daily_stats VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', '2026-03-02', 24, 18, '{"typo":6}'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', '2026-03-02', 24, 18, '{"typo":6}'),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', '2026-03-02', 24, 18, '{"typo":6}'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', '2026-03-02', 24, 18, '{"typo":3,"wrong-class-ending":2,"wrong-tense":1}'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', '2026-11-28', 24, 18, '{"wrong-person":3,"typo":3}'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', '2026-03-02', 24, 18, '{"typo":3,"wrong-class-ending":2,"wrong-tense":1}'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', '2026-11-28', 23, 17, '{"typo":3,"wrong-class-ending":2,"wrong-tense":1}'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-imperfecto', '2026-11-28', 1, 0, '{"typo":1}'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', '2026-11-28', 24, 18, '{"typo":3,"wrong-class-ending":2,"wrong-tense":1}');

INSERT INTO public.exercise_corrections VALUES
	('condicional-simple/abrir/yo', '{"sentence":"Yo que tú, no _______ ese paquete: hace tictac.","answer":"abriría","time":"Yo que tú","subject":"","complement":"","verb":"","fr":"À ta place, je n’ouvrirais pas ce paquet : il fait tic-tac.","nl":"Als ik jou was, zou ik dat pakje niet openen: het tikt.","en":"If I were you, I wouldn’t open that parcel: it’s ticking.","instruction":"","noteFr":"","noteNl":"","noteEs":"","noteEn":""}', '{"sentence":"Yo que tú, no _______ ese paquete: hace tictac.","answer":"abriría","time":"Yo que tú","subject":"","complement":"","verb":"","fr":"À ta place, je n’ouvrirais pas ce paquet : il fait tic-tac !","nl":"Als ik jou was, zou ik dat pakje niet openen: het tikt.","en":"If I were you, I wouldn’t open that parcel: it’s ticking.","instruction":"","noteFr":"","noteNl":"","noteEs":"","noteEn":""}');

INSERT INTO public.exercise_progress VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', 24, 18, 6, 24, 18, 6, '2026-03-02', '2026-03-02 08:59:00+00', '["beber","ayudar","acostarse","abrir"]', 0, NULL, NULL, NULL),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'desde-hace', 24, 18, 6, 24, 18, 6, '2026-03-02', '2026-03-02 08:59:00+00', '["desde-anio-biblioteca-sabados","desde-anio-padre-hospital","desde-evento-mudanza","desde-estacion-primos-verano-2018","desde-estacion-nadar-primavera","desde-dia-mensajes-domingo"]', 0, NULL, NULL, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'presente-indicativo', 24, 18, 6, 24, 18, 6, '2026-03-02', '2026-03-02 08:59:00+00', '["beber","ayudar","acostarse","abrir"]', 0, NULL, NULL, NULL),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'ser-estar-hay', 24, 18, 6, 24, 18, 6, '2026-11-28', '2026-11-28 17:59:00+00', '["ser-estar-hay-parada-ocho","ser-estar-hay-camisa-boda","ser-estar-hay-perro-obediencia","ser-estar-hay-sopa-sopla","ser-estar-hay-playa-morena","ser-estar-hay-pez-olvido"]', 0, NULL, NULL, NULL),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', 47, 35, 12, 23, 17, 6, '2026-11-28', '2026-11-28 17:59:00+00', '["aprender","andar","acostarse","abrir"]', 1, '2026-11-28 17:59:00+00', NULL, '{"status":"sure","at":"2026-11-28T17:57:00.000Z","answered":0,"wrong":0}'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-imperfecto', 1, 0, 1, 1, 0, 1, '2026-11-28', '2026-11-28 17:59:00+00', '["beber"]', 0, NULL, '2026-11-28 17:59:00+00', NULL),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'preterito-indefinido', 48, 36, 12, 24, 18, 6, '2026-11-28', '2026-11-28 17:59:00+00', '["aprender","andar","acostarse","abrir"]', 0, NULL, NULL, NULL);

INSERT INTO public.exercise_reports VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', '55eb3e21-cf50-4930-b1c2-817f227eb4f5', 'preterito-indefinido', 'preterito-indefinido/tener/yo', 'answer', 'Deux réponses sont justes.', 'tenía', '2026-11-28 18:00:01.604+00', NULL, NULL, NULL, NULL),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'a6ce62e4-4e18-4a1c-84b1-bcd6a3af2310', 'preterito-indefinido', 'preterito-indefinido/tener/yo', 'answer', '¿Tuve o tenía?', 'tenía', '2026-11-28 18:00:01.596+00', 'Con «ayer», tuve.', '2026-11-28 18:00:02.466+00', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', NULL);

INSERT INTO public.hidden_exercises VALUES
	('condicional-simple/abrir/tú');

INSERT INTO public.knowledge_days VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'presente-indicativo', '2026-03-02', 0, 358, 404),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', '2026-03-02', 0, 287, 455),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'preterito-indefinido', '2026-11-28', 36, 252, 455);

INSERT INTO public.mails VALUES
	('30b882c4-a087-4d3e-b2b5-df443f2a5833', 'bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'two-factor-on', 'carlos@example.org', 'es', '{}', '2026-03-02 09:00:05.074+00', 1, '2026-11-28 18:05:00.361+00', '2026-11-28 18:00:00.381+00', 'too late'),
	('c0774d99-d9d9-4774-bafa-f1f5d062d6df', '6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'reset-password', 'berta@example.org', 'es', '{"askedBy":"administrator"}', '2026-11-28 18:00:02.54+00', 1, '2026-11-28 18:01:02.769+00', NULL, 'ESOCKET CONN');

INSERT INTO public.passwords VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'scrypt:65536:8:2:uLIFjNQnWThWdIAXClSp9w:weRP9gTwY-ejRJfeCLSX_VL8W4FIo9Gi5JnwWSNJVi41bVzMiRnr2viwEgw3AqzUJhxM6ubXaDRMdossun0irw', '2026-03-02 09:00:01.727+00'),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'scrypt:65536:8:2:gSs0q3pvPrDlRvLFZ42GQg:archCRYuHZpajpA_MCKMKpO00ycqiWpfcOKz0DYJLJNoRwORB3cJiEzzabv9ntTjzReIHYESZ5Z7bCcdzNyjaQ', '2026-03-02 09:00:02.088+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'scrypt:65536:8:2:82CL98eTgoLAde8AqBxJiw:gIAG1PCdkINv7MuLWGx5eUmtNRoA-AQCgtqROcZ0uIUU7izA0RBhJjOtC_a3movGx4f2Ujssx-UK7YOxdv88YQ', '2026-03-02 09:00:02.449+00'),
	('d6ef02c9-004d-4e35-a103-bf29efe6eadd', 'scrypt:65536:8:2:v1wBMK15tr58wnp9XCrySg:It4bOPnh0yq_y8K0vpX9vUHmeRK4-GkytYtj0TqmOUyDWpQ-QrZCPuzacAmLDl_-FJhnnwnbR2T3mabv_sHbUQ', '2026-03-02 09:00:03.172+00');

INSERT INTO public.profiles VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'Ana', 'nl', 'dark', 30, 10, 'form', 20, '{presente-indicativo,preterito-indefinido,desde-hace}', 'latin-america', '{yo,tú,él,nosotros,vosotros,ellos}', 4, true, false, true);

INSERT INTO public.progress_events_1 VALUES
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 24, '18dee9d8-07a6-4952-8b8e-689ffc88ecd8', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'ellos', 1, 'aprendierons', 'wrong', 'typo', NULL, NULL, '2026-03-02 08:59:00+00', 'Europe/Paris', '2026-03-02 09:00:04.132+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 25, '71574051-9357-4318-98eb-9ff71073502a', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'yo', 1, 'abrí', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 26, 'c1073719-bd2c-437f-9cb6-65c61178ec22', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'tú', 1, 'abriste', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 27, '07ea1019-1e7a-4619-9e2e-c945a0ddc72e', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'él', 1, 'abrió', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 28, '19918aae-6bcb-4428-a4e2-645461d4d5cc', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'nosotros', 1, 'abrimoss', 'wrong', 'typo', 0.2535, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 29, 'e8bc8ecd-3942-4d2b-8a04-250a318bd7cd', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'vosotros', 1, 'abristeis', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 30, 'afa13334-7c61-4a79-8e6b-cefbae22439e', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'ellos', 1, 'abrieron', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 31, '5b95dc1c-0f5f-4f8a-b959-f3d7c61faae3', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'yo', 1, 'me acosté', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 32, 'f4e43c1a-ead9-476e-85a1-d0a9e29a4876', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'tú', 1, 'te acostastes', 'wrong', 'wrong-class-ending', 0.2535, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 33, '10e51b74-5949-41eb-b166-688a43f4cf98', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'él', 1, 'se acostó', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 34, '3152d2a9-599d-4faa-982f-a97e08aacf46', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'nosotros', 1, 'nos acostamos', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 35, '9dad1313-fee1-4c96-9d9d-cd7b305f108f', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'vosotros', 1, 'os acostasteis', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 36, '23fab632-75d8-4873-b11d-daacca688d35', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'ellos', 1, 'se acostarons', 'wrong', 'wrong-tense', 0.2535, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 37, '5ee48f17-4f85-42b8-bb3a-8112b13763fa', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'yo', 1, 'anduve', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 38, '1a2e8890-3630-48c0-962b-20c04bd0180d', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'tú', 1, 'anduviste', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 39, 'dffda179-7983-457f-b77d-1d11bfa9bad6', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'él', 1, 'anduvo', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 40, 'b3ae45d9-1ede-40d9-b432-1f55c77abb26', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'nosotros', 1, 'anduvimoss', 'wrong', 'typo', 0.2535, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 41, '9fc157ea-ba44-476b-922e-c59e483da376', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'vosotros', 1, 'anduvisteis', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 42, '858bef4b-f5dc-4604-8da4-08bfd5149c2f', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'ellos', 1, 'anduvieron', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 43, 'f357122d-4998-473d-ab0f-abaee5cc506f', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'yo', 1, 'aprendí', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 44, '04f4758d-446f-4ba4-bc23-a8940b165b90', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'tú', 1, 'aprendistes', 'wrong', 'wrong-class-ending', 0.2535, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 45, '105d2a61-aff7-439b-87ed-94714d0e4034', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'él', 1, 'aprendió', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 46, '0da64736-6ca0-45c0-be7c-1c77b2195a90', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'nosotros', 1, 'aprendimos', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 47, 'ad393fa6-8361-4c1a-9669-e751baba938b', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'vosotros', 1, 'aprendisteis', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 48, 'e998ff7c-a117-4434-bb92-dc1c6f22f051', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'ellos', 1, 'aprendierons', 'wrong', 'typo', 0.2535, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:02.077+00');

INSERT INTO public.progress_events_12 VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 72, '15d42be1-1ec3-4258-ae2e-82da935a83f1', 'answer', 'accepted', 'desde-hace', 'desde-anio-biblioteca-sabados', 'desde', 1, 'desdes', 'wrong', 'typo', NULL, NULL, '2026-03-02 08:59:00+00', 'Europe/Paris', '2026-03-02 09:00:04.07+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 74, '74f3a64e-f912-4d1c-b594-ade458e5a655', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'yo', 1, 'abrí', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 76, 'bf854ac5-1871-4178-ad69-1611d259a9f6', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'él', 1, 'abrió', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 77, '04510720-2993-47f9-bedd-bf4f66f64227', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'nosotros', 1, 'abrimoss', 'wrong', 'typo', 0.1997, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 78, '07975ded-cdd2-44b1-8421-743095a3fe66', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'vosotros', 1, 'abristeis', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 79, 'c12d8df5-1d0e-4cd4-9cee-bb3365cb2267', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'ellos', 1, 'abrieron', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 80, '81831f01-a939-4dda-b968-6adf4600373b', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'yo', 1, 'me acosté', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 81, 'e89cf0f1-aa80-4c42-9cea-43e93243eacf', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'tú', 1, 'te acostastes', 'wrong', 'wrong-class-ending', 0.1997, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 82, 'b8c8d2e8-237b-4b81-8e43-b54e7ddc8cef', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'él', 1, 'se acostó', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 83, '42a2fb6a-0680-4d4e-b5e9-50d6c506f5e6', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'nosotros', 1, 'nos acostamos', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 84, 'fc299d68-e888-443e-8a1c-3ad836a9a427', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'vosotros', 1, 'os acostasteis', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 85, 'dc0bca3c-7944-4069-ad8f-9f99de1c15c7', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'ellos', 1, 'se acostarons', 'wrong', 'wrong-tense', 0.1997, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 86, 'd79fdd37-5edd-4fdd-a06f-bac7ce8ce6b7', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'yo', 1, 'anduve', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 87, '611e6d33-4657-4730-9306-ff82dbccdda6', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'tú', 1, 'anduviste', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 88, '13e55736-1d74-4ebd-b82e-7a54e5098d7e', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'él', 1, 'anduvo', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 89, '237ce468-b425-4cca-97c4-44f14d1d8b37', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'nosotros', 1, 'anduvimoss', 'wrong', 'typo', 0.1997, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 90, '996ca7a4-d0e0-4381-9a51-003ec79f8425', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'vosotros', 1, 'anduvisteis', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 75, '49aa3080-7034-4e1c-b666-1ed0f04bdb86', 'answer', 'retracted', 'preterito-indefinido', 'abrir', 'tú', 1, 'abriste', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 91, '692c3fae-154a-4d93-baca-3e338805a114', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'ellos', 1, 'anduvieron', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 92, 'f1453372-cdd9-404c-97d0-4592dc2a277e', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'yo', 1, 'aprendí', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 93, '3877753b-832e-45b1-a419-913eb3668795', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'tú', 1, 'aprendistes', 'wrong', 'wrong-class-ending', 0.1997, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 94, 'cb9f977f-e108-449c-b582-6cefd99be32b', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'él', 1, 'aprendió', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 95, 'dfd8891c-a723-4021-94fe-3568685d39fd', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'nosotros', 1, 'aprendimos', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 96, '50d37747-a321-4181-bf44-dfc71fe89f30', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'vosotros', 1, 'aprendisteis', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 97, '4269ec74-b2ab-4a27-8d3a-0e8441109a11', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'ellos', 1, 'aprendierons', 'wrong', 'typo', 0.1997, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.293+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 98, 'e4e14e1d-bcd2-4972-95e5-1c82d5c384e7', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-zapatos-lista', 'estar', 1, 'estoy', 'correct', NULL, NULL, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 99, '0e1b3287-ee92-464d-b442-c36c5f0a39b2', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-fiebre-colegio', 'estar', 1, 'estoy', 'correct', NULL, NULL, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 100, '2459ee70-2c47-477b-960f-245e1aa63cef', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-platanos-domingo', 'estar', 1, 'están', 'correct', NULL, NULL, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 101, '500406e5-06b5-4012-8b8f-eaf097bea8d4', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-pez-olvido', 'estar', 1, 'estás', 'wrong', 'wrong-person', NULL, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 102, 'ad6632b8-a778-4ef0-a8d0-139d446f4702', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-guiso-ayer', 'estar', 1, 'está', 'correct', NULL, NULL, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 103, '917cc250-9007-49cd-8180-2eb42075f487', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-camino-seguros-vosotros', 'estar', 1, 'estáis', 'correct', NULL, NULL, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 104, '5552750a-3372-488c-ba27-0868ae756282', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-domino-mayores', 'estar', 1, 'estamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 105, '3ef0922c-a8f9-45b9-ac9a-f3ccfb901e0f', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-playa-morena', 'estar', 1, 'estáss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 106, '4911a6af-02e8-4525-9a7e-2562d6e5c8c3', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-hijos-agua', 'estar', 1, 'estaban', 'correct', NULL, NULL, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 107, 'fd6c9560-43d9-4e71-a7bb-e9058736dd07', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-cansada-ascensor', 'estar', 1, 'estoy', 'correct', NULL, NULL, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 108, '258b58d8-3bcf-4588-88b0-e358e465646f', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-contenta-loteria', 'estar', 1, 'estás', 'correct', NULL, NULL, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 109, '12c1544f-5ee1-41a2-b516-c66b6d5f332c', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-sopa-sopla', 'estar', 1, 'estás', 'wrong', 'wrong-person', NULL, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 110, 'bbceac44-d619-4e4e-af12-54b3a8d015fa', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-vecinos-alarma', 'estar', 1, 'están', 'correct', NULL, NULL, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 111, '5d675c01-12b7-43eb-888a-66115112b6ef', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-loro-secretos', 'estar', 1, 'está', 'correct', NULL, NULL, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 112, '20119a55-6786-4f4b-b2a3-cd9e3c7ddd58', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-setas-cena-vosotros', 'estar', 1, 'estáis', 'correct', NULL, NULL, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 113, 'c7147125-620e-4520-b388-a4bc19656fdf', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-perro-obediencia', 'estar', 1, 'estamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 114, 'c4f909cc-5585-45bf-a527-8e5eeab86c2f', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-gimnasio-agosto', 'estar', 1, 'está', 'correct', NULL, NULL, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 115, '9193ee8c-fde8-4e9a-ab0e-a76c661c8481', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-padres-entrevista', 'estar', 1, 'estaban', 'correct', NULL, NULL, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 116, '2f0562e8-3fa1-45c9-9e39-8132e248435d', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-doctora-cunado', 'estar', 1, 'estoy', 'correct', NULL, NULL, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 117, '66e8c12e-495d-49b9-b437-464c1beec93a', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-camisa-boda', 'estar', 1, 'estás', 'wrong', 'wrong-person', NULL, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 118, '34e332f8-05ab-4765-a569-0a4994b13ed6', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-chiste-hartos', 'estar', 1, 'están', 'correct', NULL, NULL, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 119, '80160d4e-c967-4c1e-8d5c-987937937dd9', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-bebe-carrito', 'estar', 1, 'está', 'correct', NULL, NULL, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 120, '2ef21c5b-d9b0-446f-86b0-a54e405fe66f', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-boca-llena', 'estar', 1, 'estás', 'correct', NULL, NULL, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 121, '5a5a78fd-85e9-45d3-937f-4cea49d25204', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-parada-ocho', 'estar', 1, 'estamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.379+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 122, '00f901cd-b491-4437-90a9-255b0fbd8318', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'yo', 1, 'abría', 'correct', NULL, NULL, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 123, 'cb56e66a-ebe8-4519-b50a-3d0e5994efa4', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'tú', 1, 'abrías', 'correct', NULL, NULL, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 124, 'a6418a9d-9a5b-4738-86ea-677584da317e', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'él', 1, 'abría', 'correct', NULL, NULL, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 125, '1595a1ba-a8c9-48ea-8b12-abc0ffbca2e8', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'nosotros', 1, 'abríamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 126, '0ee9b474-56fd-4005-8365-d6a5180dd0c8', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'vosotros', 1, 'abríais', 'correct', NULL, NULL, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 127, '44a864f3-924a-456c-8bb0-f4277831774f', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'ellos', 1, 'abrían', 'correct', NULL, NULL, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 128, '23942be4-69b7-421a-a510-89737ae4a3a2', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'yo', 1, 'me acostaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 129, 'dc13232e-20ce-4f77-8356-711ee11a84a7', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'tú', 1, 'te acostabass', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 130, 'db6e1be9-6d0d-42a2-afc1-d11e0b9a6c99', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'él', 1, 'se acostaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 131, '6d162e76-b1f4-4eea-896d-70e429cc4ec1', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'nosotros', 1, 'nos acostábamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 132, '6a3e1acf-163c-4514-92ce-7a2b6dcfb105', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'vosotros', 1, 'os acostabais', 'correct', NULL, NULL, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 133, '27f1602c-91e3-484c-a0cb-f0caec6080ac', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'ellos', 1, 'se acostabans', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 134, '73aeb300-c999-4559-975a-6fbc831ae447', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'yo', 1, 'ayudaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 135, 'd4db4ed2-f1a7-4626-b29e-a6a28c6a19e9', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'tú', 1, 'ayudabas', 'correct', NULL, NULL, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 136, 'd8c633c1-345e-426a-afd5-789870bd08c7', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'él', 1, 'ayudaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 137, 'a0a4ed42-9d60-4c0c-9866-a727f08a71cf', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'nosotros', 1, 'ayudábamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 138, '7a7b0b03-5ae3-4033-85c3-6277ab3e912d', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'vosotros', 1, 'ayudabais', 'correct', NULL, NULL, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 139, 'dcbdc75b-81ad-4706-b796-0e061063f084', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'ellos', 1, 'ayudaban', 'correct', NULL, NULL, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 140, '7b79abaf-5686-4778-a0a6-01951b8e88d9', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'yo', 1, 'bebía', 'correct', NULL, NULL, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 141, '6b29dc7e-dc7b-4dbb-a983-8d75be39f87e', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'tú', 1, 'bebíass', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 142, 'dc4bbc4a-b8b5-486e-8783-fd486166d2b3', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'él', 1, 'bebía', 'correct', NULL, NULL, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 143, 'ed473a8f-9585-42f0-a905-a19f37f54bbc', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'nosotros', 1, 'bebíamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 144, '697eae2b-67b5-483e-971e-781d2605e3ca', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'vosotros', 1, 'bebíais', 'correct', NULL, NULL, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 145, '802f1f79-3c63-452d-b1b0-b0f45c990c93', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'ellos', 1, 'bebíans', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.454+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 146, '32374d97-ba68-4814-ae65-7b98f4e4aba4', 'placement', 'accepted', 'preterito-indefinido', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"placement":{"level":"B1","status":"sure","answers":[],"guesses":{"fact tener strong-preterite":0.95,"strong-ending yo":0.6}}}', '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.47+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 147, 'd2988dfd-22b0-464c-8f54-e00acaa9e27f', 'estimate-set', 'accepted', 'preterito-indefinido', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"said":{"skill":"fact tener strong-preterite","estimate":"sure"}}', '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.47+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 148, '04a994a8-f713-44aa-9af9-537e0fe92140', 'level-confirmed', 'accepted', 'preterito-indefinido', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"level":1}', '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.47+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 149, '9048bb7a-f8a4-439d-a9f7-ee524e2fd395', 'retraction', 'accepted', 'preterito-indefinido', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"answer":"49aa3080-7034-4e1c-b666-1ed0f04bdb86"}', '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.47+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 150, 'f07a9c7d-050d-4545-b4f7-240bd07cda97', 'reset', 'accepted', 'preterito-imperfecto', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.493+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 151, '24616e57-2f21-46ef-bdca-27c2450b5cdf', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'yo', 1, 'abría', 'correct', NULL, NULL, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 152, 'e7b64956-3ec9-49d0-b72b-997c1f3ba47d', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'tú', 1, 'abrías', 'correct', NULL, NULL, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 153, '98669fde-129c-4933-9257-720a7d5f7ae8', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'él', 1, 'abría', 'correct', NULL, NULL, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 154, '71c841e9-1c45-4a6b-8482-d69ff19bebf7', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'nosotros', 1, 'abríamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 155, 'b82739ae-e524-4c7d-b68e-6ca7be1fb3bc', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'vosotros', 1, 'abríais', 'correct', NULL, NULL, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 156, 'ed7021f7-a7cb-4397-9e00-acb3612919c8', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'ellos', 1, 'abrían', 'correct', NULL, NULL, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 157, 'a236baa9-42e7-4ea8-93ec-4b3e302357b1', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'yo', 1, 'me acostaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 158, '42cd0482-b57b-4ad3-9d38-9f56f3dd5700', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'tú', 1, 'te acostabass', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 159, 'de8ce09d-b0a7-4784-8d66-696f51219781', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'él', 1, 'se acostaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 160, 'f84ef27b-ac27-42ea-8928-68d988ade827', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'nosotros', 1, 'nos acostábamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 161, '97ca512e-749c-4391-8dd0-93a3983ee030', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'vosotros', 1, 'os acostabais', 'correct', NULL, NULL, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 162, '30cf17bd-02bc-485a-9308-7d69a9003caf', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'ellos', 1, 'se acostabans', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 163, '6c3097bd-aaf0-4cf0-ad4b-0f86d4816ae8', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'yo', 1, 'ayudaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 164, '9e3b43e0-17bf-4dae-85b1-e9a851225a02', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'tú', 1, 'ayudabas', 'correct', NULL, NULL, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 165, '9400ea98-55ce-4dd4-9a87-071a370348f0', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'él', 1, 'ayudaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 166, '81709ad6-9887-41bf-98c4-6275bc411756', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'nosotros', 1, 'ayudábamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 167, '35ab5be8-4ec9-4262-b83b-647fd51c4bc3', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'vosotros', 1, 'ayudabais', 'correct', NULL, NULL, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 168, '18f942c9-7267-4b44-91db-7903534ee2a8', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'ellos', 1, 'ayudaban', 'correct', NULL, NULL, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 169, 'c931e5b2-19b8-47ec-bb92-1afeaddb4aad', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'yo', 1, 'bebía', 'correct', NULL, NULL, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 170, '4a4b0af6-a45d-4a10-80cb-ecd8d9b7c603', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'tú', 1, 'bebíass', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 171, 'e0c2da6d-2399-4eee-a430-59c4ebe2ff7a', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'él', 1, 'bebía', 'correct', NULL, NULL, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 172, '714e619d-d167-4adc-a37b-c080eb3b8057', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'nosotros', 1, 'bebíamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00');
INSERT INTO public.progress_events_12 VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 173, '8f86449d-559d-425e-a7d5-a85481dc45f6', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'vosotros', 1, 'bebíais', 'correct', NULL, NULL, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00'),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 174, 'e75cba01-006c-4cad-a7f6-756d026fa2b6', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'ellos', 1, 'bebíans', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.508+00');

INSERT INTO public.progress_events_8 VALUES
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 24, 'e9d35f32-be33-4c10-8e81-5f7ba8970d2d', 'answer', 'accepted', 'presente-indicativo', 'beber', 'ellos', 1, 'bebens', 'wrong', 'typo', NULL, NULL, '2026-03-02 08:59:00+00', 'Europe/Paris', '2026-03-02 09:00:04.094+00');

INSERT INTO public.progress_history VALUES
	('a8fd6979-becb-48a5-930e-e2f2dcb82a38');

INSERT INTO public.rate_limits VALUES
	('scheduler:q84RZ2jLgb_zFUsOOMCtG9PK6plQlbjIgmGaWlc4YsQ', 1, '2026-11-28 19:00:01.185+00'),
	('report:q84RZ2jLgb_zFUsOOMCtG9PK6plQlbjIgmGaWlc4YsQ', 2, '2026-11-29 18:00:01.598+00'),
	('mail:kysD_GSql1RuYfCEWFokFHgShy5Zy4lHV03rBlCfC9U', 1, '2026-11-28 19:00:02.541+00');

INSERT INTO public.replaced_content VALUES
	('', '2026-11-30 02:00:35.364+00');

INSERT INTO public.sessions VALUES
	('0d67c161-2958-4921-8d2f-ec0778cba873', '4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'EHimRk0A_12WIXzqAYQUZ8xX2LMQ-5MVZGiTgUEVAh8', '2026-12-28 18:00:00.763+00', 'node', true, '2026-11-28 18:00:00.763+00', '2026-11-28 18:00:00.763+00'),
	('83c2400f-1864-43c8-968a-65d5fdf9755e', 'bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'fPGyrDOjjltqc78JIdq1oYtlK74pDXkwVty26dnvzgQ', '2026-12-28 18:00:01.989+00', 'node', true, '2026-11-28 18:00:01.989+00', '2026-11-28 18:00:01.989+00'),
	('65d0aa72-9192-4e9b-82ae-51a0f6d31326', 'd6ef02c9-004d-4e35-a103-bf29efe6eadd', 'mUHgr6EcducUh0PgCjOgC21irZaoVsQi50r-w9M6B9Q', '2026-12-28 18:00:02.091+00', 'node', true, '2026-11-28 18:00:02.091+00', '2026-11-28 18:00:02.091+00'),
	('11ceb23b-1da3-4518-acaf-7d201e9b780f', '6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'ychN7WnlbqoAdt4SsXUGIX2KYWBkQxxkTECfjqMpRxQ', '2026-12-28 18:00:02.908+00', 'node', true, '2026-11-28 18:00:02.908+00', '2026-11-28 18:00:02.908+00');

INSERT INTO public.skill_snapshots VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 3, 154, '{"rightAtFirst":49,"habits":{"whole":0.5985,"built":0.8755},"predictions":{"newest":{"answers":71,"expected":52.7601,"right":53,"logLoss":49.6424},"earlier":{"answers":0,"expected":0,"right":0,"logLoss":0}},"built":[true,true,false,true,true,false,false,true,false,true,true,false],"skills":[["ending presente-indicativo yo ar-er-ir",2.3819,2.0974,1772441640,"2026-03-02",4,4,1,1,null],["ending presente-indicativo tú er-ir",2.3065,2.1181,1772440620,"2026-03-02",1,1,1,1,["abrir"]],["ending presente-indicativo él er-ir",2.3819,2.1112,1772441760,"2026-03-02",2,2,1,1,null],["ending presente-indicativo vosotros ir",2.3065,2.1181,1772440800,"2026-03-02",1,1,1,1,["abrir"]],["accent last-syllable presente-indicativo",63.2373,2.0223,1795888680,"2026-11-28",15,15,1,2,null],["ending presente-indicativo ellos er-ir",2.3065,2.1181,1772440860,"2026-03-02",1,1,1,1,["abrir"]],["fact acostar stressed-stem",2.3149,2.1112,1772441040,"2026-03-02",2,2,1,1,null],["rule presente-indicativo o-ue changed",2.3149,2.1112,1772441040,"2026-03-02",2,2,1,1,["acostarse"]],["pronoun yo",61.7439,2.1043,1795887720,"2026-11-28",3,3,1,2,["acostarse"]],["pronoun before-verb",62.3334,2.0427,1795887960,"2026-11-28",12,12,1,2,["acostarse"]],["ending presente-indicativo él ar",0.0995,9.6737,1795888620,"2026-11-28",9,6,1,1,null],["pronoun él",61.7439,2.1043,1795887840,"2026-11-28",3,3,1,2,["acostarse"]],["ending presente-indicativo nosotros ar",61.6976,2.1112,1795887720,"2026-11-28",2,2,1,2,null],["rule presente-indicativo o-ue unchanged",2.3107,2.1112,1772441160,"2026-03-02",2,2,1,1,["acostarse"]],["pronoun nosotros",61.7439,2.1043,1795887900,"2026-11-28",3,3,1,2,["acostarse"]],["ending presente-indicativo vosotros ar",62.2189,2.0974,1795888200,"2026-11-28",4,4,1,2,null],["pronoun vosotros",61.7439,2.1043,1795887960,"2026-11-28",3,3,1,2,["acostarse"]],["ending presente-indicativo tú ar",61.7268,2.1043,1795888680,"2026-11-28",3,3,1,2,null],["ending presente-indicativo ellos ar",61.7411,2.0974,1795888560,"2026-11-28",4,4,1,2,null],["usted third-person",61.6977,2.1112,1795888560,"2026-11-28",2,2,1,2,null],["ending presente-indicativo nosotros er",2.3065,2.1181,1772441820,"2026-03-02",1,1,1,1,["beber"]],["ending presente-indicativo vosotros er",2.3065,2.1181,1772441880,"2026-03-02",1,1,1,1,["beber"]],["ending preterito-indefinido yo er-ir",63.1381,2.0974,1795888440,"2026-11-28",4,4,1,2,null],["accent last-syllable preterito-indefinido",63.4834,2.0427,1795888560,"2026-11-28",12,12,1,2,null],["ending preterito-indefinido tú er-ir",0.4253,9.1288,1795888500,"2026-11-28",3,1,0,1,["abrir"]],["ending preterito-indefinido él er-ir",63.1381,2.0974,1795888560,"2026-11-28",4,4,1,2,null],["ending preterito-indefinido vosotros er-ir",63.1381,2.0974,1795888680,"2026-11-28",4,4,1,2,null],["ending preterito-indefinido ellos er-ir",61.6977,2.1112,1795887660,"2026-11-28",2,2,1,2,["abrir"]],["ending preterito-indefinido yo ar",61.6977,2.1112,1795887720,"2026-11-28",2,2,1,2,["acostarse"]],["ending preterito-indefinido tú ar",0.2061,8.8063,1795887780,"2026-11-28",2,0,0,0,[]],["ending preterito-indefinido él ar",61.6977,2.1112,1795887840,"2026-11-28",2,2,1,2,["acostarse"]],["ending preterito-indefinido nosotros ar",61.6977,2.1112,1795887900,"2026-11-28",2,2,1,2,["acostarse"]],["ending preterito-indefinido vosotros ar",61.6977,2.1112,1795887960,"2026-11-28",2,2,1,2,["acostarse"]],["ending preterito-indefinido ellos ar",0.2061,8.8063,1795888020,"2026-11-28",2,0,0,0,[]],["strong-ending yo",61.6977,2.1112,1795888080,"2026-11-28",2,2,1,2,["andar"]],["fact andar strong-preterite",62.2731,2.0563,1795888380,"2026-11-28",10,10,1,2,null],["accent none strong-preterite",61.9001,2.0974,1795888200,"2026-11-28",4,4,1,2,null],["strong-ending tú",61.6977,2.1112,1795888140,"2026-11-28",2,2,1,2,["andar"]],["strong-ending él",61.6977,2.1112,1795888200,"2026-11-28",2,2,1,2,["andar"]],["strong-ending vosotros",61.6977,2.1112,1795888320,"2026-11-28",2,2,1,2,["andar"]],["strong-ending ellos",61.6977,2.1112,1795888380,"2026-11-28",2,2,1,2,["andar"]],["ending preterito-indefinido nosotros er-ir",61.6977,2.1112,1795888620,"2026-11-28",2,2,1,2,["aprender"]],["key desde-hace desde_dia_semana",2.3275,2.0905,1772440860,"2026-03-02",5,5,1,1,null],["key desde-hace desde_estacion",2.3233,2.0974,1772441160,"2026-03-02",4,4,1,1,null],["key desde-hace desde_evento",2.3275,2.0905,1772441580,"2026-03-02",5,5,1,1,null],["key desde-hace desde_fecha_anio",2.3233,2.0974,1772441880,"2026-03-02",4,4,1,1,null],["key ser-estar-hay estar_cambio_sentido",2.3401,2.0767,1795887840,"2026-11-28",7,7,1,1,null],["whole estar presente-indicativo yo",2.382,2.0974,1795888440,"2026-11-28",4,4,1,1,null],["ending preterito-imperfecto ellos ar",2.3442,2.1112,1795888380,"2026-11-28",2,2,1,1,null],["key ser-estar-hay estar_estado",2.3527,2.0631,1795888560,"2026-11-28",9,9,1,1,null],["key ser-estar-hay estar_gerundio",2.3107,2.1112,1795888680,"2026-11-28",2,2,1,1,["ser-estar-hay-bebe-carrito","ser-estar-hay-boca-llena"]]],"placed":[{"status":"sure","at":"2026-11-28T17:57:00.000Z","answered":0,"wrong":0,"guesses":[["fact tener strong-preterite",0.95]],"timeZone":"Europe/Paris","family":"preterito-indefinido"}],"said":[{"estimate":"sure","at":"2026-11-28T17:58:00.000Z","timeZone":"Europe/Paris","skill":"fact tener strong-preterite"}]}');

INSERT INTO public.two_factors VALUES
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'a694c4f75d261127ee4e1f6d05c30c3495ae5afa158e246dcf300867467a104496ddc8059e2516c0c7d21dd282604fccbd547b5e11cc416c9e1df8c6f65b915bb838efa79a38a16b', 'scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:oaXZqTlBlm2OK11sc3vFQRVz_AQyntC6vCisS8lH_pCGk4WnZcRqJSfw9eNcW8yP_JdKx_caOYALHIR44zBC9Q scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:91nerispvSqjfLIjkv6VIa-tD8mU9tx-PBEnbdNUmNScqKogisP3WscDyPIFZKqZkMk3UlNkE9YkRkg2EJJFuQ scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:7i9FPBJJm6brF-QimG8xwZ-xqXlbDTXWEdvzkLXYALbLxbFqXsTQOaVAEDrAKopyFZVIwiOc1n82_x_zqvhByA scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:ZeAqXg5Xo77JG5bvbUaICVhwuHV0_5I0Mfh7EcSQcDul_4vys0PeZfC2lsBavKS1RmzRgRFz4TLuViZxyGtIrg scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:sWOYiyWzi0uas9PbXTMzJ0EAIgAhvDDAf6TEDQrSJ6Tj_MYdbC8gpRGa_Zk9lmyRL0bGfvelrOiiuLbWUzPeFA scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:gX04lhmvBLbdyGn49UsSaGO3h7SKHzWyp6hOhG9haFP6JcAO3IH_rvgCermBYyKltuHqzFW2q4_k96k7RkbokQ scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:05A1VwFdkvn25iFZV_-oGm-IiGl4OMqAUWf8FSBtferjgKXIYAtDO79J5kGidCqkAm5LhQV-fnhWme7HlYxZSA scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:EMiXDjzy3FRNbERs0_v5HyzTqzIBTppIkHWS64xKzdeNj7P9BUl85IXhsW4lZ9iK11n6FeX1kWamrwodLhcCQA scrypt:16384:8:1:NvTqk92Hz8EY1uwanpIPJQ:KWj4velN0Yeot3xpn7K1cKVXhLZ2pM3ZHLqnlswlyhbfFUmvLzRRX8VmClyfZKTM_ST5QqGqdq6RnirguRzh6w', true, 0, 59081400);

INSERT INTO public.user_progress VALUES
	('d6ef02c9-004d-4e35-a103-bf29efe6eadd', '2026-03-02 09:00:03.172+00', 0, 0, 0, NULL),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', '2026-03-02 09:00:02.088+00', 24, 24, 18, NULL),
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', '2026-03-02 09:00:01.727+00', 174, 120, 89, '{"kind":"fsrs","retention":0.85}'),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', '2026-03-02 09:00:02.449+00', 48, 48, 36, NULL);

INSERT INTO public.users VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'Ana', 'ana@example.org', true, 'user', false, '2026-11-28 18:00:00.763+00', '2026-03-02 09:00:01.727+00', DEFAULT),
	('bdd4e77f-8bca-4e04-a248-68a2496f47ed', 'Carlos', 'carlos@example.org', true, 'user', true, '2026-11-28 18:00:01.989+00', '2026-03-02 09:00:02.449+00', DEFAULT),
	('d6ef02c9-004d-4e35-a103-bf29efe6eadd', 'Rosa', 'rosa@example.org', true, 'admin', false, '2026-11-28 18:00:02.091+00', '2026-03-02 09:00:03.172+00', DEFAULT),
	('6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'Berta', 'berta@example.org', false, 'user', false, '2026-11-28 18:00:02.908+00', '2026-03-02 09:00:02.088+00', DEFAULT);

INSERT INTO public.verb_packages VALUES
	('4cd84800-62ee-4d2b-9cb3-01ed544a8979', 'e8a96dd8-3fcc-4fec-b52f-aaad163bd3bc', 'preterito-indefinido', 'Verbos de viaje', '{tener,hablar}', '2026-11-28 18:00:01.589+00', '2026-11-28 18:00:01.589+00');

INSERT INTO public.verifications VALUES
	('mx680eKDlelOo_nn1M1zM7OKqv0k9bEbMtseVMKuYH4', 'reset-password', '6fbe3ae4-3e34-43a7-b6f4-08ac75e53076', 'berta@example.org', NULL, NULL, 0, '2026-11-28 19:00:02.745+00', '2026-11-28 18:00:02.745+00');

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 1, true);

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.admin_actions
    ADD CONSTRAINT admin_actions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.archived_events
    ADD CONSTRAINT archived_events_user_id_first_seq_pk PRIMARY KEY (user_id, first_seq);

ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_user_id_family_item_context_pk PRIMARY KEY (user_id, family, item, context);

ALTER TABLE ONLY public.conjugation_exercises
    ADD CONSTRAINT conjugation_exercises_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_stats
    ADD CONSTRAINT daily_stats_user_id_family_day_pk PRIMARY KEY (user_id, family, day);

ALTER TABLE ONLY public.exercise_corrections
    ADD CONSTRAINT exercise_corrections_pkey PRIMARY KEY (exercise_id);

ALTER TABLE ONLY public.exercise_progress
    ADD CONSTRAINT exercise_progress_user_id_family_pk PRIMARY KEY (user_id, family);

ALTER TABLE ONLY public.exercise_reports
    ADD CONSTRAINT exercise_reports_user_id_id_pk PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.fill_in_exercises
    ADD CONSTRAINT fill_in_exercises_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.hidden_exercises
    ADD CONSTRAINT hidden_exercises_pkey PRIMARY KEY (exercise_id);

ALTER TABLE ONLY public.knowledge_days
    ADD CONSTRAINT knowledge_days_user_id_family_day_pk PRIMARY KEY (user_id, family, day);

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.passwords
    ADD CONSTRAINT passwords_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.progress_events
    ADD CONSTRAINT progress_events_user_id_seq_pk PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_0
    ADD CONSTRAINT progress_events_0_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events
    ADD CONSTRAINT progress_events_id UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_0
    ADD CONSTRAINT progress_events_0_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_10
    ADD CONSTRAINT progress_events_10_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_10
    ADD CONSTRAINT progress_events_10_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_11
    ADD CONSTRAINT progress_events_11_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_11
    ADD CONSTRAINT progress_events_11_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_12
    ADD CONSTRAINT progress_events_12_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_12
    ADD CONSTRAINT progress_events_12_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_13
    ADD CONSTRAINT progress_events_13_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_13
    ADD CONSTRAINT progress_events_13_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_14
    ADD CONSTRAINT progress_events_14_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_14
    ADD CONSTRAINT progress_events_14_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_15
    ADD CONSTRAINT progress_events_15_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_15
    ADD CONSTRAINT progress_events_15_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_1
    ADD CONSTRAINT progress_events_1_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_1
    ADD CONSTRAINT progress_events_1_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_2
    ADD CONSTRAINT progress_events_2_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_2
    ADD CONSTRAINT progress_events_2_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_3
    ADD CONSTRAINT progress_events_3_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_3
    ADD CONSTRAINT progress_events_3_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_4
    ADD CONSTRAINT progress_events_4_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_4
    ADD CONSTRAINT progress_events_4_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_5
    ADD CONSTRAINT progress_events_5_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_5
    ADD CONSTRAINT progress_events_5_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_6
    ADD CONSTRAINT progress_events_6_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_6
    ADD CONSTRAINT progress_events_6_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_7
    ADD CONSTRAINT progress_events_7_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_7
    ADD CONSTRAINT progress_events_7_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_8
    ADD CONSTRAINT progress_events_8_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_8
    ADD CONSTRAINT progress_events_8_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_events_9
    ADD CONSTRAINT progress_events_9_pkey PRIMARY KEY (user_id, seq);

ALTER TABLE ONLY public.progress_events_9
    ADD CONSTRAINT progress_events_9_user_id_id_key UNIQUE (user_id, id);

ALTER TABLE ONLY public.progress_history
    ADD CONSTRAINT progress_history_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.replaced_content
    ADD CONSTRAINT replaced_content_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.required_releases
    ADD CONSTRAINT required_releases_pkey PRIMARY KEY (version);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.skill_snapshots
    ADD CONSTRAINT skill_snapshots_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.user_progress
    ADD CONSTRAINT user_progress_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verb_packages
    ADD CONSTRAINT verb_packages_user_id_id_pk PRIMARY KEY (user_id, id);

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.weekly_mails
    ADD CONSTRAINT weekly_mails_pkey PRIMARY KEY (user_id);

CREATE INDEX admin_actions_by_admin ON public.admin_actions USING btree (admin_id);

CREATE INDEX admin_actions_by_kind ON public.admin_actions USING btree (kind, at);

CREATE INDEX admin_actions_by_time ON public.admin_actions USING btree (at, id);

CREATE INDEX admin_actions_target ON public.admin_actions USING btree (target_id);

CREATE INDEX exercise_reports_answered ON public.exercise_reports USING btree (answered_at, id) WHERE (answered_at IS NOT NULL);

CREATE INDEX exercise_reports_answered_by ON public.exercise_reports USING btree (answered_by);

CREATE INDEX exercise_reports_exercise ON public.exercise_reports USING btree (exercise_id);

CREATE INDEX exercise_reports_open ON public.exercise_reports USING btree (created_at, id) WHERE (answered_at IS NULL);

CREATE INDEX mails_failed ON public.mails USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX mails_failed_by_recipient ON public.mails USING btree (recipient) WHERE (failed_at IS NOT NULL);

CREATE INDEX mails_put_off ON public.mails USING btree (created_at) WHERE ((failed_at IS NULL) AND (attempts > 0));

CREATE INDEX mails_user ON public.mails USING btree (user_id);

CREATE INDEX mails_waiting ON public.mails USING btree (next_attempt_at) WHERE (failed_at IS NULL);

CREATE INDEX profiles_with_weekly_mail ON public.profiles USING btree (id) WHERE weekly_mail;

CREATE INDEX progress_events_by_family ON ONLY public.progress_events USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_0_user_id_family_answered_at_seq_idx ON public.progress_events_0 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_by_reset ON ONLY public.progress_events USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_0_user_id_family_answered_at_seq_idx1 ON public.progress_events_0 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_by_card ON ONLY public.progress_events USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_0_user_id_family_item_context_answered_at_s_idx ON public.progress_events_0 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_by_mistake ON ONLY public.progress_events USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_0_user_id_family_left_answered_at_seq_idx ON public.progress_events_0 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_10_user_id_family_answered_at_seq_idx ON public.progress_events_10 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_10_user_id_family_answered_at_seq_idx1 ON public.progress_events_10 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_10_user_id_family_item_context_answered_at__idx ON public.progress_events_10 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_10_user_id_family_left_answered_at_seq_idx ON public.progress_events_10 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_11_user_id_family_answered_at_seq_idx ON public.progress_events_11 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_11_user_id_family_answered_at_seq_idx1 ON public.progress_events_11 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_11_user_id_family_item_context_answered_at__idx ON public.progress_events_11 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_11_user_id_family_left_answered_at_seq_idx ON public.progress_events_11 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_12_user_id_family_answered_at_seq_idx ON public.progress_events_12 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_12_user_id_family_answered_at_seq_idx1 ON public.progress_events_12 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_12_user_id_family_item_context_answered_at__idx ON public.progress_events_12 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_12_user_id_family_left_answered_at_seq_idx ON public.progress_events_12 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_13_user_id_family_answered_at_seq_idx ON public.progress_events_13 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_13_user_id_family_answered_at_seq_idx1 ON public.progress_events_13 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_13_user_id_family_item_context_answered_at__idx ON public.progress_events_13 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_13_user_id_family_left_answered_at_seq_idx ON public.progress_events_13 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_14_user_id_family_answered_at_seq_idx ON public.progress_events_14 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_14_user_id_family_answered_at_seq_idx1 ON public.progress_events_14 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_14_user_id_family_item_context_answered_at__idx ON public.progress_events_14 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_14_user_id_family_left_answered_at_seq_idx ON public.progress_events_14 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_15_user_id_family_answered_at_seq_idx ON public.progress_events_15 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_15_user_id_family_answered_at_seq_idx1 ON public.progress_events_15 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_15_user_id_family_item_context_answered_at__idx ON public.progress_events_15 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_15_user_id_family_left_answered_at_seq_idx ON public.progress_events_15 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_1_user_id_family_answered_at_seq_idx ON public.progress_events_1 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_1_user_id_family_answered_at_seq_idx1 ON public.progress_events_1 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_1_user_id_family_item_context_answered_at_s_idx ON public.progress_events_1 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_1_user_id_family_left_answered_at_seq_idx ON public.progress_events_1 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_2_user_id_family_answered_at_seq_idx ON public.progress_events_2 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_2_user_id_family_answered_at_seq_idx1 ON public.progress_events_2 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_2_user_id_family_item_context_answered_at_s_idx ON public.progress_events_2 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_2_user_id_family_left_answered_at_seq_idx ON public.progress_events_2 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_3_user_id_family_answered_at_seq_idx ON public.progress_events_3 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_3_user_id_family_answered_at_seq_idx1 ON public.progress_events_3 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_3_user_id_family_item_context_answered_at_s_idx ON public.progress_events_3 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_3_user_id_family_left_answered_at_seq_idx ON public.progress_events_3 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_4_user_id_family_answered_at_seq_idx ON public.progress_events_4 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_4_user_id_family_answered_at_seq_idx1 ON public.progress_events_4 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_4_user_id_family_item_context_answered_at_s_idx ON public.progress_events_4 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_4_user_id_family_left_answered_at_seq_idx ON public.progress_events_4 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_5_user_id_family_answered_at_seq_idx ON public.progress_events_5 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_5_user_id_family_answered_at_seq_idx1 ON public.progress_events_5 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_5_user_id_family_item_context_answered_at_s_idx ON public.progress_events_5 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_5_user_id_family_left_answered_at_seq_idx ON public.progress_events_5 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_6_user_id_family_answered_at_seq_idx ON public.progress_events_6 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_6_user_id_family_answered_at_seq_idx1 ON public.progress_events_6 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_6_user_id_family_item_context_answered_at_s_idx ON public.progress_events_6 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_6_user_id_family_left_answered_at_seq_idx ON public.progress_events_6 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_7_user_id_family_answered_at_seq_idx ON public.progress_events_7 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_7_user_id_family_answered_at_seq_idx1 ON public.progress_events_7 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_7_user_id_family_item_context_answered_at_s_idx ON public.progress_events_7 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_7_user_id_family_left_answered_at_seq_idx ON public.progress_events_7 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_8_user_id_family_answered_at_seq_idx ON public.progress_events_8 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_8_user_id_family_answered_at_seq_idx1 ON public.progress_events_8 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_8_user_id_family_item_context_answered_at_s_idx ON public.progress_events_8 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_8_user_id_family_left_answered_at_seq_idx ON public.progress_events_8 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX progress_events_9_user_id_family_answered_at_seq_idx ON public.progress_events_9 USING btree (user_id, family, answered_at, seq) WHERE ((kind = 'answer'::text) AND (status = 'accepted'::text));

CREATE INDEX progress_events_9_user_id_family_answered_at_seq_idx1 ON public.progress_events_9 USING btree (user_id, family, answered_at, seq) WHERE (kind = 'reset'::text);

CREATE INDEX progress_events_9_user_id_family_item_context_answered_at_s_idx ON public.progress_events_9 USING btree (user_id, family, item, context, answered_at, seq) WHERE ((item IS NOT NULL) AND (status <> 'skipped'::text));

CREATE INDEX progress_events_9_user_id_family_left_answered_at_seq_idx ON public.progress_events_9 USING btree (user_id, family, "left"(btrim(regexp_replace(lower(regexp_replace(NORMALIZE(given, NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text)), '\s+'::text, ' '::text, 'g'::text)), 100), answered_at, seq) WHERE (verdict = 'wrong'::text);

CREATE INDEX rate_limits_expire ON public.rate_limits USING btree (expire);

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

CREATE INDEX users_administrators ON public.users USING btree (id) WHERE (role = 'admin'::text);

CREATE INDEX users_by_name ON public.users USING btree (name COLLATE "und-x-icu", id);

CREATE INDEX users_by_registration ON public.users USING btree (created_at, id);

CREATE INDEX users_by_search_text ON public.users USING gin (search_text public.gin_trgm_ops) WITH (fastupdate='false');

CREATE INDEX users_by_sign_in ON public.users USING btree (COALESCE(last_sign_in_at, '-infinity'::timestamp with time zone), id);

CREATE INDEX verifications_user ON public.verifications USING btree (user_id);

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_0_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_0_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_0_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_0_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_0_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_0_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_10_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_10_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_10_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_10_user_id_family_item_context_answered_at__idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_10_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_10_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_11_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_11_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_11_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_11_user_id_family_item_context_answered_at__idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_11_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_11_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_12_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_12_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_12_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_12_user_id_family_item_context_answered_at__idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_12_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_12_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_13_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_13_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_13_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_13_user_id_family_item_context_answered_at__idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_13_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_13_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_14_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_14_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_14_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_14_user_id_family_item_context_answered_at__idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_14_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_14_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_15_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_15_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_15_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_15_user_id_family_item_context_answered_at__idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_15_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_15_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_1_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_1_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_1_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_1_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_1_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_1_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_2_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_2_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_2_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_2_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_2_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_2_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_3_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_3_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_3_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_3_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_3_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_3_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_4_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_4_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_4_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_4_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_4_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_4_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_5_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_5_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_5_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_5_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_5_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_5_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_6_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_6_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_6_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_6_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_6_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_6_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_7_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_7_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_7_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_7_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_7_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_7_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_8_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_8_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_8_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_8_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_8_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_8_user_id_id_key;

ALTER INDEX public.progress_events_user_id_seq_pk ATTACH PARTITION public.progress_events_9_pkey;

ALTER INDEX public.progress_events_by_family ATTACH PARTITION public.progress_events_9_user_id_family_answered_at_seq_idx;

ALTER INDEX public.progress_events_by_reset ATTACH PARTITION public.progress_events_9_user_id_family_answered_at_seq_idx1;

ALTER INDEX public.progress_events_by_card ATTACH PARTITION public.progress_events_9_user_id_family_item_context_answered_at_s_idx;

ALTER INDEX public.progress_events_by_mistake ATTACH PARTITION public.progress_events_9_user_id_family_left_answered_at_seq_idx;

ALTER INDEX public.progress_events_id ATTACH PARTITION public.progress_events_9_user_id_id_key;

CREATE TRIGGER profiles_copy_username AFTER INSERT OR UPDATE OF username ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.copy_username();

ALTER TABLE ONLY public.admin_actions
    ADD CONSTRAINT admin_actions_admin_id_users_id_fk FOREIGN KEY (admin_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.admin_actions
    ADD CONSTRAINT admin_actions_target_id_users_id_fk FOREIGN KEY (target_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.archived_events
    ADD CONSTRAINT archived_events_user_id_user_progress_user_id_fk FOREIGN KEY (user_id) REFERENCES public.user_progress(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cards
    ADD CONSTRAINT cards_user_id_user_progress_user_id_fk FOREIGN KEY (user_id) REFERENCES public.user_progress(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.daily_stats
    ADD CONSTRAINT daily_stats_user_id_user_progress_user_id_fk FOREIGN KEY (user_id) REFERENCES public.user_progress(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.exercise_progress
    ADD CONSTRAINT exercise_progress_user_id_user_progress_user_id_fk FOREIGN KEY (user_id) REFERENCES public.user_progress(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.exercise_reports
    ADD CONSTRAINT exercise_reports_answered_by_users_id_fk FOREIGN KEY (answered_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.exercise_reports
    ADD CONSTRAINT exercise_reports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.knowledge_days
    ADD CONSTRAINT knowledge_days_user_id_user_progress_user_id_fk FOREIGN KEY (user_id) REFERENCES public.user_progress(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.passwords
    ADD CONSTRAINT passwords_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_id_users_id_fk FOREIGN KEY (id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE public.progress_events
    ADD CONSTRAINT progress_events_user_id_user_progress_user_id_fk FOREIGN KEY (user_id) REFERENCES public.user_progress(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.skill_snapshots
    ADD CONSTRAINT skill_snapshots_user_id_user_progress_user_id_fk FOREIGN KEY (user_id) REFERENCES public.user_progress(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.two_factors
    ADD CONSTRAINT two_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_progress
    ADD CONSTRAINT user_progress_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.verb_packages
    ADD CONSTRAINT verb_packages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.weekly_mails
    ADD CONSTRAINT weekly_mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

