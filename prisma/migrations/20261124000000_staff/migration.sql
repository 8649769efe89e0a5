-- Staff members: accounts that look after the site. Staff is apart from the role of a student or mentor.
CREATE TYPE "staff_role" AS ENUM ('owner', 'verifier', 'moderator', 'support');

CREATE TABLE "staff_member" (
    "user_id" UUID NOT NULL,
    "role" "staff_role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_member_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "staff_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Who did what to whom. Ids have no foreign keys: an event outlives the rows that it names and never changes.
CREATE TABLE "audit_event" (
    "id" BIGINT GENERATED ALWAYS AS IDENTITY,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" VARCHAR(40) NOT NULL,
    "actor_id" UUID,
    "subject_id" UUID,
    "target" VARCHAR(80),
    "before" JSONB,
    "after" JSONB,
    "request_id" VARCHAR(64),

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "audit_event_created_at_idx" ON "audit_event" ("created_at");
CREATE INDEX "audit_event_actor_id_id_idx" ON "audit_event" ("actor_id", "id");
CREATE INDEX "audit_event_subject_id_id_idx" ON "audit_event" ("subject_id", "id");
CREATE INDEX "audit_event_action_id_idx" ON "audit_event" ("action", "id");

-- Nobody changes an event. The trigger also holds where one database role owns the tables and runs the site.
CREATE FUNCTION refuse_audit_change () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'audit events cannot be changed' USING ERRCODE = 'insufficient_privilege';
END $$;

-- Events leave after their retention only; half a year is the least.
CREATE FUNCTION refuse_early_audit_delete () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD.created_at > now() - interval '180 days' THEN
        RAISE EXCEPTION 'audit events cannot be deleted' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN OLD;
END $$;

CREATE TRIGGER audit_event_update BEFORE UPDATE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION refuse_audit_change ();
CREATE TRIGGER audit_event_delete BEFORE DELETE ON "audit_event" FOR EACH ROW EXECUTE FUNCTION refuse_early_audit_delete ();

-- Deletes what is older than its retention, for a role that may only read and add. Returns the number of deleted events.
CREATE FUNCTION delete_old_audit_events (months INTEGER) RETURNS BIGINT
    LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    WITH gone AS (
        DELETE FROM audit_event WHERE created_at < now() - make_interval(months => greatest(months, 6)) - interval '1 day' RETURNING 1
    )
    SELECT count(*) FROM gone
$$;
