-- Text that users entered before what can't be seen was refused (src/shared/text): composed, with plain blanks, and without
-- control, format, bidi, zero-width, private and filling characters. What joins a picture stays.
CREATE FUNCTION visible_text(entered text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  kept text := regexp_replace(entered, '[\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]', ' ', 'g');
BEGIN
  kept := regexp_replace(kept, '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001343f\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U0010ffff]', '', 'g');
  kept := regexp_replace(kept, '(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23fa\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff0-9#*])[\ufe0e\ufe0f]', '', 'g');
  kept := regexp_replace(kept, '([0-9#*])[\ufe0e\ufe0f](?!\u20e3)', '\1', 'g');
  kept := regexp_replace(kept, '(?<![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23fa\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff\ufe0e\ufe0f])\u200d', '', 'g');
  kept := regexp_replace(kept, '\u200d(?![\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23fa\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])', '', 'g');
  RETURN btrim(normalize(kept, NFC));
END $$;
--> statement-breakpoint
UPDATE "withdrawals" SET "tag" = visible_text("tag"), "remark" = visible_text("remark")
  WHERE ("tag", "remark") IS DISTINCT FROM (visible_text("tag"), visible_text("remark"));
--> statement-breakpoint
UPDATE "saved_addresses" SET "tag" = visible_text("tag"), "remark" = visible_text("remark")
  WHERE ("tag", "remark") IS DISTINCT FROM (visible_text("tag"), visible_text("remark"));
--> statement-breakpoint
UPDATE "saved_addresses" SET "names" =
  (SELECT jsonb_object_agg(name, visible_text(value)) FROM jsonb_each_text("names") AS each_name (name, value))
  WHERE EXISTS (SELECT FROM jsonb_each_text("names") AS each_name (name, value) WHERE value <> visible_text(value));
--> statement-breakpoint
UPDATE "deposit_addresses" SET "label" = visible_text("label") WHERE "label" <> visible_text("label");
--> statement-breakpoint
UPDATE "amp_applications" SET "full_name" = visible_text("full_name") WHERE "full_name" <> visible_text("full_name");
--> statement-breakpoint
DROP FUNCTION visible_text(text);
