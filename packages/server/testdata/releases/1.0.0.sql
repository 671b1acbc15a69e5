-- The database of a small site of Verbena 1.0.0, written by npm run release:dump.
-- account {"email":"ana@example.org","password":"flor-de-luna","attempts":{"presente-indicativo":24,"preterito-indefinido":47,"preterito-imperfecto":1,"desde-hace":24,"ser-estar-hay":24}}
-- account {"email":"berta@example.org","password":"flor-de-luna","attempts":{"presente-indicativo":24}}
-- account {"email":"carlos@example.org","password":"flor-de-luna","recoveryCode":"ux6fq-hggqq","attempts":{"preterito-indefinido":48}}


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
	(1, '22c546ea553aa87e5ad769b9c57007c359a4d7595d005b700eb25888600b459c', 1795900000000);

INSERT INTO public.admin_actions VALUES
	('e4902f26-8427-4db9-8bb7-58b8834e9f4a', NULL, 'role-granted', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', '{"from":"command line"}', '2026-11-28 18:00:00.165+00'),
	('be974138-94ea-4710-a669-1db2b0539dae', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'users-listed', NULL, '{}', '2026-11-28 18:00:02.732+00'),
	('5934d91d-7915-429d-9c93-39014ca2abac', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'report-answered', NULL, '{"exercise":"preterito-indefinido/tener/yo"}', '2026-11-28 18:00:02.74+00'),
	('f98261ea-8195-4ae3-afcc-affcac92519b', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'exercise-corrected', NULL, '{"exercise":"condicional-simple/abrir/yo"}', '2026-11-28 18:00:02.773+00'),
	('e89fc37e-d953-4e9d-a855-f099b5f37e0e', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'exercise-hidden', NULL, '{"exercise":"condicional-simple/abrir/tú"}', '2026-11-28 18:00:02.787+00'),
	('b6416b12-4801-4bbc-8287-affa8df6c980', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'sessions-ended', 'b302ae1d-6d2e-4181-8036-8f7159062926', '{}', '2026-11-28 18:00:02.796+00'),
	('2cc09557-5226-4bef-8a33-b19cb9ab351f', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'password-reset-sent', 'b302ae1d-6d2e-4181-8036-8f7159062926', '{}', '2026-11-28 18:00:02.801+00'),
	('8ddc3661-996e-4c8b-886e-1168ac10b1ef', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'user-deleted', NULL, '{"account":"be5dd85ad40b0eff526228033a124d8a648b48a066e14859f99391ed1b05ab05","role":"user"}', '2026-11-28 18:00:03.35+00');

INSERT INTO public.archived_events VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 1, '{22421c3b-9450-456d-9462-1f5b1dc6c853,d41b3344-a52e-45c3-9b8c-bec84722b2f7,6081a932-8409-4c14-9f2c-a72415186a95,ac906ac1-2a21-4563-828c-ccec277f6998,d31f1142-9e25-4379-bdc7-5681d396ec3e,3ae7e48d-5125-4481-a610-560a80d9c2aa,6bbdd7e5-573d-4dc3-bd04-036e23362c22,dcd9315e-30b7-4587-adec-68d15dd95a6e,88e9ea59-29a2-46b5-a443-b5f9c6e7dc48,52ca2e49-59ce-4df6-9386-663e87d1940b,59ee54f6-3448-480b-8df5-7b162378af95,94e10cf6-2db5-4eae-8390-5314af8c857a,b2ec3eb6-399d-4a96-931b-c2d1f397701e,7cbbd0f6-9bcd-45b7-b1e0-9bc537720e7d,6d7489ba-307a-4c2b-9990-456a0c8570f2,c6a432a5-1762-4148-969f-7112f96d987f,6f463d9b-50de-4af7-b348-ee93ee27f982,3d5c985a-6f70-4f2e-ae58-69a5aa5a2cc8,9d32b5b9-9c9c-45c2-8e15-e8aab4eb2918,7f3647fe-ddfb-47dd-a85d-b72c25ea60b6,7b76c4dd-2823-4ed7-af2e-68bbc2e40ca4,c1c24842-96a4-4178-9b56-c4be26ba449d,65c6ca43-1407-455f-94c5-0fb2ee5cad92,7526dbfe-fb7b-4e2d-b712-2171a469bb47,e27beaa0-1ac1-45e7-b7e2-1a6a6c2ef2e7,195b9854-858c-445d-a581-640cfe6d5dc1,a8d6d4cb-1240-428d-b427-b28cd861e676,72ed550c-b5c2-47f5-a377-9a28442ff326,24860831-b8c6-4ca9-8dcd-f660974abc3c,4c364536-bf4e-43ba-9914-3c2965ebdc91,d28e2843-42ed-4441-a4ea-b42e22b9b311,7eea03f7-68c1-430f-b569-6fdeff86ec54,f68ac7fa-2fb5-4cc8-9c40-ff5e6cf965e1,73667ce1-3802-41e5-b1a4-08f9410efbac,9a67ea44-5592-4d3a-9fd9-153b21ffe7a6,ab20de61-2ff2-4973-b234-201ba8aeb3e8,fed50ad1-505a-4f98-ac82-1b3ddab8b819,3702775b-4d00-4023-a19d-8caae72a8a5e,78ac312c-435e-4a5e-bcb6-266962bf4db6,bd5d1435-df22-4a90-84e6-eb4d95915cfa,f6fc4f43-e7bf-4603-8927-b579308d4232,ad7a6f63-db49-45bd-9520-0bb78f3d4be2,89aba4e6-de33-4be0-b2bc-c45493e9034a,cfa1b18d-c427-4003-a2ea-e0b3cee47095,458652b8-d914-4ddd-aaef-f605aeeff66c,a304a0ae-e9f0-47c5-bb4e-6ed39d130306,736e441b-51e5-4ade-a530-68b2bc243e66,fdc37aef-eed5-478e-befe-0e48857f618d,c307066f-5e71-4536-941f-2ad290b199b8,489e227d-449f-497a-9a01-13c55de9b7ae,a5071127-8635-4d51-ae39-34768383b73c,c95cc55d-fed1-4bef-bffb-789524b0b729,c9e41b3d-7550-4e00-8926-214c5865da71,454620ec-82ff-4298-adb3-0893060d9796,1ee05b7b-5e79-4de1-a53a-f19f9f6b0590,25ae438a-5140-430d-833c-1906a45f6e2a,8f979789-7012-4032-90bb-202822851d81,5ccff37b-32ef-4635-9baf-e7e77dc0c6d5,aa3ee992-6bb1-4e3a-951a-12132b9f8de7,47f178a5-abcf-4b51-bc53-cc74fa1b1ba4,d378895e-5fa0-431e-b076-b1149c9fea62,3e050c24-2b71-41a4-b826-42b5fb7b0d84,6860f809-f5a9-4374-a39b-9550564078fa,15cd319c-ed62-403d-b8f3-0059ace7674f,3acee985-3cb0-4a48-980c-f44d9e52a48e,c949b021-8a16-416a-8830-a18f1756a43b,68821f86-0877-4c39-826b-edcd7b5e518c,172d1b69-1c60-4204-a26f-26b3b3e674c1,dd2257e2-29b3-4992-b802-4c2f31c4134b,2254d92c-9e49-487b-8b01-b004be0ec70d,da0ac9b8-0c69-49cf-9506-cc84fe0abc0e}', '[{"seq":1,"id":"22421c3b-9450-456d-9462-1f5b1dc6c853","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"yo","sentence":1,"given":"abro","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":2,"id":"d41b3344-a52e-45c3-9b8c-bec84722b2f7","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"tú","sentence":1,"given":"abres","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":3,"id":"6081a932-8409-4c14-9f2c-a72415186a95","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"él","sentence":1,"given":"abre","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":4,"id":"ac906ac1-2a21-4563-828c-ccec277f6998","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"nosotros","sentence":1,"given":"abrimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":5,"id":"d31f1142-9e25-4379-bdc7-5681d396ec3e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"vosotros","sentence":1,"given":"abrís","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":6,"id":"3ae7e48d-5125-4481-a610-560a80d9c2aa","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"ellos","sentence":1,"given":"abren","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":7,"id":"6bbdd7e5-573d-4dc3-bd04-036e23362c22","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"yo","sentence":1,"given":"me acuesto","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":8,"id":"dcd9315e-30b7-4587-adec-68d15dd95a6e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"tú","sentence":1,"given":"te acuestass","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":9,"id":"88e9ea59-29a2-46b5-a443-b5f9c6e7dc48","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"él","sentence":1,"given":"se acuesta","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":10,"id":"52ca2e49-59ce-4df6-9386-663e87d1940b","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"nosotros","sentence":1,"given":"nos acostamos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":11,"id":"59ee54f6-3448-480b-8df5-7b162378af95","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"vosotros","sentence":1,"given":"os acostáis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":12,"id":"94e10cf6-2db5-4eae-8390-5314af8c857a","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"ellos","sentence":1,"given":"se acuestans","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":13,"id":"b2ec3eb6-399d-4a96-931b-c2d1f397701e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"yo","sentence":1,"given":"ayudo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":14,"id":"7cbbd0f6-9bcd-45b7-b1e0-9bc537720e7d","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"tú","sentence":1,"given":"ayudas","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":15,"id":"6d7489ba-307a-4c2b-9990-456a0c8570f2","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"él","sentence":1,"given":"ayuda","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":16,"id":"c6a432a5-1762-4148-969f-7112f96d987f","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"nosotros","sentence":1,"given":"ayudamoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":17,"id":"6f463d9b-50de-4af7-b348-ee93ee27f982","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"vosotros","sentence":1,"given":"ayudáis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":18,"id":"3d5c985a-6f70-4f2e-ae58-69a5aa5a2cc8","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"ellos","sentence":1,"given":"ayudan","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":19,"id":"9d32b5b9-9c9c-45c2-8e15-e8aab4eb2918","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"yo","sentence":1,"given":"bebo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":20,"id":"7f3647fe-ddfb-47dd-a85d-b72c25ea60b6","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"tú","sentence":1,"given":"bebess","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":21,"id":"7b76c4dd-2823-4ed7-af2e-68bbc2e40ca4","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"él","sentence":1,"given":"bebe","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":22,"id":"c1c24842-96a4-4178-9b56-c4be26ba449d","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"nosotros","sentence":1,"given":"bebemos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":23,"id":"65c6ca43-1407-455f-94c5-0fb2ee5cad92","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"vosotros","sentence":1,"given":"bebéis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":24,"id":"7526dbfe-fb7b-4e2d-b712-2171a469bb47","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"ellos","sentence":1,"given":"bebens","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:59:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.295Z"},{"seq":25,"id":"e27beaa0-1ac1-45e7-b7e2-1a6a6c2ef2e7","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"yo","sentence":1,"given":"abrí","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":26,"id":"195b9854-858c-445d-a581-640cfe6d5dc1","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"tú","sentence":1,"given":"abriste","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":27,"id":"a8d6d4cb-1240-428d-b427-b28cd861e676","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"él","sentence":1,"given":"abrió","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":28,"id":"72ed550c-b5c2-47f5-a377-9a28442ff326","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"nosotros","sentence":1,"given":"abrimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":29,"id":"24860831-b8c6-4ca9-8dcd-f660974abc3c","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"vosotros","sentence":1,"given":"abristeis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":30,"id":"4c364536-bf4e-43ba-9914-3c2965ebdc91","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"ellos","sentence":1,"given":"abrieron","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":31,"id":"d28e2843-42ed-4441-a4ea-b42e22b9b311","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"yo","sentence":1,"given":"me acosté","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":32,"id":"7eea03f7-68c1-430f-b569-6fdeff86ec54","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"tú","sentence":1,"given":"te acostastes","verdict":"wrong","diagnosis":"wrong-class-ending","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":33,"id":"f68ac7fa-2fb5-4cc8-9c40-ff5e6cf965e1","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"él","sentence":1,"given":"se acostó","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":34,"id":"73667ce1-3802-41e5-b1a4-08f9410efbac","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"nosotros","sentence":1,"given":"nos acostamos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":35,"id":"9a67ea44-5592-4d3a-9fd9-153b21ffe7a6","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"vosotros","sentence":1,"given":"os acostasteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":36,"id":"ab20de61-2ff2-4973-b234-201ba8aeb3e8","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"ellos","sentence":1,"given":"se acostarons","verdict":"wrong","diagnosis":"wrong-tense","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":37,"id":"fed50ad1-505a-4f98-ac82-1b3ddab8b819","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"yo","sentence":1,"given":"anduve","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":38,"id":"3702775b-4d00-4023-a19d-8caae72a8a5e","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"tú","sentence":1,"given":"anduviste","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":39,"id":"78ac312c-435e-4a5e-bcb6-266962bf4db6","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"él","sentence":1,"given":"anduvo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":40,"id":"bd5d1435-df22-4a90-84e6-eb4d95915cfa","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"nosotros","sentence":1,"given":"anduvimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":41,"id":"f6fc4f43-e7bf-4603-8927-b579308d4232","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"vosotros","sentence":1,"given":"anduvisteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":42,"id":"ad7a6f63-db49-45bd-9520-0bb78f3d4be2","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"ellos","sentence":1,"given":"anduvieron","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":43,"id":"89aba4e6-de33-4be0-b2bc-c45493e9034a","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"yo","sentence":1,"given":"aprendí","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":44,"id":"cfa1b18d-c427-4003-a2ea-e0b3cee47095","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"tú","sentence":1,"given":"aprendistes","verdict":"wrong","diagnosis":"wrong-class-ending","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":45,"id":"458652b8-d914-4ddd-aaef-f605aeeff66c","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"él","sentence":1,"given":"aprendió","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":46,"id":"a304a0ae-e9f0-47c5-bb4e-6ed39d130306","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"nosotros","sentence":1,"given":"aprendimos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":47,"id":"736e441b-51e5-4ade-a530-68b2bc243e66","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"vosotros","sentence":1,"given":"aprendisteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":48,"id":"fdc37aef-eed5-478e-befe-0e48857f618d","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"ellos","sentence":1,"given":"aprendierons","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:59:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.420Z"},{"seq":49,"id":"c307066f-5e71-4536-941f-2ad290b199b8","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-fiebre-lunes","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":50,"id":"489e227d-449f-497a-9a01-13c55de9b7ae","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-fruteria-jueves","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":51,"id":"a5071127-8635-4d51-ae39-34768383b73c","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-cadiz-viernes","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":52,"id":"c95cc55d-fed1-4bef-bffb-789524b0b729","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-mensajes-domingo","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":53,"id":"c9e41b3d-7550-4e00-8926-214c5865da71","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-nevar-miercoles","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":54,"id":"454620ec-82ff-4298-adb3-0893060d9796","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-dia-paraguas-sabado","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":55,"id":"1ee05b7b-5e79-4de1-a53a-f19f9f6b0590","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-vecinos-verano","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":56,"id":"25ae438a-5140-430d-833c-1906a45f6e2a","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-nadar-primavera","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":57,"id":"8f979789-7012-4032-90bb-202822851d81","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-esquiar-invierno","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":58,"id":"5ccff37b-32ef-4635-9baf-e7e77dc0c6d5","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-gafas-otono","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":59,"id":"aa3ee992-6bb1-4e3a-951a-12132b9f8de7","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-camino-cerrado","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":60,"id":"47f178a5-abcf-4b51-bc53-cc74fa1b1ba4","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-estacion-primos-verano-2018","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":61,"id":"d378895e-5fa0-431e-b076-b1149c9fea62","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-boda-lucia","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":62,"id":"3e050c24-2b71-41a4-b826-42b5fb7b0d84","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-desayuno","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":63,"id":"6860f809-f5a9-4374-a39b-9550564078fa","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-operacion","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":64,"id":"15cd319c-ed62-403d-b8f3-0059ace7674f","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-mudanza","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":65,"id":"3acee985-3cb0-4a48-980c-f44d9e52a48e","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-reunion-jefa","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":66,"id":"c949b021-8a16-416a-8830-a18f1756a43b","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-evento-gemelos","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":67,"id":"68821f86-0877-4c39-826b-edcd7b5e518c","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-vivir-valencia","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":68,"id":"172d1b69-1c60-4204-a26f-26b3b3e674c1","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-padre-hospital","context":"desde","sentence":1,"given":"desdes","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":69,"id":"dd2257e2-29b3-4992-b802-4c2f31c4134b","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-dentista","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":70,"id":"2254d92c-9e49-487b-8b01-b004be0ec70d","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-dueno-bar","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"},{"seq":71,"id":"da0ac9b8-0c69-49cf-9506-cc84fe0abc0e","kind":"answer","status":"accepted","family":"desde-hace","item":"desde-anio-abuelos-suiza","context":"desde","sentence":1,"given":"desde","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.464Z"}]'),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 1, '{9cff7aaf-ab8e-4b12-90a2-745b3c7861d9,d4f7ee3a-8ab4-40b2-888b-b6d7492af82f,79fb3bb1-bcc6-43ad-88de-26383db37973,f514203f-945c-4f76-a8b3-db1e222a2843,daab3b05-b736-4f66-888c-a54b618f8bba,e096baf8-40ed-40de-92dd-2ef6a9beae1e,d7f1832f-85f8-4b0e-8066-576677baa1f2,5eb03c5a-1187-40fe-ab13-b5f270296edf,eca1c5ab-b5bc-47c8-b665-2601bb92595e,29f8f72a-3541-4dd9-af35-dcdc90947b6f,5f12dac5-c0b3-4d81-a791-2c157c6582d6,6bfc9f42-ca92-4176-8ed1-aa4f04d1dc7b,a0ee2aea-54fa-40bc-a565-52f2baed16b8,9f9cd1f5-2ba1-4dba-9aac-d1901130a3db,cbd5f78c-5d18-4efd-992f-ab6c6fffc66c,98e8e4ab-ef64-4b65-ac96-04c16488ce29,245cad56-9e05-45c9-bcae-de945b9cff0e,cebf0228-04fe-4ac3-90b0-35c089aa800c,f9032ac4-3e35-4dba-8313-74624948dc5b,503cb4b2-4127-4582-bb59-83070f8a8c11,013c60c5-101a-42b9-97b4-a8c40ed9f0ff,7e7a237e-2f8b-46d0-969a-80028082479d,42383427-b517-485d-8976-75e288137bd2}', '[{"seq":1,"id":"9cff7aaf-ab8e-4b12-90a2-745b3c7861d9","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"yo","sentence":1,"given":"abro","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":2,"id":"d4f7ee3a-8ab4-40b2-888b-b6d7492af82f","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"tú","sentence":1,"given":"abres","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":3,"id":"79fb3bb1-bcc6-43ad-88de-26383db37973","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"él","sentence":1,"given":"abre","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":4,"id":"f514203f-945c-4f76-a8b3-db1e222a2843","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"nosotros","sentence":1,"given":"abrimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":5,"id":"daab3b05-b736-4f66-888c-a54b618f8bba","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"vosotros","sentence":1,"given":"abrís","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":6,"id":"e096baf8-40ed-40de-92dd-2ef6a9beae1e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"abrir","context":"ellos","sentence":1,"given":"abren","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":7,"id":"d7f1832f-85f8-4b0e-8066-576677baa1f2","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"yo","sentence":1,"given":"me acuesto","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":8,"id":"5eb03c5a-1187-40fe-ab13-b5f270296edf","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"tú","sentence":1,"given":"te acuestass","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":9,"id":"eca1c5ab-b5bc-47c8-b665-2601bb92595e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"él","sentence":1,"given":"se acuesta","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":10,"id":"29f8f72a-3541-4dd9-af35-dcdc90947b6f","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"nosotros","sentence":1,"given":"nos acostamos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":11,"id":"5f12dac5-c0b3-4d81-a791-2c157c6582d6","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"vosotros","sentence":1,"given":"os acostáis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":12,"id":"6bfc9f42-ca92-4176-8ed1-aa4f04d1dc7b","kind":"answer","status":"accepted","family":"presente-indicativo","item":"acostarse","context":"ellos","sentence":1,"given":"se acuestans","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":13,"id":"a0ee2aea-54fa-40bc-a565-52f2baed16b8","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"yo","sentence":1,"given":"ayudo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":14,"id":"9f9cd1f5-2ba1-4dba-9aac-d1901130a3db","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"tú","sentence":1,"given":"ayudas","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":15,"id":"cbd5f78c-5d18-4efd-992f-ab6c6fffc66c","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"él","sentence":1,"given":"ayuda","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":16,"id":"98e8e4ab-ef64-4b65-ac96-04c16488ce29","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"nosotros","sentence":1,"given":"ayudamoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":17,"id":"245cad56-9e05-45c9-bcae-de945b9cff0e","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"vosotros","sentence":1,"given":"ayudáis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":18,"id":"cebf0228-04fe-4ac3-90b0-35c089aa800c","kind":"answer","status":"accepted","family":"presente-indicativo","item":"ayudar","context":"ellos","sentence":1,"given":"ayudan","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":19,"id":"f9032ac4-3e35-4dba-8313-74624948dc5b","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"yo","sentence":1,"given":"bebo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":20,"id":"503cb4b2-4127-4582-bb59-83070f8a8c11","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"tú","sentence":1,"given":"bebess","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":21,"id":"013c60c5-101a-42b9-97b4-a8c40ed9f0ff","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"él","sentence":1,"given":"bebe","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":22,"id":"7e7a237e-2f8b-46d0-969a-80028082479d","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"nosotros","sentence":1,"given":"bebemos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"},{"seq":23,"id":"42383427-b517-485d-8976-75e288137bd2","kind":"answer","status":"accepted","family":"presente-indicativo","item":"beber","context":"vosotros","sentence":1,"given":"bebéis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.484Z"}]'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 1, '{4a53f250-cddb-4778-9b1c-940e769f0b35,d75fe925-c7ef-4652-85d1-6bddabaf4e5a,39998105-bbe4-47b5-a1cd-a9c9ef0d80d6,f13bf830-6e1f-49da-9c3f-4a692ec87c41,8d7f2472-5575-4a90-9e6f-b367936c83cd,7429137b-99fb-4906-86c9-ba29e4712110,67717dc4-1be2-4b13-92fd-d595113d8f90,0f695225-3a10-4e2a-9dc0-ac093f2f7c82,35bda18e-4b14-4c91-b64c-5505b541c16c,f7ea6b14-9336-411d-a579-778ee349a2d5,40969b50-e6ce-41cf-b382-f6416caf2e2c,6725a630-edb0-4f5a-800f-dc27a75d6c81,72f1eca2-1032-49db-9f40-4716c266f4e1,738848c3-3586-42b2-bc72-ebeb709d884b,c275bc4e-b627-4165-98ee-4332a6f48c1d,291c99b8-92b2-4a39-a54b-ad59e1600cf2,6e9ed42f-18ef-44c6-8a26-403a95d925db,8f1a7b78-4fab-4b71-952f-32dc9dc982a8,5ff4e634-67d1-4027-a5e6-1eed75fa35c1,e286a7ed-66e5-4705-8384-ddddd3775f3b,f9ac87f9-88c0-4559-b935-3a9c14eb5256,f958e934-2d40-43c1-97ed-fd03a0ddcb94,d653f347-e401-4dbc-a6f5-e04934355ed9}', '[{"seq":1,"id":"4a53f250-cddb-4778-9b1c-940e769f0b35","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"yo","sentence":1,"given":"abrí","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:36:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":2,"id":"d75fe925-c7ef-4652-85d1-6bddabaf4e5a","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"tú","sentence":1,"given":"abriste","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:37:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":3,"id":"39998105-bbe4-47b5-a1cd-a9c9ef0d80d6","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"él","sentence":1,"given":"abrió","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:38:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":4,"id":"f13bf830-6e1f-49da-9c3f-4a692ec87c41","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"nosotros","sentence":1,"given":"abrimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:39:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":5,"id":"8d7f2472-5575-4a90-9e6f-b367936c83cd","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"vosotros","sentence":1,"given":"abristeis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:40:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":6,"id":"7429137b-99fb-4906-86c9-ba29e4712110","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"abrir","context":"ellos","sentence":1,"given":"abrieron","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:41:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":7,"id":"67717dc4-1be2-4b13-92fd-d595113d8f90","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"yo","sentence":1,"given":"me acosté","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:42:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":8,"id":"0f695225-3a10-4e2a-9dc0-ac093f2f7c82","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"tú","sentence":1,"given":"te acostastes","verdict":"wrong","diagnosis":"wrong-class-ending","recall":null,"payload":null,"answeredAt":"2026-03-02T08:43:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":9,"id":"35bda18e-4b14-4c91-b64c-5505b541c16c","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"él","sentence":1,"given":"se acostó","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:44:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":10,"id":"f7ea6b14-9336-411d-a579-778ee349a2d5","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"nosotros","sentence":1,"given":"nos acostamos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:45:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":11,"id":"40969b50-e6ce-41cf-b382-f6416caf2e2c","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"vosotros","sentence":1,"given":"os acostasteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:46:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":12,"id":"6725a630-edb0-4f5a-800f-dc27a75d6c81","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"acostarse","context":"ellos","sentence":1,"given":"se acostarons","verdict":"wrong","diagnosis":"wrong-tense","recall":null,"payload":null,"answeredAt":"2026-03-02T08:47:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":13,"id":"72f1eca2-1032-49db-9f40-4716c266f4e1","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"yo","sentence":1,"given":"anduve","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:48:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":14,"id":"738848c3-3586-42b2-bc72-ebeb709d884b","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"tú","sentence":1,"given":"anduviste","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:49:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":15,"id":"c275bc4e-b627-4165-98ee-4332a6f48c1d","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"él","sentence":1,"given":"anduvo","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:50:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":16,"id":"291c99b8-92b2-4a39-a54b-ad59e1600cf2","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"nosotros","sentence":1,"given":"anduvimoss","verdict":"wrong","diagnosis":"typo","recall":null,"payload":null,"answeredAt":"2026-03-02T08:51:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":17,"id":"6e9ed42f-18ef-44c6-8a26-403a95d925db","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"vosotros","sentence":1,"given":"anduvisteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:52:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":18,"id":"8f1a7b78-4fab-4b71-952f-32dc9dc982a8","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"andar","context":"ellos","sentence":1,"given":"anduvieron","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:53:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":19,"id":"5ff4e634-67d1-4027-a5e6-1eed75fa35c1","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"yo","sentence":1,"given":"aprendí","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:54:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":20,"id":"e286a7ed-66e5-4705-8384-ddddd3775f3b","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"tú","sentence":1,"given":"aprendistes","verdict":"wrong","diagnosis":"wrong-class-ending","recall":null,"payload":null,"answeredAt":"2026-03-02T08:55:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":21,"id":"f9ac87f9-88c0-4559-b935-3a9c14eb5256","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"él","sentence":1,"given":"aprendió","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:56:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":22,"id":"f958e934-2d40-43c1-97ed-fd03a0ddcb94","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"nosotros","sentence":1,"given":"aprendimos","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:57:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"},{"seq":23,"id":"d653f347-e401-4dbc-a6f5-e04934355ed9","kind":"answer","status":"accepted","family":"preterito-indefinido","item":"aprender","context":"vosotros","sentence":1,"given":"aprendisteis","verdict":"correct","diagnosis":null,"recall":null,"payload":null,"answeredAt":"2026-03-02T08:58:00.000Z","timeZone":"Europe/Paris","receivedAt":"2026-03-02T09:00:04.507Z"}]');

