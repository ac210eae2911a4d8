-- Songs that were there before carry their accompaniments from now on.
UPDATE songs SET accompaniments = (
  SELECT json_group_array(json_object('typeId', type, 'players', json(players)))
  FROM (
    SELECT a.accompaniment_type_id AS type, (
      SELECT json_group_array(name)
      FROM (SELECT name FROM accompaniment_players WHERE accompaniment_id = a.id ORDER BY position)
    ) AS players
    FROM accompaniments a WHERE a.song_id = songs.id ORDER BY a.position
  )
)
WHERE EXISTS (SELECT 1 FROM accompaniments WHERE song_id = songs.id);
