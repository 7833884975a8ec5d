import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { collectGoods, isFavouriteGoods, listGoodsFavourites, removeFavouriteGoods } from './service'

export default async function favouriteRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'POST /member/collect/item/{id}', ({ params, body, ...actor }) =>
    // with an item in the body the segment is its shop
    collectGoods(db, ownerOf(actor), body.item_id ?? params.id, body.item_type),
  )
  declareMember(app, 'POST /member/collect/item', ({ body, ...actor }) =>
    collectGoods(db, ownerOf(actor), body.item_id, body.item_type),
  )
  declareMember(app, 'DELETE /member/collect/item', async ({ body, ...actor }) => {
    await removeFavouriteGoods(db, ownerOf(actor), body)
    return { status: true }
  })
  declareMember(app, 'GET /member/collect/item', ({ query, ...actor }) =>
    listGoodsFavourites(db, ownerOf(actor), query, actor.member),
  )
  declareMember(app, 'GET /member/collect/item/check', async ({ query, ...actor }) => ({
    is_fav: await isFavouriteGoods(db, ownerOf(actor), query.item_id),
  }))
  declareMember(app, 'POST /member.favorite.item.add', ({ body, ...actor }) =>
    collectGoods(db, ownerOf(actor), body.item_id, body.item_type),
  )
  declareMember(app, 'POST /member.favorite.item.remove', async ({ body, ...actor }) => {
    await removeFavouriteGoods(db, ownerOf(actor), { item_ids: body.item_id, is_empty: false })
    return { status: true }
  })
}