INSERT INTO public.cards VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'abrir', 'yo', 2.5, 4, 1, '2026-03-06 08:36:00+00', 1, 1, '2026-03-02 08:36:00+00', '2026-03-02 08:36:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'abrir', 'tú', 2.5, 4, 1, '2026-03-06 08:37:00+00', 1, 1, '2026-03-02 08:37:00+00', '2026-03-02 08:37:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'abrir', 'él', 2.5, 4, 1, '2026-03-06 08:38:00+00', 1, 1, '2026-03-02 08:38:00+00', '2026-03-02 08:38:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'abrir', 'nosotros', 2.5, 1, 0, '2026-03-03 08:39:00+00', 1, 0, '2026-03-02 08:39:00+00', '2026-03-02 08:39:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'abrir', 'vosotros', 2.5, 4, 1, '2026-03-06 08:40:00+00', 1, 1, '2026-03-02 08:40:00+00', '2026-03-02 08:40:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'abrir', 'ellos', 2.5, 4, 1, '2026-03-06 08:41:00+00', 1, 1, '2026-03-02 08:41:00+00', '2026-03-02 08:41:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'acostarse', 'yo', 2.5, 4, 1, '2026-03-06 08:42:00+00', 1, 1, '2026-03-02 08:42:00+00', '2026-03-02 08:42:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'acostarse', 'tú', 2.5, 1, 0, '2026-03-03 08:43:00+00', 1, 0, '2026-03-02 08:43:00+00', '2026-03-02 08:43:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'acostarse', 'él', 2.5, 4, 1, '2026-03-06 08:44:00+00', 1, 1, '2026-03-02 08:44:00+00', '2026-03-02 08:44:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'acostarse', 'nosotros', 2.5, 4, 1, '2026-03-06 08:45:00+00', 1, 1, '2026-03-02 08:45:00+00', '2026-03-02 08:45:00+00', 1, 2.3065, 2.1181),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'abrir', 'yo', 2.6, 1, 1, '2026-03-03 08:36:00+00', 1, 1, '2026-03-02 08:36:00+00', '2026-03-02 08:36:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'abrir', 'tú', 2.6, 1, 1, '2026-03-03 08:37:00+00', 1, 1, '2026-03-02 08:37:00+00', '2026-03-02 08:37:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'abrir', 'él', 2.6, 1, 1, '2026-03-03 08:38:00+00', 1, 1, '2026-03-02 08:38:00+00', '2026-03-02 08:38:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'abrir', 'nosotros', 1.7, 1, 0, '2026-03-03 08:39:00+00', 1, 0, '2026-03-02 08:39:00+00', '2026-03-02 08:39:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'abrir', 'vosotros', 2.6, 1, 1, '2026-03-03 08:40:00+00', 1, 1, '2026-03-02 08:40:00+00', '2026-03-02 08:40:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'abrir', 'ellos', 2.6, 1, 1, '2026-03-03 08:41:00+00', 1, 1, '2026-03-02 08:41:00+00', '2026-03-02 08:41:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'acostarse', 'yo', 2.6, 1, 1, '2026-03-03 08:42:00+00', 1, 1, '2026-03-02 08:42:00+00', '2026-03-02 08:42:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'acostarse', 'tú', 1.7, 1, 0, '2026-03-03 08:43:00+00', 1, 0, '2026-03-02 08:43:00+00', '2026-03-02 08:43:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'acostarse', 'él', 2.6, 1, 1, '2026-03-03 08:44:00+00', 1, 1, '2026-03-02 08:44:00+00', '2026-03-02 08:44:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'acostarse', 'nosotros', 2.6, 1, 1, '2026-03-03 08:45:00+00', 1, 1, '2026-03-02 08:45:00+00', '2026-03-02 08:45:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'acostarse', 'vosotros', 2.6, 1, 1, '2026-03-03 08:46:00+00', 1, 1, '2026-03-02 08:46:00+00', '2026-03-02 08:46:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'acostarse', 'ellos', 1.7, 1, 0, '2026-03-03 08:47:00+00', 1, 0, '2026-03-02 08:47:00+00', '2026-03-02 08:47:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'ayudar', 'yo', 2.6, 1, 1, '2026-03-03 08:48:00+00', 1, 1, '2026-03-02 08:48:00+00', '2026-03-02 08:48:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'ayudar', 'tú', 2.6, 1, 1, '2026-03-03 08:49:00+00', 1, 1, '2026-03-02 08:49:00+00', '2026-03-02 08:49:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'ayudar', 'él', 2.6, 1, 1, '2026-03-03 08:50:00+00', 1, 1, '2026-03-02 08:50:00+00', '2026-03-02 08:50:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'ayudar', 'nosotros', 1.7, 1, 0, '2026-03-03 08:51:00+00', 1, 0, '2026-03-02 08:51:00+00', '2026-03-02 08:51:00+00', 1, NULL, NULL),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-dia-fiebre-lunes', 'desde', 2.5, 4, 1, '2026-03-06 08:36:00+00', 1, 1, '2026-03-02 08:36:00+00', '2026-03-02 08:36:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-dia-fruteria-jueves', 'desde', 2.5, 4, 1, '2026-03-06 08:37:00+00', 1, 1, '2026-03-02 08:37:00+00', '2026-03-02 08:37:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-dia-cadiz-viernes', 'desde', 2.5, 4, 1, '2026-03-06 08:38:00+00', 1, 1, '2026-03-02 08:38:00+00', '2026-03-02 08:38:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-dia-mensajes-domingo', 'desde', 2.5, 1, 0, '2026-03-03 08:39:00+00', 1, 0, '2026-03-02 08:39:00+00', '2026-03-02 08:39:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-dia-nevar-miercoles', 'desde', 2.5, 4, 1, '2026-03-06 08:40:00+00', 1, 1, '2026-03-02 08:40:00+00', '2026-03-02 08:40:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-dia-paraguas-sabado', 'desde', 2.5, 4, 1, '2026-03-06 08:41:00+00', 1, 1, '2026-03-02 08:41:00+00', '2026-03-02 08:41:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-estacion-vecinos-verano', 'desde', 2.5, 4, 1, '2026-03-06 08:42:00+00', 1, 1, '2026-03-02 08:42:00+00', '2026-03-02 08:42:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'aprender', 'nosotros', 2.5, 118, 2, '2027-03-26 17:57:00+00', 2, 2, '2026-03-02 08:57:00+00', '2026-11-28 17:57:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'aprender', 'vosotros', 2.5, 118, 2, '2027-03-26 17:58:00+00', 2, 2, '2026-03-02 08:58:00+00', '2026-11-28 17:58:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'aprender', 'ellos', 2.5, 1, 0, '2026-11-29 17:59:00+00', 2, 0, '2026-03-02 08:59:00+00', '2026-11-28 17:59:00+00', 1, 0.2061, 8.8063),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'ayudar', 'vosotros', 2.6, 1, 1, '2026-03-03 08:52:00+00', 1, 1, '2026-03-02 08:52:00+00', '2026-03-02 08:52:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'ayudar', 'ellos', 2.6, 1, 1, '2026-03-03 08:53:00+00', 1, 1, '2026-03-02 08:53:00+00', '2026-03-02 08:53:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'beber', 'yo', 2.6, 1, 1, '2026-03-03 08:54:00+00', 1, 1, '2026-03-02 08:54:00+00', '2026-03-02 08:54:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'beber', 'tú', 1.7, 1, 0, '2026-03-03 08:55:00+00', 1, 0, '2026-03-02 08:55:00+00', '2026-03-02 08:55:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'beber', 'él', 2.6, 1, 1, '2026-03-03 08:56:00+00', 1, 1, '2026-03-02 08:56:00+00', '2026-03-02 08:56:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'beber', 'nosotros', 2.6, 1, 1, '2026-03-03 08:57:00+00', 1, 1, '2026-03-02 08:57:00+00', '2026-03-02 08:57:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'beber', 'vosotros', 2.6, 1, 1, '2026-03-03 08:58:00+00', 1, 1, '2026-03-02 08:58:00+00', '2026-03-02 08:58:00+00', 1, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 'beber', 'ellos', 1.7, 1, 0, '2026-03-03 08:59:00+00', 1, 0, '2026-03-02 08:59:00+00', '2026-03-02 08:59:00+00', 1, NULL, NULL),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'acostarse', 'vosotros', 2.5, 4, 1, '2026-03-06 08:46:00+00', 1, 1, '2026-03-02 08:46:00+00', '2026-03-02 08:46:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'acostarse', 'ellos', 2.5, 1, 0, '2026-03-03 08:47:00+00', 1, 0, '2026-03-02 08:47:00+00', '2026-03-02 08:47:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'ayudar', 'yo', 2.5, 4, 1, '2026-03-06 08:48:00+00', 1, 1, '2026-03-02 08:48:00+00', '2026-03-02 08:48:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'ayudar', 'tú', 2.5, 4, 1, '2026-03-06 08:49:00+00', 1, 1, '2026-03-02 08:49:00+00', '2026-03-02 08:49:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'ayudar', 'él', 2.5, 4, 1, '2026-03-06 08:50:00+00', 1, 1, '2026-03-02 08:50:00+00', '2026-03-02 08:50:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'ayudar', 'nosotros', 2.5, 1, 0, '2026-03-03 08:51:00+00', 1, 0, '2026-03-02 08:51:00+00', '2026-03-02 08:51:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'ayudar', 'vosotros', 2.5, 4, 1, '2026-03-06 08:52:00+00', 1, 1, '2026-03-02 08:52:00+00', '2026-03-02 08:52:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'ayudar', 'ellos', 2.5, 4, 1, '2026-03-06 08:53:00+00', 1, 1, '2026-03-02 08:53:00+00', '2026-03-02 08:53:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'beber', 'yo', 2.5, 4, 1, '2026-03-06 08:54:00+00', 1, 1, '2026-03-02 08:54:00+00', '2026-03-02 08:54:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'beber', 'tú', 2.5, 1, 0, '2026-03-03 08:55:00+00', 1, 0, '2026-03-02 08:55:00+00', '2026-03-02 08:55:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'beber', 'él', 2.5, 4, 1, '2026-03-06 08:56:00+00', 1, 1, '2026-03-02 08:56:00+00', '2026-03-02 08:56:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'beber', 'nosotros', 2.5, 4, 1, '2026-03-06 08:57:00+00', 1, 1, '2026-03-02 08:57:00+00', '2026-03-02 08:57:00+00', 1, 2.3065, 2.1181),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'abrir', 'yo', 2.7, 6, 2, '2026-12-04 17:36:00+00', 2, 2, '2026-03-02 08:36:00+00', '2026-11-28 17:36:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'abrir', 'tú', 2.7, 6, 2, '2026-12-04 17:37:00+00', 2, 2, '2026-03-02 08:37:00+00', '2026-11-28 17:37:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'abrir', 'él', 2.7, 6, 2, '2026-12-04 17:38:00+00', 2, 2, '2026-03-02 08:38:00+00', '2026-11-28 17:38:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'abrir', 'nosotros', 1.3, 1, 0, '2026-11-29 17:39:00+00', 2, 0, '2026-03-02 08:39:00+00', '2026-11-28 17:39:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'abrir', 'vosotros', 2.7, 6, 2, '2026-12-04 17:40:00+00', 2, 2, '2026-03-02 08:40:00+00', '2026-11-28 17:40:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'abrir', 'ellos', 2.7, 6, 2, '2026-12-04 17:41:00+00', 2, 2, '2026-03-02 08:41:00+00', '2026-11-28 17:41:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'acostarse', 'yo', 2.7, 6, 2, '2026-12-04 17:42:00+00', 2, 2, '2026-03-02 08:42:00+00', '2026-11-28 17:42:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'acostarse', 'tú', 1.3, 1, 0, '2026-11-29 17:43:00+00', 2, 0, '2026-03-02 08:43:00+00', '2026-11-28 17:43:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'acostarse', 'él', 2.7, 6, 2, '2026-12-04 17:44:00+00', 2, 2, '2026-03-02 08:44:00+00', '2026-11-28 17:44:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'acostarse', 'nosotros', 2.7, 6, 2, '2026-12-04 17:45:00+00', 2, 2, '2026-03-02 08:45:00+00', '2026-11-28 17:45:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'acostarse', 'vosotros', 2.7, 6, 2, '2026-12-04 17:46:00+00', 2, 2, '2026-03-02 08:46:00+00', '2026-11-28 17:46:00+00', 1, NULL, NULL),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'beber', 'vosotros', 2.5, 4, 1, '2026-03-06 08:58:00+00', 1, 1, '2026-03-02 08:58:00+00', '2026-03-02 08:58:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 'beber', 'ellos', 2.5, 1, 0, '2026-03-03 08:59:00+00', 1, 0, '2026-03-02 08:59:00+00', '2026-03-02 08:59:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-estacion-nadar-primavera', 'desde', 2.5, 1, 0, '2026-03-03 08:43:00+00', 1, 0, '2026-03-02 08:43:00+00', '2026-03-02 08:43:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-estacion-esquiar-invierno', 'desde', 2.5, 4, 1, '2026-03-06 08:44:00+00', 1, 1, '2026-03-02 08:44:00+00', '2026-03-02 08:44:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-estacion-gafas-otono', 'desde', 2.5, 4, 1, '2026-03-06 08:45:00+00', 1, 1, '2026-03-02 08:45:00+00', '2026-03-02 08:45:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-estacion-camino-cerrado', 'desde', 2.5, 4, 1, '2026-03-06 08:46:00+00', 1, 1, '2026-03-02 08:46:00+00', '2026-03-02 08:46:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-estacion-primos-verano-2018', 'desde', 2.5, 1, 0, '2026-03-03 08:47:00+00', 1, 0, '2026-03-02 08:47:00+00', '2026-03-02 08:47:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-evento-boda-lucia', 'desde', 2.5, 4, 1, '2026-03-06 08:48:00+00', 1, 1, '2026-03-02 08:48:00+00', '2026-03-02 08:48:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-evento-desayuno', 'desde', 2.5, 4, 1, '2026-03-06 08:49:00+00', 1, 1, '2026-03-02 08:49:00+00', '2026-03-02 08:49:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-evento-operacion', 'desde', 2.5, 4, 1, '2026-03-06 08:50:00+00', 1, 1, '2026-03-02 08:50:00+00', '2026-03-02 08:50:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-evento-mudanza', 'desde', 2.5, 1, 0, '2026-03-03 08:51:00+00', 1, 0, '2026-03-02 08:51:00+00', '2026-03-02 08:51:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-evento-reunion-jefa', 'desde', 2.5, 4, 1, '2026-03-06 08:52:00+00', 1, 1, '2026-03-02 08:52:00+00', '2026-03-02 08:52:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-evento-gemelos', 'desde', 2.5, 4, 1, '2026-03-06 08:53:00+00', 1, 1, '2026-03-02 08:53:00+00', '2026-03-02 08:53:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-anio-vivir-valencia', 'desde', 2.5, 4, 1, '2026-03-06 08:54:00+00', 1, 1, '2026-03-02 08:54:00+00', '2026-03-02 08:54:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-anio-padre-hospital', 'desde', 2.5, 1, 0, '2026-03-03 08:55:00+00', 1, 0, '2026-03-02 08:55:00+00', '2026-03-02 08:55:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-anio-dentista', 'desde', 2.5, 4, 1, '2026-03-06 08:56:00+00', 1, 1, '2026-03-02 08:56:00+00', '2026-03-02 08:56:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-anio-dueno-bar', 'desde', 2.5, 4, 1, '2026-03-06 08:57:00+00', 1, 1, '2026-03-02 08:57:00+00', '2026-03-02 08:57:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-anio-abuelos-suiza', 'desde', 2.5, 4, 1, '2026-03-06 08:58:00+00', 1, 1, '2026-03-02 08:58:00+00', '2026-03-02 08:58:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 'desde-anio-biblioteca-sabados', 'desde', 2.5, 1, 0, '2026-03-03 08:59:00+00', 1, 0, '2026-03-02 08:59:00+00', '2026-03-02 08:59:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'abrir', 'yo', 2.5, 118, 2, '2027-03-26 17:36:00+00', 2, 2, '2026-03-02 08:36:00+00', '2026-11-28 17:36:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'abrir', 'tú', 2.5, 4, 1, '2026-03-06 08:37:00+00', 1, 1, '2026-03-02 08:37:00+00', '2026-03-02 08:37:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'abrir', 'él', 2.5, 118, 2, '2027-03-26 17:38:00+00', 2, 2, '2026-03-02 08:38:00+00', '2026-11-28 17:38:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'abrir', 'nosotros', 2.5, 1, 0, '2026-11-29 17:39:00+00', 2, 0, '2026-03-02 08:39:00+00', '2026-11-28 17:39:00+00', 1, 0.2061, 8.8063),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'abrir', 'vosotros', 2.5, 118, 2, '2027-03-26 17:40:00+00', 2, 2, '2026-03-02 08:40:00+00', '2026-11-28 17:40:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'abrir', 'ellos', 2.5, 118, 2, '2027-03-26 17:41:00+00', 2, 2, '2026-03-02 08:41:00+00', '2026-11-28 17:41:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'acostarse', 'yo', 2.5, 118, 2, '2027-03-26 17:42:00+00', 2, 2, '2026-03-02 08:42:00+00', '2026-11-28 17:42:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'acostarse', 'tú', 2.5, 1, 0, '2026-11-29 17:43:00+00', 2, 0, '2026-03-02 08:43:00+00', '2026-11-28 17:43:00+00', 1, 0.2061, 8.8063),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'acostarse', 'él', 2.5, 118, 2, '2027-03-26 17:44:00+00', 2, 2, '2026-03-02 08:44:00+00', '2026-11-28 17:44:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'acostarse', 'nosotros', 2.5, 118, 2, '2027-03-26 17:45:00+00', 2, 2, '2026-03-02 08:45:00+00', '2026-11-28 17:45:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'acostarse', 'vosotros', 2.5, 118, 2, '2027-03-26 17:46:00+00', 2, 2, '2026-03-02 08:46:00+00', '2026-11-28 17:46:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'acostarse', 'ellos', 2.5, 1, 0, '2026-11-29 17:47:00+00', 2, 0, '2026-03-02 08:47:00+00', '2026-11-28 17:47:00+00', 1, 0.2061, 8.8063),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-zapatos-lista', 'estar', 2.5, 4, 1, '2026-12-02 17:36:00+00', 1, 1, '2026-11-28 17:36:00+00', '2026-11-28 17:36:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-fiebre-colegio', 'estar', 2.5, 4, 1, '2026-12-02 17:37:00+00', 1, 1, '2026-11-28 17:37:00+00', '2026-11-28 17:37:00+00', 1, 2.3065, 2.1181);
INSERT INTO public.cards VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-platanos-domingo', 'estar', 2.5, 4, 1, '2026-12-02 17:38:00+00', 1, 1, '2026-11-28 17:38:00+00', '2026-11-28 17:38:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-pez-olvido', 'estar', 2.5, 1, 0, '2026-11-29 17:39:00+00', 1, 0, '2026-11-28 17:39:00+00', '2026-11-28 17:39:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-guiso-ayer', 'estar', 2.5, 4, 1, '2026-12-02 17:40:00+00', 1, 1, '2026-11-28 17:40:00+00', '2026-11-28 17:40:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-camino-seguros-vosotros', 'estar', 2.5, 4, 1, '2026-12-02 17:41:00+00', 1, 1, '2026-11-28 17:41:00+00', '2026-11-28 17:41:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-domino-mayores', 'estar', 2.5, 4, 1, '2026-12-02 17:42:00+00', 1, 1, '2026-11-28 17:42:00+00', '2026-11-28 17:42:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-playa-morena', 'estar', 2.5, 1, 0, '2026-11-29 17:43:00+00', 1, 0, '2026-11-28 17:43:00+00', '2026-11-28 17:43:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-hijos-agua', 'estar', 2.5, 4, 1, '2026-12-02 17:44:00+00', 1, 1, '2026-11-28 17:44:00+00', '2026-11-28 17:44:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-cansada-ascensor', 'estar', 2.5, 4, 1, '2026-12-02 17:45:00+00', 1, 1, '2026-11-28 17:45:00+00', '2026-11-28 17:45:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-contenta-loteria', 'estar', 2.5, 4, 1, '2026-12-02 17:46:00+00', 1, 1, '2026-11-28 17:46:00+00', '2026-11-28 17:46:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-sopa-sopla', 'estar', 2.5, 1, 0, '2026-11-29 17:47:00+00', 1, 0, '2026-11-28 17:47:00+00', '2026-11-28 17:47:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-vecinos-alarma', 'estar', 2.5, 4, 1, '2026-12-02 17:48:00+00', 1, 1, '2026-11-28 17:48:00+00', '2026-11-28 17:48:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-loro-secretos', 'estar', 2.5, 4, 1, '2026-12-02 17:49:00+00', 1, 1, '2026-11-28 17:49:00+00', '2026-11-28 17:49:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-setas-cena-vosotros', 'estar', 2.5, 4, 1, '2026-12-02 17:50:00+00', 1, 1, '2026-11-28 17:50:00+00', '2026-11-28 17:50:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-perro-obediencia', 'estar', 2.5, 1, 0, '2026-11-29 17:51:00+00', 1, 0, '2026-11-28 17:51:00+00', '2026-11-28 17:51:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-gimnasio-agosto', 'estar', 2.5, 4, 1, '2026-12-02 17:52:00+00', 1, 1, '2026-11-28 17:52:00+00', '2026-11-28 17:52:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-padres-entrevista', 'estar', 2.5, 4, 1, '2026-12-02 17:53:00+00', 1, 1, '2026-11-28 17:53:00+00', '2026-11-28 17:53:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-doctora-cunado', 'estar', 2.5, 4, 1, '2026-12-02 17:54:00+00', 1, 1, '2026-11-28 17:54:00+00', '2026-11-28 17:54:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-camisa-boda', 'estar', 2.5, 1, 0, '2026-11-29 17:55:00+00', 1, 0, '2026-11-28 17:55:00+00', '2026-11-28 17:55:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-chiste-hartos', 'estar', 2.5, 4, 1, '2026-12-02 17:56:00+00', 1, 1, '2026-11-28 17:56:00+00', '2026-11-28 17:56:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-bebe-carrito', 'estar', 2.5, 4, 1, '2026-12-02 17:57:00+00', 1, 1, '2026-11-28 17:57:00+00', '2026-11-28 17:57:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-boca-llena', 'estar', 2.5, 4, 1, '2026-12-02 17:58:00+00', 1, 1, '2026-11-28 17:58:00+00', '2026-11-28 17:58:00+00', 1, 2.3065, 2.1181),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 'ser-estar-hay-parada-ocho', 'estar', 2.5, 1, 0, '2026-11-29 17:59:00+00', 1, 0, '2026-11-28 17:59:00+00', '2026-11-28 17:59:00+00', 1, 0.212, 6.4133),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'andar', 'yo', 2.5, 118, 2, '2027-03-26 17:48:00+00', 2, 2, '2026-03-02 08:48:00+00', '2026-11-28 17:48:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'andar', 'tú', 2.5, 118, 2, '2027-03-26 17:49:00+00', 2, 2, '2026-03-02 08:49:00+00', '2026-11-28 17:49:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'andar', 'él', 2.5, 118, 2, '2027-03-26 17:50:00+00', 2, 2, '2026-03-02 08:50:00+00', '2026-11-28 17:50:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'andar', 'nosotros', 2.5, 1, 0, '2026-11-29 17:51:00+00', 2, 0, '2026-03-02 08:51:00+00', '2026-11-28 17:51:00+00', 1, 0.2061, 8.8063),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'andar', 'vosotros', 2.5, 118, 2, '2027-03-26 17:52:00+00', 2, 2, '2026-03-02 08:52:00+00', '2026-11-28 17:52:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'andar', 'ellos', 2.5, 118, 2, '2027-03-26 17:53:00+00', 2, 2, '2026-03-02 08:53:00+00', '2026-11-28 17:53:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'aprender', 'yo', 2.5, 118, 2, '2027-03-26 17:54:00+00', 2, 2, '2026-03-02 08:54:00+00', '2026-11-28 17:54:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'aprender', 'tú', 2.5, 1, 0, '2026-11-29 17:55:00+00', 2, 0, '2026-03-02 08:55:00+00', '2026-11-28 17:55:00+00', 1, 0.2061, 8.8063),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 'aprender', 'él', 2.5, 118, 2, '2027-03-26 17:56:00+00', 2, 2, '2026-03-02 08:56:00+00', '2026-11-28 17:56:00+00', 1, 61.6977, 2.1112),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-imperfecto', 'beber', 'ellos', 2.5, 1, 0, '2026-11-29 17:59:00+00', 1, 0, '2026-11-28 17:59:00+00', '2026-11-28 17:59:00+00', 1, 0.212, 6.4133),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'acostarse', 'ellos', 1.3, 1, 0, '2026-11-29 17:47:00+00', 2, 0, '2026-03-02 08:47:00+00', '2026-11-28 17:47:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'andar', 'yo', 2.7, 6, 2, '2026-12-04 17:48:00+00', 2, 2, '2026-03-02 08:48:00+00', '2026-11-28 17:48:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'andar', 'tú', 2.7, 6, 2, '2026-12-04 17:49:00+00', 2, 2, '2026-03-02 08:49:00+00', '2026-11-28 17:49:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'andar', 'él', 2.7, 6, 2, '2026-12-04 17:50:00+00', 2, 2, '2026-03-02 08:50:00+00', '2026-11-28 17:50:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'andar', 'nosotros', 1.3, 1, 0, '2026-11-29 17:51:00+00', 2, 0, '2026-03-02 08:51:00+00', '2026-11-28 17:51:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'andar', 'vosotros', 2.7, 6, 2, '2026-12-04 17:52:00+00', 2, 2, '2026-03-02 08:52:00+00', '2026-11-28 17:52:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'andar', 'ellos', 2.7, 6, 2, '2026-12-04 17:53:00+00', 2, 2, '2026-03-02 08:53:00+00', '2026-11-28 17:53:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'aprender', 'yo', 2.7, 6, 2, '2026-12-04 17:54:00+00', 2, 2, '2026-03-02 08:54:00+00', '2026-11-28 17:54:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'aprender', 'tú', 1.3, 1, 0, '2026-11-29 17:55:00+00', 2, 0, '2026-03-02 08:55:00+00', '2026-11-28 17:55:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'aprender', 'él', 2.7, 6, 2, '2026-12-04 17:56:00+00', 2, 2, '2026-03-02 08:56:00+00', '2026-11-28 17:56:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'aprender', 'nosotros', 2.7, 6, 2, '2026-12-04 17:57:00+00', 2, 2, '2026-03-02 08:57:00+00', '2026-11-28 17:57:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'aprender', 'vosotros', 2.7, 6, 2, '2026-12-04 17:58:00+00', 2, 2, '2026-03-02 08:58:00+00', '2026-11-28 17:58:00+00', 1, NULL, NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 'aprender', 'ellos', 1.3, 1, 0, '2026-11-29 17:59:00+00', 2, 0, '2026-03-02 08:59:00+00', '2026-11-28 17:59:00+00', 1, NULL, NULL);

