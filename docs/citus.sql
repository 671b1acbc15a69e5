-- Distributes a migrated, empty database of Verbena over the nodes of a Citus cluster. Run it on the
-- coordinator, once. docs/capacity.md explains it; a test compares it with packages/server/src/policy/tables.ts.
begin;

-- Foreign keys between distributed tables are created again below, when both sides are distributed.
alter table progress_events drop constraint progress_events_user_id_user_progress_user_id_fk;
alter table archived_events drop constraint archived_events_user_id_user_progress_user_id_fk;
alter table exercise_progress drop constraint exercise_progress_user_id_user_progress_user_id_fk;
alter table cards drop constraint cards_user_id_user_progress_user_id_fk;
alter table daily_stats drop constraint daily_stats_user_id_user_progress_user_id_fk;
alter table knowledge_days drop constraint knowledge_days_user_id_user_progress_user_id_fk;
alter table skill_snapshots drop constraint skill_snapshots_user_id_user_progress_user_id_fk;
alter table user_classes drop constraint user_classes_user_id_user_progress_user_id_fk;
alter table user_assignments drop constraint user_assignments_user_id_user_progress_user_id_fk;
alter table user_assignment_forms drop constraint user_assignment_forms_copy;
alter table class_members drop constraint class_members_class_id_classes_class_id_fk;
alter table class_invitations drop constraint class_invitations_class_id_classes_class_id_fk;
alter table class_logins drop constraint class_logins_class_id_classes_class_id_fk;
alter table assignments drop constraint assignments_class_id_classes_class_id_fk;

-- Copies on every node: each request reads them together with the learner's rows.
select create_reference_table('users');
select create_reference_table('sessions');
select create_reference_table('progress_history');
select create_reference_table('content_version');
select create_reference_table('teachers');
select create_reference_table('class_codes');
select create_reference_table('shared_selections');

-- All rows of a learner are on one node.
select create_distributed_table('user_progress', 'user_id');
select create_distributed_table('progress_events', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('archived_events', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('exercise_progress', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('cards', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('daily_stats', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('knowledge_days', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('skill_snapshots', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('verb_packages', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('user_classes', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('user_assignments', 'user_id', colocate_with => 'user_progress');
select create_distributed_table('user_assignment_forms', 'user_id', colocate_with => 'user_progress');

-- All rows of a class are on one node.
select create_distributed_table('classes', 'class_id');
select create_distributed_table('class_members', 'class_id', colocate_with => 'classes');
select create_distributed_table('class_invitations', 'class_id', colocate_with => 'classes');
select create_distributed_table('class_logins', 'class_id', colocate_with => 'classes');
select create_distributed_table('assignments', 'class_id', colocate_with => 'classes');

-- PostgreSQL 15 cannot add a foreign key to a partitioned table in the way Citus does it.
do $$ begin
  for part in 0..15 loop
    execute format('alter table progress_events_%s add foreign key (user_id)
      references user_progress on delete cascade', part);
  end loop;
end $$;
alter table archived_events add foreign key (user_id) references user_progress on delete cascade;
alter table exercise_progress add foreign key (user_id) references user_progress on delete cascade;
alter table cards add foreign key (user_id) references user_progress on delete cascade;
alter table daily_stats add foreign key (user_id) references user_progress on delete cascade;
alter table knowledge_days add foreign key (user_id) references user_progress on delete cascade;
alter table skill_snapshots add foreign key (user_id) references user_progress on delete cascade;
alter table user_classes add foreign key (user_id) references user_progress on delete cascade;
alter table user_assignments add foreign key (user_id) references user_progress on delete cascade;
alter table user_assignment_forms add foreign key (user_id, class_id, assignment_id)
  references user_assignments on delete cascade;
alter table class_members add foreign key (class_id) references classes on delete cascade;
alter table class_invitations add foreign key (class_id) references classes on delete cascade;
alter table class_logins add foreign key (class_id) references classes on delete cascade;
alter table assignments add foreign key (class_id) references classes on delete cascade;

commit;
