import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { idToken, normalised, tokensOfText } from './search-tokens'

/** Goods that one statement indexes, and how many statements a search waits for. */
const BATCH = 500
const BATCHES_A_SEARCH = 4

interface Source extends Record<string, unknown> {
  goods_id: string
  /** As text: a Date would lose the microseconds. */
  updated: string
  text: string
  brand_id: string | null
  tags: string[]
  categories: string[]
}

/**
 * Brings the search index of a company up to date: goods that are new, or were changed since they were indexed. Whoever
 * changes a good, its items' numbers, its tags or its categories sets `goods.updated`; nobody else need know of the index.
 * Where nothing has changed this is one look into an empty index; after a large import some searches share the work.
 */
export async function freshSearch(db: Database, company_id: string): Promise<void> {
  for (let batches = 0; batches < BATCHES_A_SEARCH; batches++)
    if ((await indexBatch(db, company_id)) < BATCH) return
}

/** The whole of it at once, as after an import. */
export async function indexAll(db: Database, company_id: string): Promise<void> {
  while ((await indexBatch(db, company_id)) === BATCH);
}

/** @returns how many goods it looked at */
async function indexBatch(db: Database, company_id: string): Promise<number> {
  const { rows } = await db.execute<Source>(sql`
    select g.goods_id, g.updated::text as updated, g.brand_id,
           concat_ws(E'\n', g.item_name, g.brief, (
             select string_agg(concat_ws(E'\n', i.item_bn, i.barcode), E'\n' order by i.item_id) from goods_item i
              where i.company_id = g.company_id and i.goods_id = g.goods_id)) as text,
           array(select t.tag_id from goods_tag t
                  where t.company_id = g.company_id and t.goods_id = g.goods_id) as tags,
           array(select c.category_id from goods_category c
                  where c.company_id = g.company_id and c.goods_id = g.goods_id) as categories
      from goods g
     where g.company_id = ${company_id} and (searched is null or searched < updated)
     order by g.goods_id
     limit ${BATCH}`)
  if (rows.length > 0) await writeTokens(db, company_id, rows)
  return rows.length
}

/**
 * A good that was changed meanwhile stays to be indexed. Those who search at the same moment index the same goods: each
 * waits for their rows in one order, and writes what nobody has written yet.
 */
async function writeTokens(db: Database, company_id: string, sources: Source[]): Promise<void> {
  const values = sources.map((source) => ({
    goods_id: source.goods_id,
    updated: source.updated,
    search_text: normalised(source.text),
    search: [...tokensOfText(company_id, source.text), ...idsOf(company_id, source)],
  }))
  const ids = sql.param(sources.map(({ goods_id }) => goods_id))
  await db.execute(sql`
    with held as materialized (
      select goods_id from goods where company_id = ${company_id} and goods_id = any(${ids}::text[])
       order by goods_id for no key update)
    update goods g set search = v.search, search_text = v.search_text, searched = v.updated
      from held, jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as v (goods_id text, updated timestamptz, search_text text, search text[])
     where g.company_id = ${company_id} and g.goods_id = held.goods_id and v.goods_id = held.goods_id
       and g.updated = v.updated and (g.searched is null or g.searched < v.updated)`)
}

function idsOf(company_id: string, { brand_id, tags, categories }: Source): string[] {
  const tokens = (kind: Parameters<typeof idToken>[1], ids: string[]) =>
    ids.map((id) => idToken(company_id, kind) + id)
  return [
    ...tokens('brand', brand_id === null ? [] : [brand_id]),
    ...tokens('tag', tags),
    ...tokens('category', categories),
  ]
}