INSERT INTO public.daily_stats VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', '2026-03-02', 24, 18, '{"typo":6}'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', '2026-03-02', 24, 18, '{"typo":6}'),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', '2026-03-02', 24, 18, '{"typo":6}'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', '2026-03-02', 24, 18, '{"typo":3,"wrong-class-ending":2,"wrong-tense":1}'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', '2026-11-28', 24, 18, '{"wrong-person":3,"typo":3}'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', '2026-03-02', 24, 18, '{"typo":3,"wrong-class-ending":2,"wrong-tense":1}'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', '2026-11-28', 23, 17, '{"typo":3,"wrong-class-ending":2,"wrong-tense":1}'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-imperfecto', '2026-11-28', 1, 0, '{"typo":1}'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', '2026-11-28', 24, 18, '{"typo":3,"wrong-class-ending":2,"wrong-tense":1}');

INSERT INTO public.exercise_corrections VALUES
	('condicional-simple/abrir/yo', '{"sentence":"Yo que tú, no _______ ese paquete: hace tictac.","answer":"abriría","time":"Yo que tú","subject":"","complement":"","verb":"","fr":"À ta place, je n’ouvrirais pas ce paquet : il fait tic-tac.","nl":"Als ik jou was, zou ik dat pakje niet openen: het tikt.","en":"If I were you, I wouldn’t open that parcel: it’s ticking.","instruction":"","noteFr":"","noteNl":"","noteEs":"","noteEn":""}', '{"sentence":"Yo que tú, no _______ ese paquete: hace tictac.","answer":"abriría","time":"Yo que tú","subject":"","complement":"","verb":"","fr":"À ta place, je n’ouvrirais pas ce paquet : il fait tic-tac !","nl":"Als ik jou was, zou ik dat pakje niet openen: het tikt.","en":"If I were you, I wouldn’t open that parcel: it’s ticking.","instruction":"","noteFr":"","noteNl":"","noteEs":"","noteEn":""}');

