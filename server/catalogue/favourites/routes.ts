import type { FastifyInstance } from 'fastify'
import { declareMember } from '../../platform'
import { ownerOf } from '../../core/owner'
import { collectGoods, dropGoods, isFavouriteGoods, listGoodsFavourites } from './goods'

export default async function favouriteRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'POST /member/collect/item/{id}', ({ params, body, ...by }) =>
    // with an item in the body the segment is its shop
    collectGoods(db, ownerOf(by), body.item_id ?? params.id, body.item_type),
  )
  declareMember(app, 'POST /member/collect/item', ({ body, ...by }) =>
    collectGoods(db, ownerOf(by), body.item_id, body.item_type),
  )
  declareMember(app, 'DELETE /member/collect/item', async ({ body, ...by }) => {
    await dropGoods(db, ownerOf(by), body)
    return { status: true }
  })
  declareMember(app, 'GET /member/collect/item', ({ query, ...by }) =>
    listGoodsFavourites(db, ownerOf(by), query, by.member),
  )
  declareMember(app, 'GET /member/collect/item/check', async ({ query, ...by }) => ({
    is_fav: await isFavouriteGoods(db, ownerOf(by), query.item_id),
  }))
  declareMember(app, 'POST /member.favorite.item.add', ({ body, ...by }) =>
    collectGoods(db, ownerOf(by), body.item_id, body.item_type),
  )
  declareMember(app, 'POST /member.favorite.item.remove', async ({ body, ...by }) => {
    await dropGoods(db, ownerOf(by), { item_ids: body.item_id, is_empty: false })
    return { status: true }
  })
}
