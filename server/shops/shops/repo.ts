import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { Distributor, ShopArea, ShopCard, ShopTag } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { containing } from '../../db/search'
import { shop } from '../../db/schema'
import { EXPIRED, OFFERED } from '../../pricing'
import { type ShopViewer, openTo } from '../../platform'

/** A place on the map, in degrees. */
export interface Point {
  lat: number
  lng: number
}

/** All given names must match. */
export interface Area {
  province?: string | undefined
  city?: string | undefined
  area?: string | undefined
}

export interface ShopFilter extends Area {
  company_id: string
  /** The viewer; shops that are hidden from them do not match. */
  looker: ShopViewer
  /** Only this shop. */
  distributor_id?: string | undefined
  /** Closed shops too. */
  closedToo?: boolean
  /** Part of the name. */
  name?: string | undefined
  /** At least one of these. */
  tags?: string[] | undefined
  /** Only shops that offer it; `false` is no condition. */
  is_ziti?: boolean | undefined
  is_delivery?: boolean | undefined
  is_dada?: boolean | undefined
}

/** `sort_type`; `default` has the default shop first. */
type ShopSort = 0 | 1 | 2 | 3 | 4 | 'default'

export interface ShopWindow extends PageWindow {
  sort: ShopSort
  /** Start of the distances. */
  from?: Point | undefined
  /** Without a start: what is near is near to these. */
  around?: ShopsAround | undefined
  withCards: boolean
}

export interface ShopsAround {
  /** The narrowest first; shops of the first come first. */
  areas: readonly Area[]
  /** The middle of the shops there. */
  centre: Point | undefined
}

type Place = 'province' | 'city' | 'area' | 'address'
type Column = 'distributor_id' | 'shop_code' | 'name' | 'mobile' | 'hour' | Place
type Flag = 'is_ziti' | 'is_delivery' | 'is_dada' | 'is_valid' | 'is_default'

export interface ShopRow
  extends Pick<Distributor, Column | Flag | 'logo' | 'banner' | 'sales_count'>, Record<string, unknown> {
  intro: string
  lng: number | null
  lat: number | null
  /** Metres. */
  distance: number | null
  avg_star_tenths: number
  tags: ShopTag[]
  cards: ShopCard[]
}

/** One window of the shops that match, in order. */
export async function shopsPage(db: Database, filter: ShopFilter, window: ShopWindow): Promise<ShopRow[]> {
  const { company_id } = filter
  const { rows } = await db.execute<ShopRow>(sql`
    select s.distributor_id, s.shop_code, s.name, s.mobile, s.province, s.city, s.area, s.address, s.lng, s.lat,
           s.hour, s.logo, s.banner, s.intro, s.is_ziti, s.is_delivery, s.is_dada, s.is_valid, s.is_default,
           s.avg_star_tenths, s.sales_count, ${distanceFrom(window.from)} as distance,
           ${tagsOf(company_id)} as tags, ${window.withCards ? cardsOf(company_id) : sql`'[]'::json`} as cards
      from shop s
     where ${matching(filter)}
     order by ${orderOf(window)}
     limit ${window.limit} offset ${window.offset}`)
  return rows
}

/** The count of matching shops, and their tags regardless of the tags of the filter. */
export async function shopFacets(
  db: Database,
  filter: ShopFilter,
): Promise<{ count: number; tags: ShopTag[] }> {
  const { rows } = await db.execute<{ count: number; tags: ShopTag[] }>(sql`
    select (select count(*)::int from shop s where ${matching(filter)}) as count,
           (select coalesce(json_agg(${TAG} order by t.sort, t.tag_id), '[]'::json)
              from tag t
             where t.company_id = ${filter.company_id} and t.tag_id in (
               select st.tag_id
                 from shop_tag st
                 join shop s on s.company_id = st.company_id and s.distributor_id = st.distributor_id
                where st.company_id = ${filter.company_id} and ${matching({ ...filter, tags: undefined })})) as tags`)
  return rows[0] ?? { count: 0, tags: [] }
}