INSERT INTO public.exercise_progress VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', 24, 18, 6, 24, 18, 6, '2026-03-02', '2026-03-02 08:59:00+00', '["beber","ayudar","acostarse","abrir"]', 0, NULL, NULL, NULL),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'desde-hace', 24, 18, 6, 24, 18, 6, '2026-03-02', '2026-03-02 08:59:00+00', '["desde-anio-biblioteca-sabados","desde-anio-padre-hospital","desde-evento-mudanza","desde-estacion-primos-verano-2018","desde-estacion-nadar-primavera","desde-dia-mensajes-domingo"]', 0, NULL, NULL, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'presente-indicativo', 24, 18, 6, 24, 18, 6, '2026-03-02', '2026-03-02 08:59:00+00', '["beber","ayudar","acostarse","abrir"]', 0, NULL, NULL, NULL),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'ser-estar-hay', 24, 18, 6, 24, 18, 6, '2026-11-28', '2026-11-28 17:59:00+00', '["ser-estar-hay-parada-ocho","ser-estar-hay-camisa-boda","ser-estar-hay-perro-obediencia","ser-estar-hay-sopa-sopla","ser-estar-hay-playa-morena","ser-estar-hay-pez-olvido"]', 0, NULL, NULL, NULL),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', 47, 35, 12, 23, 17, 6, '2026-11-28', '2026-11-28 17:59:00+00', '["aprender","andar","acostarse","abrir"]', 1, '2026-11-28 17:59:00+00', NULL, '{"status":"sure","at":"2026-11-28T17:57:00.000Z","answered":0,"wrong":0}'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-imperfecto', 1, 0, 1, 1, 0, 1, '2026-11-28', '2026-11-28 17:59:00+00', '["beber"]', 0, NULL, '2026-11-28 17:59:00+00', NULL),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'preterito-indefinido', 48, 36, 12, 24, 18, 6, '2026-11-28', '2026-11-28 17:59:00+00', '["aprender","andar","acostarse","abrir"]', 0, NULL, NULL, NULL);

