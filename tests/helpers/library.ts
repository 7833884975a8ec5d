import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { image } from '@server/db/schema'

/** Pictures of company 1's library, by their addresses. */
export async function addPictures(
  { db }: Pick<FastifyInstance, 'db'>,
  addresses: readonly string[],
): Promise<void> {
  await db.insert(image).values(
    addresses.map((img_full_url) => ({
      company_id: '1',
      image_id: randomUUID(),
      img_name: '样图',
      img_url: img_full_url.slice(1),
      img_full_url,
      img_type: 'image/png',
      img_size: 1,
      width: 1,
      height: 1,
    })),
  )
}
