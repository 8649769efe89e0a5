-- Pairs of a subject with a grade or level are counted too, in the widest tiles alone: with them the listing knows how many mentors
-- a filter leads to before it reads any of them. Deeper, pairs would double the table.
CREATE OR REPLACE FUNCTION "map_facets"("tokens" INTEGER[]) RETURNS TABLE ("facet" INTEGER, "last_zoom" INTEGER) LANGUAGE sql IMMUTABLE AS $$
    SELECT 0, 15 UNION ALL SELECT t, CASE WHEN t < 10000 THEN 13 ELSE 3 END FROM unnest("tokens") t
$$;

SELECT "rebuild_map_cells"();