INSERT INTO public.exercise_reports VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'bec0499c-30ae-47b2-9d1d-0492b10dea37', 'preterito-indefinido', 'preterito-indefinido/tener/yo', 'answer', 'Deux réponses sont justes.', 'tenía', '2026-11-28 18:00:01.68+00', NULL, NULL, NULL, NULL),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'a697749a-5bc8-4be1-aa9f-1bdf3c55a4d9', 'preterito-indefinido', 'preterito-indefinido/tener/yo', 'answer', '¿Tuve o tenía?', 'tenía', '2026-11-28 18:00:01.669+00', 'Con «ayer», tuve.', '2026-11-28 18:00:02.74+00', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', NULL);

INSERT INTO public.hidden_exercises VALUES
	('condicional-simple/abrir/tú');

INSERT INTO public.knowledge_days VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'presente-indicativo', '2026-03-02', 0, 358, 404),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', '2026-03-02', 0, 287, 455),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'preterito-indefinido', '2026-11-28', 36, 252, 455);

INSERT INTO public.mails VALUES
	('c2cefe27-2e36-41c1-9257-d22ba5a76c2e', 'a84af337-f4f5-472b-b4f9-238d2f7364eb', 'two-factor-on', 'carlos@example.org', 'es', '{}', '2026-03-02 09:00:05.284+00', 1, '2026-11-28 18:05:00.307+00', '2026-11-28 18:00:00.523+00', 'too late'),
	('68a2ee27-5e69-4faf-878b-8b9fb106a665', 'b302ae1d-6d2e-4181-8036-8f7159062926', 'reset-password', 'berta@example.org', 'es', '{"askedBy":"administrator"}', '2026-11-28 18:00:02.801+00', 1, '2026-11-28 18:01:03.058+00', NULL, 'ESOCKET CONN');

