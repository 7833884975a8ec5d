import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { favourite } from '../../db/schema'
import type { Owner } from '../../core/owner'
import { newId } from '../../core/ids'

type Favourite = typeof favourite.$inferSelect
export type FavouriteKind = Favourite['kind']

const of = ({ company_id, user_id }: Owner, kind: FavouriteKind) =>
  and(eq(favourite.company_id, company_id), eq(favourite.user_id, user_id), eq(favourite.kind, kind))

/** Once; again it stays what it was. */
export async function insertFavourite(
  db: Database,
  owner: Owner,
  kind: FavouriteKind,
  target_id: string,
  item_type: Favourite['item_type'] = 'normal',
): Promise<void> {
  await db
    .insert(favourite)
    .values({ ...owner, kind, target_id, item_type, fav_id: newId() })
    .onConflictDoNothing()
}

/** Deletes these, or all of the kind. */
export async function deleteFavourites(
  db: Database,
  owner: Owner,
  kind: FavouriteKind,
  targets: string[] | 'all',
): Promise<void> {
  const which = targets === 'all' ? undefined : inArray(favourite.target_id, targets)
  await db.delete(favourite).where(and(of(owner, kind), which))
}

export async function isFavourite(
  db: Database,
  owner: Owner,
  kind: FavouriteKind,
  targets: string[],
): Promise<boolean> {
  const rows = await db
    .select({ found: favourite.fav_id })
    .from(favourite)
    .where(and(of(owner, kind), inArray(favourite.target_id, targets)))
    .limit(1)
  return rows.length > 0
}
