import type { FastifyInstance } from 'fastify'
import { ownerOf } from '../../core/owner'
import { declareMember } from '../../platform'
import { AppError } from '../../core/errors'
import { isFavourite } from '../../catalogue'
import { collectShop, dropShops, listShopFavourites } from './service'

export default async function favouriteShopRoutes(app: FastifyInstance) {
  const { db } = app

  declareMember(app, 'POST /member/collect/distribution/{id}', ({ params, ...by }) =>
    collectShop(db, ownerOf(by), params.id),
  )
  declareMember(app, 'POST /member.favorite.shop.add', ({ body, ...by }) => {
    const named = body.distributor_id ?? body.shop_id ?? body.id
    if (named === undefined)
      throw new AppError('invalid', { errors: { distributor_id: ['应当有店铺：distributor_id 或 shop_id'] } })
    return collectShop(db, ownerOf(by), named)
  })
  declareMember(app, 'DELETE /member/collect/distribution', async ({ body, ...by }) => {
    await dropShops(db, ownerOf(by), body)
    return { status: true }
  })
  declareMember(app, 'GET /member/collect/distribution', ({ query, ...by }) =>
    listShopFavourites(db, ownerOf(by), query),
  )
  declareMember(app, 'GET /member/collect/distribution/check', async ({ query, ...by }) => ({
    is_fav: await isFavourite(db, ownerOf(by), 'shop', [query.distributor_id]),
  }))
}