INSERT INTO public.passwords VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'scrypt:65536:8:2:XcVkooCC4E5_CQtYkmimqA:DcvMO0VmysM634j0VwdjED4EVn1GDeAOpcq8W-JyP94DvtWzYkNtbaotNyfyKwJUVDHnHrq60Tq_o4RNaxrJjg', '2026-03-02 09:00:01.814+00'),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'scrypt:65536:8:2:zfi6MjA5RqQqXS0-nM-4xA:SIjRsc_duh2v-E5dp1vppVw9wsggeOXG4drIH1Xw4ZK-OaSatnCDooHI1_VzMrp4DxkrgDxf_IeXWPPgvp6u-g', '2026-03-02 09:00:02.245+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'scrypt:65536:8:2:zYLkpG_Gq8j1HlLqmDcgMQ:velK6FZot8yJFXG0fSflWg6OICWKpeTdEVXYFVDh2x58yFBobxY59pf4_fuqbtgiaGC7vKTq86HO538HiTcuPg', '2026-03-02 09:00:02.612+00'),
	('8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'scrypt:65536:8:2:lG-0v61q4-9kd0US9AeLUg:I_Fy_lLGfw_HA4zYB2tkc-zXHAvqZbrdNT0oPCDo-W6ZwBUMWh58h3raSJeiQmVPEsZQ9Ld1wdDFF-aoR4kVNw', '2026-03-02 09:00:03.652+00');

INSERT INTO public.profiles VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'Ana', 'nl', 'dark', 30, 10, 'form', 20, '{presente-indicativo,preterito-indefinido,desde-hace}', 'latin-america', '{yo,tú,él,nosotros,vosotros,ellos}', 4, true, false, true);

INSERT INTO public.progress_events_13 VALUES
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 24, '4b71416b-86ee-4458-9701-858fec7d8047', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'ellos', 1, 'aprendierons', 'wrong', 'typo', NULL, NULL, '2026-03-02 08:59:00+00', 'Europe/Paris', '2026-03-02 09:00:04.507+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 25, '053f7df4-b53e-4f25-a0d9-4890653a1e48', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'yo', 1, 'abrí', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 26, '7d32fb68-f663-4144-a0d9-77ea07b026e8', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'tú', 1, 'abriste', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 27, '4e59ef1e-755f-41cb-bb3d-13a082de9368', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'él', 1, 'abrió', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 28, '466fabe4-9c7e-42e6-9832-f2970b0bd4fc', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'nosotros', 1, 'abrimoss', 'wrong', 'typo', 0.2535, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 29, '56a1149a-49f9-42b8-bd8e-cea76a6cc858', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'vosotros', 1, 'abristeis', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 30, '1162790e-f399-452a-8d60-96938ebfa784', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'ellos', 1, 'abrieron', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 31, '1155f2c8-89c4-4dce-96db-ac0ee3cbd811', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'yo', 1, 'me acosté', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 32, '32e2a577-29cc-46c6-8b67-20466e34a298', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'tú', 1, 'te acostastes', 'wrong', 'wrong-class-ending', 0.2535, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 33, 'a317d741-cc5d-40c4-953f-22b85e3b9123', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'él', 1, 'se acostó', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 34, '6fba8517-13d0-43b7-8bd0-a8352703acef', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'nosotros', 1, 'nos acostamos', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 35, '32ce8412-8795-477e-b339-6bf31f863dcf', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'vosotros', 1, 'os acostasteis', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 36, '2e2bc871-4773-48dc-930b-af9be73b5c77', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'ellos', 1, 'se acostarons', 'wrong', 'wrong-tense', 0.2535, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 37, '0784ac1d-a463-42fb-9e75-8fc329cc5b1c', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'yo', 1, 'anduve', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 38, '66dc4033-2a28-42b9-8203-78dee22d0a08', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'tú', 1, 'anduviste', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 39, '97ee0985-d7a8-4dbb-a708-3773a39533f7', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'él', 1, 'anduvo', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 40, '068b1155-b918-472d-b872-9c22b102decf', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'nosotros', 1, 'anduvimoss', 'wrong', 'typo', 0.2535, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 41, 'c79021b3-2260-4bf1-a11b-cfefe91223c4', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'vosotros', 1, 'anduvisteis', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 42, '0d6f4544-f9db-4edf-8093-3a593c83d9fd', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'ellos', 1, 'anduvieron', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 43, '884823b0-8b06-47ef-a30d-cccb290dbeeb', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'yo', 1, 'aprendí', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 44, 'b5a9a7ba-0796-46cd-b9fb-50f56dac6e84', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'tú', 1, 'aprendistes', 'wrong', 'wrong-class-ending', 0.2535, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 45, 'aa93d21f-d57b-4990-a679-f96f419b85fb', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'él', 1, 'aprendió', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 46, '670047f1-bfdc-44a8-96f7-8662ec31da35', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'nosotros', 1, 'aprendimos', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 47, 'de1ab27d-9ee4-4791-b7a7-145fc093708d', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'vosotros', 1, 'aprendisteis', 'correct', NULL, 0.4225, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 48, 'e32a537b-66a9-4474-bd5d-b60e6e656f78', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'ellos', 1, 'aprendierons', 'wrong', 'typo', 0.2535, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:02.276+00');

