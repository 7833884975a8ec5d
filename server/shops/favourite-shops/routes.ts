import type { FastifyInstance } from 'fastify'
import { ownerOf } from '../../core/owner'
import { declareMember } from '../../platform'
import { AppError } from '../../core/errors'
import { isFavourite } from '../../catalogue'
import { collectShop, listShopFavourites, removeFavouriteShops } from './service'

export default async function favouriteShopRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'POST /member/collect/distribution/{id}', ({ params, ...actor }) =>
    collectShop(db, ownerOf(actor), params.id),
  )
  declareMember(app, 'POST /member.favorite.shop.add', ({ body, ...actor }) => {
    const named = body.distributor_id ?? body.shop_id ?? body.id
    if (named === undefined)
      throw new AppError('invalid', { errors: { distributor_id: ['应当有店铺：distributor_id 或 shop_id'] } })
    return collectShop(db, ownerOf(actor), named)
  })
  declareMember(app, 'DELETE /member/collect/distribution', async ({ body, ...actor }) => {
    await removeFavouriteShops(db, ownerOf(actor), body)
    return { status: true }
  })
  declareMember(app, 'GET /member/collect/distribution', ({ query, ...actor }) =>
    listShopFavourites(db, ownerOf(actor), query),
  )
  declareMember(app, 'GET /member/collect/distribution/check', async ({ query, ...actor }) => ({
    is_fav: await isFavourite(db, ownerOf(actor), 'shop', [query.distributor_id]),
  }))
}
