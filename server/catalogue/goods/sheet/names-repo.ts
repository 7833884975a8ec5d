/** What cells name: categories by their path, brands and tags by their names, each also by its id. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@server/db/client'
import { brand, category, image, tag } from '@server/db/schema'

/** Names of one kind of thing. */
export class Names {
  readonly #ids = new Map<string, string>()
  readonly #labels = new Map<string, string>()

  /** Cells show the id instead of the name if several rows share the name or it contains a separator. */
  constructor(rows: readonly { id: string; name: string }[]) {
    const times = new Map<string, number>()
    for (const { name } of rows) times.set(name, (times.get(name) ?? 0) + 1)
    for (const { id, name } of rows) {
      const isPlain = times.get(name) === 1 && name.trim() === name && name !== '' && !/[；;]/.test(name)
      this.#labels.set(id, isPlain ? name : id)
      this.#ids.set(id, id)
    }
    for (const [id, label] of this.#labels) this.#ids.set(label, id)
  }

  idOf = (label: string): string | undefined => this.#ids.get(label)
  labelOf = (id: string): string => this.#labels.get(id) ?? id
}

export interface GoodsNames {
  mainCategories: Names
  categories: Names
  brands: Names
  tags: Names
}

export async function readNames(db: Database | Transaction, company_id: string): Promise<GoodsNames> {
  const categories = await db
    .select({
      id: category.category_id,
      name: category.category_name,
      path: category.path,
      isMain: category.is_main_category,
    })
    .from(category)
    .where(eq(category.company_id, company_id))
  const brands = await db
    .select({ id: brand.brand_id, name: brand.brand_name })
    .from(brand)
    .where(eq(brand.company_id, company_id))
  const tags = await db
    .select({ id: tag.tag_id, name: tag.tag_name })
    .from(tag)
    .where(and(eq(tag.company_id, company_id), eq(tag.kind, 'goods')))
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
  const paths = categories.map(({ id, path, isMain }) => ({
    id,
    isMain,
    name: path
      .split(',')
      .map((step) => nameOf.get(step) ?? step)
      .join('/'),
  }))
  return {
    mainCategories: new Names(paths.filter(({ isMain }) => isMain)),
    categories: new Names(paths.filter(({ isMain }) => !isMain)),
    brands: new Names(brands),
    tags: new Names(tags),
  }
}

/** Those of these addresses that are pictures of the library. */
export async function picturesAmong(
  db: Database | Transaction,
  company_id: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const rows = await db
    .select({ url: image.img_full_url })
    .from(image)
    .where(
      and(
        eq(image.company_id, company_id),
        isNull(image.deleted),
        inArray(image.img_full_url, [...addresses]),
      ),
    )
  return new Set(rows.map(({ url }) => url))
}