INSERT INTO public.progress_events_15 VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 72, 'b4a97edf-ee5c-4a28-993e-26671266a18e', 'answer', 'accepted', 'desde-hace', 'desde-anio-biblioteca-sabados', 'desde', 1, 'desdes', 'wrong', 'typo', NULL, NULL, '2026-03-02 08:59:00+00', 'Europe/Paris', '2026-03-02 09:00:04.464+00'),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 24, 'dae4270a-ef70-4abb-af8e-3a200292b5c5', 'answer', 'accepted', 'presente-indicativo', 'beber', 'ellos', 1, 'bebens', 'wrong', 'typo', NULL, NULL, '2026-03-02 08:59:00+00', 'Europe/Paris', '2026-03-02 09:00:04.484+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 74, 'aae519f1-e14c-4a40-9312-0aa77996bf36', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'yo', 1, 'abrí', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 76, '7c42d3ac-6ca8-4b71-a465-e661443bfec2', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'él', 1, 'abrió', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 77, 'c703cf4a-7709-4a56-b80d-9008ea2d5031', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'nosotros', 1, 'abrimoss', 'wrong', 'typo', 0.1997, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 78, '82709be3-33d0-48e4-bbfe-625775a34197', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'vosotros', 1, 'abristeis', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 79, '791cadf5-e1cf-4553-8510-374d17230ec6', 'answer', 'accepted', 'preterito-indefinido', 'abrir', 'ellos', 1, 'abrieron', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 80, '5e705448-7ea7-4458-a849-8343198ee7fb', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'yo', 1, 'me acosté', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 81, '331ada26-d538-4c6a-873e-db04596e6ba3', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'tú', 1, 'te acostastes', 'wrong', 'wrong-class-ending', 0.1997, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 82, 'ffc6b744-a197-4755-a5e3-f9779875602c', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'él', 1, 'se acostó', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 83, '073c8012-5aaf-4c2d-b0b8-582345e5b3dc', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'nosotros', 1, 'nos acostamos', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 84, 'ef2436ea-819e-4f79-ba20-a923e22e1b26', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'vosotros', 1, 'os acostasteis', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 85, '0a066c1e-3d70-4357-9f89-1e101e17dabd', 'answer', 'accepted', 'preterito-indefinido', 'acostarse', 'ellos', 1, 'se acostarons', 'wrong', 'wrong-tense', 0.1997, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 86, 'dc3f9f4d-cedd-405a-9bd1-2e3a9ceb0f83', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'yo', 1, 'anduve', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 87, '3797928a-b014-4478-9917-b6cf4b3963db', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'tú', 1, 'anduviste', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 88, '496c74a7-4aaf-4516-81d5-291eb1210070', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'él', 1, 'anduvo', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 89, '019c4b67-c1f8-4b31-a48e-bfeb6ddccdfe', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'nosotros', 1, 'anduvimoss', 'wrong', 'typo', 0.1997, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 90, '9e918c25-f4dc-43fe-9869-494bf9552429', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'vosotros', 1, 'anduvisteis', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 91, '11c75ddc-b225-4d6f-9ea8-68c1be779273', 'answer', 'accepted', 'preterito-indefinido', 'andar', 'ellos', 1, 'anduvieron', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 92, '03308e64-88c4-4582-b4cc-e9bdab96aa14', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'yo', 1, 'aprendí', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 93, '95fa8e43-ed24-48c1-8c8e-cf6d7228ab56', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'tú', 1, 'aprendistes', 'wrong', 'wrong-class-ending', 0.1997, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 94, 'd80350f9-4664-41c2-89f2-ab9617d565e0', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'él', 1, 'aprendió', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 95, 'fd5d3e34-9f31-4308-a378-6d67a90ee1cb', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'nosotros', 1, 'aprendimos', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 96, '8262ff0f-edad-45f7-9316-b814c370b982', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'vosotros', 1, 'aprendisteis', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 97, '21131571-a3f9-4465-b77e-1c026144deb3', 'answer', 'accepted', 'preterito-indefinido', 'aprender', 'ellos', 1, 'aprendierons', 'wrong', 'typo', 0.1997, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 98, 'fc8acc15-55e3-40e9-9c78-52b167456573', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-zapatos-lista', 'estar', 1, 'estoy', 'correct', NULL, NULL, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 99, '76004dce-77f5-4e43-988d-aee2cdf5e794', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-fiebre-colegio', 'estar', 1, 'estoy', 'correct', NULL, NULL, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 100, 'f2f89757-d0bc-409f-8fe8-9ea9a0525991', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-platanos-domingo', 'estar', 1, 'están', 'correct', NULL, NULL, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 101, 'ed4c4c20-7bf7-465d-9df4-a4b65d85f4f3', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-pez-olvido', 'estar', 1, 'estás', 'wrong', 'wrong-person', NULL, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 102, 'fcdb8bc2-9962-442f-ab06-f747272b8f60', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-guiso-ayer', 'estar', 1, 'está', 'correct', NULL, NULL, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 103, 'f364377c-ca4a-45a1-a9f5-3bc595f96014', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-camino-seguros-vosotros', 'estar', 1, 'estáis', 'correct', NULL, NULL, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 104, 'd05d8540-fe17-45cf-8f17-e0adfbee4b92', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-domino-mayores', 'estar', 1, 'estamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 105, '11665208-7bd0-4208-a565-0f52efe4fc6f', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-playa-morena', 'estar', 1, 'estáss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 106, '95e19786-4e1a-4d0b-98ae-4a4594022c5e', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-hijos-agua', 'estar', 1, 'estaban', 'correct', NULL, NULL, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 107, '6acf5434-480c-4632-909c-c7229a01bdfa', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-cansada-ascensor', 'estar', 1, 'estoy', 'correct', NULL, NULL, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 108, '0eb7d061-1896-4ad9-9706-c8ba315426c0', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-contenta-loteria', 'estar', 1, 'estás', 'correct', NULL, NULL, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 109, '8a27b29b-4900-4f55-b8f7-2114d2385eba', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-sopa-sopla', 'estar', 1, 'estás', 'wrong', 'wrong-person', NULL, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 110, 'd654a8bf-8980-4a45-8fa2-0785f3326918', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-vecinos-alarma', 'estar', 1, 'están', 'correct', NULL, NULL, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 75, 'cf685f13-78fb-4431-9b46-00ddfdaa0e91', 'answer', 'retracted', 'preterito-indefinido', 'abrir', 'tú', 1, 'abriste', 'correct', NULL, 0.4802, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:01.295+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 111, '60e70187-4141-4be6-b902-cc45c60034be', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-loro-secretos', 'estar', 1, 'está', 'correct', NULL, NULL, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 112, '8cee997d-3222-4e8a-be77-b4510e11a3d7', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-setas-cena-vosotros', 'estar', 1, 'estáis', 'correct', NULL, NULL, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 113, '7a0fb3ac-19b7-4a1c-b923-9d93b2f0a166', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-perro-obediencia', 'estar', 1, 'estamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 114, '67d7edab-f369-4c45-9ef8-d4d875985ff6', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-gimnasio-agosto', 'estar', 1, 'está', 'correct', NULL, NULL, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 115, 'f6563a92-aac2-4b64-9e62-7b37cb3ebc05', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-padres-entrevista', 'estar', 1, 'estaban', 'correct', NULL, NULL, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 116, '7add35b3-e16a-4108-88d5-f15c9cd90503', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-doctora-cunado', 'estar', 1, 'estoy', 'correct', NULL, NULL, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 117, '25522a0d-dff7-4960-b08c-ec72310aef74', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-camisa-boda', 'estar', 1, 'estás', 'wrong', 'wrong-person', NULL, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 118, 'af0aeea1-f07c-4b3e-827c-66a8b94e8485', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-chiste-hartos', 'estar', 1, 'están', 'correct', NULL, NULL, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 119, '5a2e42eb-6359-4a38-bc6f-db84202738e8', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-bebe-carrito', 'estar', 1, 'está', 'correct', NULL, NULL, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 120, '06027be2-b776-4b4c-b8ee-e3819a217170', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-boca-llena', 'estar', 1, 'estás', 'correct', NULL, NULL, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 121, 'dbcc9af3-7ccf-4202-8466-02f75cd2e0cb', 'answer', 'accepted', 'ser-estar-hay', 'ser-estar-hay-parada-ocho', 'estar', 1, 'estamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.414+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 122, '0dedeb76-4df6-4b30-b4ca-57e09c2ecb38', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'yo', 1, 'abría', 'correct', NULL, NULL, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 123, '9f727774-351c-4957-8319-96391262f92f', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'tú', 1, 'abrías', 'correct', NULL, NULL, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 124, '4e867dff-ab5d-499e-80ef-c556d3475b2a', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'él', 1, 'abría', 'correct', NULL, NULL, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 125, '4d8a1b20-ba77-49cd-8633-a42009d27558', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'nosotros', 1, 'abríamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 126, '6b3f8c01-d3f3-4995-8180-8c12ef0f966d', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'vosotros', 1, 'abríais', 'correct', NULL, NULL, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 127, 'b44c1af0-2a0f-4d8c-a993-dc8d1f342162', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'ellos', 1, 'abrían', 'correct', NULL, NULL, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 128, 'f455f9e3-fafa-4589-8eb5-6195a1eec071', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'yo', 1, 'me acostaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 129, 'd1dedd76-36e9-4d61-8683-333f6b28edea', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'tú', 1, 'te acostabass', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 130, '478f6e08-62e8-4914-a9a8-7f84fad0c9e4', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'él', 1, 'se acostaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 131, '0a32f9b6-d2d5-450b-bd17-1f2385b56f90', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'nosotros', 1, 'nos acostábamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 132, '959e6673-a5a5-4e75-9db5-7bafc36d9fd1', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'vosotros', 1, 'os acostabais', 'correct', NULL, NULL, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 133, '8511e354-3b59-47f2-a3cb-d75b8c23cbf0', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'ellos', 1, 'se acostabans', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 134, 'e30989da-3046-4950-b958-0b66b16b98bc', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'yo', 1, 'ayudaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 135, 'd0d69f75-cb8b-40b3-9479-7bca9d0a29f7', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'tú', 1, 'ayudabas', 'correct', NULL, NULL, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 136, 'c8176197-8e42-4753-8ea0-d476503e6c6a', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'él', 1, 'ayudaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 137, '51c8cf42-c737-465b-afcc-3696de01b09a', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'nosotros', 1, 'ayudábamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 138, '42795dbb-6d71-404f-9886-9fe10de8cf29', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'vosotros', 1, 'ayudabais', 'correct', NULL, NULL, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 139, '247b30af-7c82-4fd6-8c1a-21c8e9dabf9a', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'ellos', 1, 'ayudaban', 'correct', NULL, NULL, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 140, '00fba76e-29d3-4739-98f5-3b671428fe34', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'yo', 1, 'bebía', 'correct', NULL, NULL, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 141, 'e3140cc7-f71c-4b77-9d8e-de98c36eb076', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'tú', 1, 'bebíass', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 142, 'b3836294-20c7-4651-96f0-085761f42a3c', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'él', 1, 'bebía', 'correct', NULL, NULL, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 143, '01b67179-927a-46e7-883c-57cf5deb4238', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'nosotros', 1, 'bebíamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 144, 'ea1109bd-2bee-45c4-93e5-1c128c9509ac', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'vosotros', 1, 'bebíais', 'correct', NULL, NULL, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 145, '78fe8887-eb24-4711-8eaf-71caed3da9fa', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'ellos', 1, 'bebíans', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.476+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 146, 'dc0f402e-8fac-46ba-ba05-f16660f68349', 'placement', 'accepted', 'preterito-indefinido', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"placement":{"level":"B1","status":"sure","answers":[],"guesses":{"fact tener strong-preterite":0.95,"strong-ending yo":0.6}}}', '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.506+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 147, 'a086ea96-6376-4654-9024-4b5e1787b46e', 'estimate-set', 'accepted', 'preterito-indefinido', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"said":{"skill":"fact tener strong-preterite","estimate":"sure"}}', '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.506+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 148, '75ccae6a-3520-447c-b48c-e6c2ebe415f5', 'level-confirmed', 'accepted', 'preterito-indefinido', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"level":1}', '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.506+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 149, 'd50a736a-d5ee-4eea-b95f-2c32777dba31', 'retraction', 'accepted', 'preterito-indefinido', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"answer":"cf685f13-78fb-4431-9b46-00ddfdaa0e91"}', '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.506+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 150, 'ae068b1b-38c1-4f40-ba38-11e8589c0994', 'reset', 'accepted', 'preterito-imperfecto', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.526+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 151, 'ec9272c2-4d56-43f3-a4ff-a461a3333861', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'yo', 1, 'abría', 'correct', NULL, NULL, NULL, '2026-11-28 17:36:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 152, '77df5623-0011-4e16-a15e-31ae64bb2506', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'tú', 1, 'abrías', 'correct', NULL, NULL, NULL, '2026-11-28 17:37:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 153, '5e0f7e5c-3f10-4bac-bbfe-bc3ff0b80834', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'él', 1, 'abría', 'correct', NULL, NULL, NULL, '2026-11-28 17:38:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 154, 'e738cab9-c6aa-4a09-a1db-f90a8a1b0101', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'nosotros', 1, 'abríamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:39:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 155, '164a1aa4-5709-44d4-863a-67b43af08017', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'vosotros', 1, 'abríais', 'correct', NULL, NULL, NULL, '2026-11-28 17:40:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 156, '951ce652-7ece-4ee2-bb0c-f56ef0a94af9', 'answer', 'accepted', 'preterito-imperfecto', 'abrir', 'ellos', 1, 'abrían', 'correct', NULL, NULL, NULL, '2026-11-28 17:41:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 157, 'abf47b33-b32e-498a-9f9a-3e42c0f23bad', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'yo', 1, 'me acostaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:42:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 158, 'e8bc475c-344d-4e89-9989-51ce7cc0508f', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'tú', 1, 'te acostabass', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:43:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 159, '8f32ce72-ce4e-42bc-8fa7-066f8fd9703e', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'él', 1, 'se acostaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:44:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 160, '7c71e2d3-8715-4e23-8c93-b986885ca660', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'nosotros', 1, 'nos acostábamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:45:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 161, '0ae6fc6f-24a9-433d-b04f-d46a3f9389c3', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'vosotros', 1, 'os acostabais', 'correct', NULL, NULL, NULL, '2026-11-28 17:46:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 162, '8bbbb197-b630-4926-8d1c-ac354f368f83', 'answer', 'accepted', 'preterito-imperfecto', 'acostarse', 'ellos', 1, 'se acostabans', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:47:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 163, 'caf0f966-13c2-4d93-91c8-966ea5fe1a3a', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'yo', 1, 'ayudaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:48:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 164, 'b5115e45-03ac-4242-825a-6f7db014bb1e', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'tú', 1, 'ayudabas', 'correct', NULL, NULL, NULL, '2026-11-28 17:49:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 165, '78e46c85-c0ce-4b09-9c3f-b390929b855a', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'él', 1, 'ayudaba', 'correct', NULL, NULL, NULL, '2026-11-28 17:50:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 166, '660e384b-19ed-4a96-92ab-282d3834407f', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'nosotros', 1, 'ayudábamoss', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:51:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 167, '76c82a1b-a43e-4a35-a0cb-127ba63d377f', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'vosotros', 1, 'ayudabais', 'correct', NULL, NULL, NULL, '2026-11-28 17:52:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 168, '9ff87f8e-fd96-4c0d-becc-38665e231e50', 'answer', 'accepted', 'preterito-imperfecto', 'ayudar', 'ellos', 1, 'ayudaban', 'correct', NULL, NULL, NULL, '2026-11-28 17:53:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 169, '36de8a3e-52a4-48ac-8e22-f11f97722f00', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'yo', 1, 'bebía', 'correct', NULL, NULL, NULL, '2026-11-28 17:54:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 170, '2530cdf5-f775-4bcb-a1d0-7ad0e652e270', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'tú', 1, 'bebíass', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:55:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 171, 'f9f7310d-400d-4f4a-9c98-80959bc992ff', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'él', 1, 'bebía', 'correct', NULL, NULL, NULL, '2026-11-28 17:56:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00');
INSERT INTO public.progress_events_15 VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 172, '74b46ecb-161c-4bcc-bc39-35cfa46968a2', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'nosotros', 1, 'bebíamos', 'correct', NULL, NULL, NULL, '2026-11-28 17:57:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 173, '592e65ac-3fd5-4ad8-a2e8-f5c4722b416e', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'vosotros', 1, 'bebíais', 'correct', NULL, NULL, NULL, '2026-11-28 17:58:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00'),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 174, '031840c7-b940-46b9-9ce0-e0f42246f61c', 'answer', 'accepted', 'preterito-imperfecto', 'beber', 'ellos', 1, 'bebíans', 'wrong', 'typo', NULL, NULL, '2026-11-28 17:59:00+00', 'Europe/Paris', '2026-11-28 18:00:01.552+00');

INSERT INTO public.progress_history VALUES
	('3f840d44-21cb-48bf-8fa7-4e2d6c9669a7');

INSERT INTO public.rate_limits VALUES
	('scheduler:FZLbENQLvvJDv3Nys_G4g-hShGN27TpQ85ohKPKnp5Y', 1, '2026-11-28 19:00:01.136+00'),
	('report:FZLbENQLvvJDv3Nys_G4g-hShGN27TpQ85ohKPKnp5Y', 2, '2026-11-29 18:00:01.672+00'),
	('mail:VFuVIpwjB2girWiDRh904ZUt-NgotTHGQu4KhUy7nyM', 1, '2026-11-28 19:00:02.803+00');

INSERT INTO public.replaced_content VALUES
	('', '2026-11-30 00:53:58.675+00');

