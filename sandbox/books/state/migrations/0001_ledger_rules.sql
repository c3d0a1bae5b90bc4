-- What the ledger promises is kept here, so that no code, ours or a person's at a prompt, can break it:
-- balances follow from entries alone, entries stay as they were written, and every movement sums to zero for each coin.

CREATE FUNCTION apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_apply AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION apply_entry();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only ever added to: % of %', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entries_stay_all BEFORE TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER movements_stay BEFORE UPDATE OR DELETE ON movements FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER movements_stay_all BEFORE TRUNCATE ON movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- An account is opened empty, keeps its place, and its balance is moved by the trigger above alone.
CREATE FUNCTION guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'accounts are never removed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'an account is opened empty' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.uid, NEW.wallet, NEW.hold, NEW.coin) IS DISTINCT FROM (OLD.uid, OLD.wallet, OLD.hold, OLD.coin) THEN
    RAISE EXCEPTION 'an account keeps its place' USING ERRCODE = 'restrict_violation';
  END IF;
  -- Depth 1 is this trigger itself; an entry's own trigger makes it 2.
  IF NEW.balance <> OLD.balance AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance follows from entries alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_guard BEFORE INSERT OR UPDATE OR DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION guard_account();
--> statement-breakpoint
CREATE FUNCTION check_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text;
BEGIN
  SELECT accounts.coin INTO broken
    FROM entries JOIN accounts ON accounts.id = entries.account_id
    WHERE entries.movement_id = NEW.movement_id
    GROUP BY accounts.coin
    HAVING sum(entries.amount) <> 0
    LIMIT 1;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'movement % does not balance in %', NEW.movement_id, broken
      USING ERRCODE = 'check_violation', CONSTRAINT = 'movements_balance';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_balance AFTER INSERT ON entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_movement();
