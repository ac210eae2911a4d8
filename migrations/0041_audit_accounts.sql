-- Acts on accounts name their number instead of an address, which a deleted account must not leave behind.
-- An act older than the account that has its address now was on one that is gone: its number is not known.
UPDATE audit_events SET subject = coalesce(
    (SELECT CAST(id AS TEXT) FROM users WHERE username = subject AND created_at <= audit_events.at + 60000), '')
  WHERE act IN ('user added', 'user changed', 'roles changed', 'password set', 'user deleted',
    'request approved', 'request rejected');