INSERT INTO public.sessions VALUES
	('6273b3bf-3df1-45fa-ab30-4093be3c039b', 'd678e3e3-e1a6-46ba-a058-42ebf9113725', '_ZsylmLrIaQ4mo3DtSlx5gQsYqJr2YjHFzsis7DtaRE', '2026-12-28 18:00:00.637+00', 'node', true, '2026-11-28 18:00:00.637+00', '2026-11-28 18:00:00.637+00'),
	('035721c2-93df-4741-b1e0-026f8cbb064a', 'a84af337-f4f5-472b-b4f9-238d2f7364eb', 'pC2P17RRoZPp6srEzrbrZ67jq0h1Bqv-7ePAF6LfmEM', '2026-12-28 18:00:02.15+00', 'node', true, '2026-11-28 18:00:02.15+00', '2026-11-28 18:00:02.15+00'),
	('f3ccbb44-5f8f-4946-8a79-b580ab26c1d9', '8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'DmY3cGp9AySJXewI5bIY0FhiEphbCXCVP1KkOv8O7YA', '2026-12-28 18:00:02.286+00', 'node', true, '2026-11-28 18:00:02.286+00', '2026-11-28 18:00:02.286+00'),
	('9eaa7b19-0931-4a58-bcb2-dfffae273d5e', 'b302ae1d-6d2e-4181-8036-8f7159062926', 'OtD4wy5pTi8_rodtOPiOfoWhDe3rosC1fkPyRp_7iIc', '2026-12-28 18:00:03.53+00', 'node', true, '2026-11-28 18:00:03.53+00', '2026-11-28 18:00:03.53+00');

INSERT INTO public.skill_snapshots VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 3, 154, '{"rightAtFirst":49,"habits":{"whole":0.5985,"built":0.8755},"predictions":{"newest":{"answers":71,"expected":52.7601,"right":53,"logLoss":49.6424},"earlier":{"answers":0,"expected":0,"right":0,"logLoss":0}},"built":[true,true,false,true,true,false,false,true,false,true,true,false],"skills":[["ending presente-indicativo yo ar-er-ir",2.3819,2.0974,1772441640,"2026-03-02",4,4,1,1,null],["ending presente-indicativo tú er-ir",2.3065,2.1181,1772440620,"2026-03-02",1,1,1,1,["abrir"]],["ending presente-indicativo él er-ir",2.3819,2.1112,1772441760,"2026-03-02",2,2,1,1,null],["ending presente-indicativo vosotros ir",2.3065,2.1181,1772440800,"2026-03-02",1,1,1,1,["abrir"]],["accent last-syllable presente-indicativo",63.2373,2.0223,1795888680,"2026-11-28",15,15,1,2,null],["ending presente-indicativo ellos er-ir",2.3065,2.1181,1772440860,"2026-03-02",1,1,1,1,["abrir"]],["fact acostar stressed-stem",2.3149,2.1112,1772441040,"2026-03-02",2,2,1,1,null],["rule presente-indicativo o-ue changed",2.3149,2.1112,1772441040,"2026-03-02",2,2,1,1,["acostarse"]],["pronoun yo",61.7439,2.1043,1795887720,"2026-11-28",3,3,1,2,["acostarse"]],["pronoun before-verb",62.3334,2.0427,1795887960,"2026-11-28",12,12,1,2,["acostarse"]],["ending presente-indicativo él ar",0.0995,9.6737,1795888620,"2026-11-28",9,6,1,1,null],["pronoun él",61.7439,2.1043,1795887840,"2026-11-28",3,3,1,2,["acostarse"]],["ending presente-indicativo nosotros ar",61.6976,2.1112,1795887720,"2026-11-28",2,2,1,2,null],["rule presente-indicativo o-ue unchanged",2.3107,2.1112,1772441160,"2026-03-02",2,2,1,1,["acostarse"]],["pronoun nosotros",61.7439,2.1043,1795887900,"2026-11-28",3,3,1,2,["acostarse"]],["ending presente-indicativo vosotros ar",62.2189,2.0974,1795888200,"2026-11-28",4,4,1,2,null],["pronoun vosotros",61.7439,2.1043,1795887960,"2026-11-28",3,3,1,2,["acostarse"]],["ending presente-indicativo tú ar",61.7268,2.1043,1795888680,"2026-11-28",3,3,1,2,null],["ending presente-indicativo ellos ar",61.7411,2.0974,1795888560,"2026-11-28",4,4,1,2,null],["usted third-person",61.6977,2.1112,1795888560,"2026-11-28",2,2,1,2,null],["ending presente-indicativo nosotros er",2.3065,2.1181,1772441820,"2026-03-02",1,1,1,1,["beber"]],["ending presente-indicativo vosotros er",2.3065,2.1181,1772441880,"2026-03-02",1,1,1,1,["beber"]],["ending preterito-indefinido yo er-ir",63.1381,2.0974,1795888440,"2026-11-28",4,4,1,2,null],["accent last-syllable preterito-indefinido",63.4834,2.0427,1795888560,"2026-11-28",12,12,1,2,null],["ending preterito-indefinido tú er-ir",0.4253,9.1288,1795888500,"2026-11-28",3,1,0,1,["abrir"]],["ending preterito-indefinido él er-ir",63.1381,2.0974,1795888560,"2026-11-28",4,4,1,2,null],["ending preterito-indefinido vosotros er-ir",63.1381,2.0974,1795888680,"2026-11-28",4,4,1,2,null],["ending preterito-indefinido ellos er-ir",61.6977,2.1112,1795887660,"2026-11-28",2,2,1,2,["abrir"]],["ending preterito-indefinido yo ar",61.6977,2.1112,1795887720,"2026-11-28",2,2,1,2,["acostarse"]],["ending preterito-indefinido tú ar",0.2061,8.8063,1795887780,"2026-11-28",2,0,0,0,[]],["ending preterito-indefinido él ar",61.6977,2.1112,1795887840,"2026-11-28",2,2,1,2,["acostarse"]],["ending preterito-indefinido nosotros ar",61.6977,2.1112,1795887900,"2026-11-28",2,2,1,2,["acostarse"]],["ending preterito-indefinido vosotros ar",61.6977,2.1112,1795887960,"2026-11-28",2,2,1,2,["acostarse"]],["ending preterito-indefinido ellos ar",0.2061,8.8063,1795888020,"2026-11-28",2,0,0,0,[]],["strong-ending yo",61.6977,2.1112,1795888080,"2026-11-28",2,2,1,2,["andar"]],["fact andar strong-preterite",62.2731,2.0563,1795888380,"2026-11-28",10,10,1,2,null],["accent none strong-preterite",61.9001,2.0974,1795888200,"2026-11-28",4,4,1,2,null],["strong-ending tú",61.6977,2.1112,1795888140,"2026-11-28",2,2,1,2,["andar"]],["strong-ending él",61.6977,2.1112,1795888200,"2026-11-28",2,2,1,2,["andar"]],["strong-ending vosotros",61.6977,2.1112,1795888320,"2026-11-28",2,2,1,2,["andar"]],["strong-ending ellos",61.6977,2.1112,1795888380,"2026-11-28",2,2,1,2,["andar"]],["ending preterito-indefinido nosotros er-ir",61.6977,2.1112,1795888620,"2026-11-28",2,2,1,2,["aprender"]],["key desde-hace desde_dia_semana",2.3275,2.0905,1772440860,"2026-03-02",5,5,1,1,null],["key desde-hace desde_estacion",2.3233,2.0974,1772441160,"2026-03-02",4,4,1,1,null],["key desde-hace desde_evento",2.3275,2.0905,1772441580,"2026-03-02",5,5,1,1,null],["key desde-hace desde_fecha_anio",2.3233,2.0974,1772441880,"2026-03-02",4,4,1,1,null],["key ser-estar-hay estar_cambio_sentido",2.3401,2.0767,1795887840,"2026-11-28",7,7,1,1,null],["whole estar presente-indicativo yo",2.382,2.0974,1795888440,"2026-11-28",4,4,1,1,null],["ending preterito-imperfecto ellos ar",2.3442,2.1112,1795888380,"2026-11-28",2,2,1,1,null],["key ser-estar-hay estar_estado",2.3527,2.0631,1795888560,"2026-11-28",9,9,1,1,null],["key ser-estar-hay estar_gerundio",2.3107,2.1112,1795888680,"2026-11-28",2,2,1,1,["ser-estar-hay-bebe-carrito","ser-estar-hay-boca-llena"]]],"placed":[{"status":"sure","at":"2026-11-28T17:57:00.000Z","answered":0,"wrong":0,"guesses":[["fact tener strong-preterite",0.95]],"timeZone":"Europe/Paris","family":"preterito-indefinido"}],"said":[{"estimate":"sure","at":"2026-11-28T17:58:00.000Z","timeZone":"Europe/Paris","skill":"fact tener strong-preterite"}]}');

INSERT INTO public.two_factors VALUES
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', '5ca78001affd84735750189433d93a579a12bd04098b91f14df47f9fa357cd5f35f2b5d7a33da9267d4da374995e9f6ae6e76ee07d27ff3743e26e7a2eff783b5f84b5b26124b093', 'scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:7gosfpPL7-Jw8myN2KkBY7jRoz58uYJerTrAsyjCVCVvnAOBhVGJlyDyQk2yotSPC6iYYsz16tgdyr_QvI6hgQ scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:opV8uLGjW3i7od22pr8b72SpARy1JHDb1NPDGvScodyfHn13ISKijtFMH5mveyEfCwciZ_t0WDCsTu4IcXvR3w scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:NHDHZV5mbhz3XyFgARe6RMPZg4xAF1zNwsXHphIYEb7zm_Lr-gNXGB6yiVsKgRSWMO0lkroVy1z4CG_CPLhHHA scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:ypDWYyT9nV5HWD3mtNVD-a2gQXnHpHnK2gOB7WWI1krRxKssWlXLRzy73egtps0yJu6GXwesZIzt3kbspsmzsg scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:EvajCQ6YgQFRzFh6Donc_jcp4KkUcZs5TzKe6AutF5psYIc4gYKRC8sZ7th3Z8yoDZmUkyoMHji3znCKaUlTSA scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:JTUNNQ5Mp_XUqoRtFMLm--syyqtPz6kjZpd0_YjToCXWWPikO1UTzyTQrbQqGYX5doDGKDFEqsrt5Td6IDqNxg scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:zLHxTVFoE8_dTxTnpToI3k5pFIQmHulkBzMQA3pDFLJt29gEJziCW72WaBLlrNr580okenb0SHSxwcmIUoZv1w scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:WalT0ecTZDtPk13Mnqe6-LtI8aCRu-kMDH2X6ZSKLNl8-MjJITRyOAoxJyW_qblDZYI-holdsoQ9otmcLJ3CcA scrypt:16384:8:1:CZiRiJpmdG72XFLXxlJ5zA:Qey9V9IVnyUJX27GlNJ9Qcpx-ykabfk0TGBod-bE9xmfkpcyZyRfPV3Wlvb-Z4y_h3vryHjcoa7Wr7aGR5jLsw', true, 0, 59081400);

INSERT INTO public.user_progress VALUES
	('8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', '2026-03-02 09:00:03.652+00', 0, 0, 0, NULL),
	('b302ae1d-6d2e-4181-8036-8f7159062926', '2026-03-02 09:00:02.245+00', 24, 24, 18, NULL),
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', '2026-03-02 09:00:01.814+00', 174, 120, 89, '{"kind":"fsrs","retention":0.85}'),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', '2026-03-02 09:00:02.612+00', 48, 48, 36, NULL);

INSERT INTO public.users VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'Ana', 'ana@example.org', true, 'user', false, '2026-11-28 18:00:00.637+00', '2026-03-02 09:00:01.814+00', DEFAULT),
	('a84af337-f4f5-472b-b4f9-238d2f7364eb', 'Carlos', 'carlos@example.org', true, 'user', true, '2026-11-28 18:00:02.15+00', '2026-03-02 09:00:02.612+00', DEFAULT),
	('8cde5435-bc50-4ae7-b933-8fbcd35a5c8c', 'Rosa', 'rosa@example.org', true, 'admin', false, '2026-11-28 18:00:02.286+00', '2026-03-02 09:00:03.652+00', DEFAULT),
	('b302ae1d-6d2e-4181-8036-8f7159062926', 'Berta', 'berta@example.org', false, 'user', false, '2026-11-28 18:00:03.53+00', '2026-03-02 09:00:02.245+00', DEFAULT);

INSERT INTO public.verb_packages VALUES
	('d678e3e3-e1a6-46ba-a058-42ebf9113725', 'bc2540ad-a6db-4a54-85db-a29fa2e31522', 'preterito-indefinido', 'Verbos de viaje', '{tener,hablar}', '2026-11-28 18:00:01.657+00', '2026-11-28 18:00:01.657+00');

INSERT INTO public.verifications VALUES
	('VmjtVbraJAVsR2DYfXsxBgi1qjAbRVRUid_o_buyiyA', 'reset-password', 'b302ae1d-6d2e-4181-8036-8f7159062926', 'berta@example.org', NULL, NULL, 0, '2026-11-28 19:00:03.007+00', '2026-11-28 18:00:03.007+00');

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

