import { sql } from 'drizzle-orm'
import type { GoodsSuggestAnswer } from '@schemas/generated/api'
import type { Database } from '../../db/client'
import { containing } from '../../db/search'
import { GOODS_SHOWN, NO_GIFT } from '../fragments-repo'
import { idToken, normalised, tokensOfText } from './search-tokens'

/** Products that one statement indexes, and how many statements a search waits for. */
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
 * Brings the search index of a company up to date: products that are new or were changed since they were indexed.
 * Every write of a product, its items' numbers, tags or categories sets `goods.updated`; no other code knows the index.
 * Without changes this is one lookup in an empty index; after a large import several searches share the work.
 */
export async function updateSearchIndex(db: Database, company_id: string): Promise<void> {
  for (let batches = 0; batches < BATCHES_A_SEARCH; batches++)
    if ((await indexBatch(db, company_id)) < BATCH) return
}

/** Indexes all products, as after an import. */
export async function indexAll(db: Database, company_id: string): Promise<void> {
  while ((await indexBatch(db, company_id)) === BATCH);
}

/** @returns how many products it read */
async function indexBatch(db: Database, company_id: string): Promise<number> {
  const { rows } = await db.execute<Source>(sql`
    select g.goods_id, g.updated::text as updated, g.brand_id,
           concat_ws(E'\n', g.item_name, g.brief, (
             select string_agg(concat_ws(E'\n', i.item_bn, i.barcode), E'\n' order by i.item_id) from goods_item i
              where i.company_id = ${company_id} and i.goods_id = g.goods_id)) as text,
           array(select t.tag_id from goods_tag t
                  where t.company_id = ${company_id} and t.goods_id = g.goods_id) as tags,
           array(select c.category_id from goods_category c
                  where c.company_id = ${company_id} and c.goods_id = g.goods_id) as categories
      from goods g
     where g.company_id = ${company_id} and (searched is null or searched < updated)
     order by g.goods_id
     limit ${BATCH}`)
  if (rows.length > 0) await writeTokens(db, company_id, rows)
  return rows.length
}

/**
 * A product that was changed meanwhile remains to be indexed. Concurrent searches index the same products: each locks
 * their rows in one order, and writes only those not written yet.
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
    with locked as materialized (
      select goods_id from goods where company_id = ${company_id} and goods_id = any(${ids}::text[])
       order by goods_id for no key update)
    update goods g set search = v.search, search_text = v.search_text, searched = v.updated
      from locked, jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as v (goods_id text, updated timestamptz, search_text text, search text[])
     where g.company_id = ${company_id} and g.goods_id = locked.goods_id and v.goods_id = locked.goods_id
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

/** The token of a brand, tag or category that a word names; `own`: it is a brand, or a category by its own name. */
export interface NamedToken {
  token: string
  own: boolean
}

/** Word → what it names: brands, tags and categories whose names contain it; of a category all below it too. */
export async function tokensNaming(
  db: Database,
  company_id: string,
  words: string[],
): Promise<Map<string, NamedToken[]>> {
  const { rows } = await db.execute<{ word: string; tokens: NamedToken[] }>(sql`
    with asked as (select * from unnest(${sql.param(words)}::text[], ${sql.param(words.map(containing))}::text[]) as asked (word, pattern))
    select word, json_agg(json_build_object('token', token, 'own', own)) as tokens from (
      select word, ${idToken(company_id, 'brand')} || brand_id as token, true as own from asked
        join brand on company_id = ${company_id} and brand_name ilike pattern
      union all
      select word, ${idToken(company_id, 'tag')} || tag_id, false from asked
        join tag on company_id = ${company_id} and tag_name ilike pattern
      union all
      select word, ${idToken(company_id, 'category')} || c.category_id, bool_or(a.category_id = c.category_id) from asked
        join category a on a.company_id = ${company_id} and a.category_name ilike pattern
        join category c on c.company_id = ${company_id} and a.category_id = any(string_to_array(c.path, ','))
       group by word, c.category_id) found
     group by word`)
  return new Map(rows.map(({ word, tokens }) => [word, tokens]))
}

/** Products whose names give words to a vocabulary: the best sellers. */
const MOST_NAMED = 2_000

/** Names of categories, brands and tags, and of the best-selling products. */
export async function namesOfShop(
  db: Database,
  company_id: string,
): Promise<{ names: string[]; goods: string[] }> {
  const { rows } = await db.execute<{ names: string[]; goods: string[] }>(sql`
    select array(select category_name from category where company_id = ${company_id} and not is_main_category
                 union select brand_name from brand where company_id = ${company_id}
                 union select tag_name from tag where company_id = ${company_id}) as names,
           array(select g.item_name from goods g where g.company_id = ${company_id} and ${GOODS_SHOWN} and ${NO_GIFT}
                  order by g.sales desc, g.goods_id limit ${MOST_NAMED}) as goods`)
  return rows[0] ?? { names: [], goods: [] }
}

export type Suggestion = GoodsSuggestAnswer['list'][number]

/** Sales categories and brands whose names contain a text, those that begin with it first. */
export async function suggestedNames(
  db: Database,
  company_id: string,
  text: string,
  limit: number,
): Promise<Suggestion[]> {
  const like = containing(text)
  const { rows } = await db.execute<Suggestion & Record<string, unknown>>(sql`
    select kind, text, id from (
      select 'category' as kind, category_name as text, category_id as id, 0 as rank from category
       where company_id = ${company_id} and not is_main_category and category_name ilike ${like}
      union all
      select 'brand', brand_name, brand_id, 1 from brand
       where company_id = ${company_id} and brand_name ilike ${like}) found
     order by position(lower(${text}) in lower(text)), rank, length(text), id
     limit ${limit}`)
  return rows.map(({ kind, text: name, id }) => ({ kind, text: name, id }))
}

/** goods_id → name. */
export async function goodsNames(
  db: Database,
  company_id: string,
  ids: string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select goods_id as id, item_name as text from goods
     where company_id = ${company_id} and goods_id = any(${sql.param(ids)}::text[])`)
  return new Map(rows.map((row) => [row.id, row.text]))
}