/** How many shops match in each of several areas, in their order. */
export async function shopsPerArea(db: Database, filter: ShopFilter, areas: Area[]): Promise<number[]> {
  const counts = areas.map((area) => sql`count(*) filter (where ${inArea(area)})::int`)
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from shop s where ${matching(filter)}`)
  return rows[0]?.counts ?? []
}

/** The middle of the shops of each of several areas, in their order; null where there are none. */
export async function centresOf(
  db: Database,
  filter: ShopFilter,
  areas: readonly Area[],
): Promise<(Point | null)[]> {
  const centres = areas.map((area) => {
    const inside = sql`filter (where ${inArea(area)})`
    return sql`case when count(s.lat) ${inside} > 0
      then json_build_object('lat', avg(s.lat) ${inside}, 'lng', avg(s.lng) ${inside}) end`
  })
  const { rows } = await db.execute<{ centres: (Point | null)[] }>(sql`
    select json_build_array(${sql.join(centres, sql`, `)}) as centres from shop s where ${matching(filter)}`)
  return rows[0]?.centres ?? []
}

/** Provinces and cities with shops, those with most shops first. */
export async function shopAreas(
  db: Database,
  filter: Pick<ShopFilter, 'company_id' | 'looker'>,
): Promise<ShopArea[]> {
  const { rows } = await db.execute<{ province: string; cities: string[] }>(sql`
    select province, json_agg(city order by shops desc, city) as cities
      from (select s.province, s.city, count(*) as shops
              from shop s
             where ${matching(filter)} and s.province <> ''
             group by s.province, s.city) as places
     group by province
     order by sum(shops) desc, province`)
  return rows
}

function matching(filter: ShopFilter): SQL {
  const { company_id, looker, distributor_id, closedToo, name, tags } = filter
  const seen = openTo(company_id, looker, sql`s.distributor_id`)
  const found = [sql`s.company_id = ${company_id}`, inArea(filter), seen]
  if (!closedToo) found.push(sql`s.is_valid`)
  if (distributor_id !== undefined) found.push(sql`s.distributor_id = ${distributor_id}`)
  if (name !== undefined) found.push(sql`s.name ilike ${containing(name)}`)
  if (filter.is_ziti) found.push(sql`s.is_ziti`)
  if (filter.is_delivery) found.push(sql`s.is_delivery`)
  if (filter.is_dada) found.push(sql`s.is_dada`)
  if (tags)
    found.push(sql`s.distributor_id in (select distributor_id from shop_tag
      where company_id = ${company_id} and tag_id = any(${sql.param(tags)}::text[]))`)
  return sql.join(found, sql` and `)
}

function inArea({ province, city, area }: Area): SQL {
  const found = [sql`true`]
  if (province) found.push(sql`s.province = ${province}`)
  if (city) found.push(sql`s.city = ${city}`)
  if (area) found.push(sql`s.area = ${area}`)
  return sql.join(found, sql` and `)
}

function orderOf({ sort, from, around }: ShopWindow): SQL {
  const last = sql`s.sort, s.distributor_id`
  const bySort: Record<ShopSort, SQL> = {
    0: sql`s.created desc`,
    1: around ? nearTo(around) : sql`${distanceFrom(from)} asc nulls last`,
    2: sql`${distanceFrom(from)} desc nulls last`,
    3: sql`s.sales_count desc`,
    4: sql`s.sales_count`,
    default: sql`s.is_default desc`,
  }
  return sql`${bySort[sort]}, ${last}`
}

/** Shops of the first area, then those of the next, the others by their distance from the middle. */
const nearTo = ({ areas, centre }: ShopsAround): SQL =>
  sql.join(
    [...areas.map((area) => sql`(${inArea(area)}) desc`), sql`${distanceFrom(centre)} asc nulls last`],
    sql`, `,
  )

const EARTH_RADIUS_M = 6_371_000

/** Metres over the globe (haversine) to the shop `s`; null if either place is unknown. */
export function distanceFrom(from: Point | undefined): SQL {
  if (!from) return sql`null::int`
  const [lat, lng] = [sql`${from.lat}::double precision`, sql`${from.lng}::double precision`]
  return sql`round(${EARTH_RADIUS_M}::double precision * 2 * asin(sqrt(least(1,
    power(sin(radians(s.lat - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(s.lat)) * power(sin(radians(s.lng - ${lng}) / 2), 2)))))::int`
}

const TAG = sql`json_build_object('tag_id', t.tag_id, 'tag_name', t.tag_name, 'tag_color', t.tag_color,
  'font_color', t.font_color, 'tag_icon', t.tag_icon)`

const tagsOf = (company_id: string) => sql`coalesce((
  select json_agg(${TAG} order by t.sort, t.tag_id)
    from shop_tag st join tag t on t.company_id = st.company_id and t.tag_id = st.tag_id
   where st.company_id = ${company_id} and st.distributor_id = s.distributor_id), '[]'::json)`

/** Coupons of this shop alone; those for all shops are not repeated at each of them. */
const cardsOf = (company_id: string) => sql`coalesce((
  select json_agg(json_build_object('card_id', coupon.card_id, 'title', coupon.title, 'card_type', coupon.card_type,
                                    'discount', coupon.discount, 'reduce_cost', coupon.reduce_cost,
                                    'least_cost', coupon.least_cost) order by coupon.sort, coupon.card_id)
    from coupon join coupon_shop cs on cs.company_id = coupon.company_id and cs.card_id = coupon.card_id
   where cs.company_id = ${company_id} and cs.distributor_id = s.distributor_id
     and ${OFFERED} and not ${EXPIRED} and coupon.get_num < coupon.quantity), '[]'::json)`

/** Takes the mark of the default shop from all shops but one. */
export async function clearDefaultShop(tx: Transaction, company_id: string, except: string): Promise<void> {
  await tx
    .update(shop)
    .set({ is_default: false })
    .where(and(eq(shop.company_id, company_id), ne(shop.distributor_id, except)))
}
