import { timeNow } from '../../db/time'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CartUpdateNumBody } from '@schemas/generated/api'
import { PLACE_COOKIE, placeInCookie } from '@schemas/api/place-cookie'
import { AppError } from '../../core/errors'
import { declare, declareMember, knownPart, settingOf } from '../../platform'
import { pointsOf } from '../../members'
import {
  addToCart,
  offerAddition,
  additionOf,
  type CartRequest,
  changeLine,
  promotionChosen,
  removeLines,
  tickLines,
} from './service'
import { checkCart } from './overview'
import { toCartRow } from './serialize'
import { countsIn, type CartRef, type LineChange } from './repo'
import { cartList, legacyCart } from './list'
import { memberOwner } from '../../core/owner'
import { cartOf, cartToChange, openGuestCart } from './owner'

export default async function cartRoutes(app: FastifyInstance) {
  const { db } = app
  readRoutes(app)

  declare(app, 'POST /cart', async ({ request, reply, body }) => {
    const key = cartToChange(request) ?? openGuestCart(request, reply)
    return toCartRow(await addToCart(db, { ...requestOf(request), key }, additionOf(body)))
  })
  declare(app, 'POST /cart.addGift', async ({ request, reply, body }) => {
    const key = cartToChange(request) ?? openGuestCart(request, reply)
    return toCartRow(await addToCart(db, { ...requestOf(request), key }, offerAddition(body)))
  })
  declare(app, 'PUT /cartupdate/num', async ({ request, body }) => {
    const { cart_id, sku_id, shop_type } = body
    const line = await changeLine(db, requireCart(request), {
      cart_id,
      sku_id,
      shop_type,
      change: changeOf(body),
    })
    return toCartRow(line)
  })
  declare(app, 'PUT /cartupdate/checkstatus', async ({ request, body }) => {
    const { cart_id, is_checked, selected_promotion } = body
    await tickLines(db, requireCart(request), [cart_id].flat(), changeOf({ is_checked, selected_promotion }))
    return { status: 1 }
  })
  declare(app, 'PUT /cartupdate/promotion', async ({ request, body }) => {
    const { cart_id, activity_id } = body
    await tickLines(db, requireCart(request), [cart_id], { activity_id: promotionChosen(activity_id) })
    return { status: true }
  })
  for (const path of ['DELETE /cartdel', 'DELETE /cartdelbat'] as const)
    declare(app, path, async ({ request, body }) => {
      const key = cartToChange(request)
      if (key) await removeLines(db, { ...requestOf(request), key }, [body.cart_id].flat())
      return { status: true }
    })
}

function readRoutes(app: FastifyInstance) {
  const { db } = app
  declare(app, 'GET /cart/list', ({ request, query }) => {
    const { cart_type, shop_type, distributor_id } = query
    const context = { ...contextOf(request), delivery_place: chosenPlace(request) }
    return cartList(db, placeIn(request, { cart_type, shop_type }), context, distributor_id)
  })
  declare(app, 'GET /cart.get.new', ({ request, query: { shop_type } }) =>
    legacyCart(db, placeIn(request, { cart_type: 'cart', shop_type }), contextOf(request)),
  )
  declare(app, 'GET /cartcount', async ({ request, query: { shop_type } }) => {
    const place = placeIn(request, { cart_type: 'cart', shop_type })
    const { lines, pieces } = place ? await countsIn(db, place) : { lines: 0, pieces: 0 }
    return { cart_count: lines, item_count: pieces }
  })
  declareMember(app, 'POST /cart/check', ({ request, company_id, member, body }) => {
    const { mode: cart_type, shop_type, distributor_id } = body
    const place = { company_id, owner: memberOwner(member.user_id), cart_type, shop_type }
    return checkCart(db, place, contextOf(request), distributor_id)
  })
  declareMember(app, 'GET /cart.user.point', async ({ company_id, member }) => {
    const { deduct_point, deduct_proportion_limit } = await settingOf(db, company_id, 'trade')
    const point = await pointsOf(db, company_id, member.user_id)
    return { point, deduct_point, deduct_proportion_limit, is_open_deduct_point: deduct_proportion_limit > 0 }
  })
}

type Kinds = Pick<CartRef, 'cart_type' | 'shop_type'>

const placeIn = (request: FastifyRequest, kinds: Kinds): CartRef | undefined => {
  const key = cartOf(request)
  return key && { ...key, ...kinds }
}

const requestOf = ({ member }: FastifyRequest): Omit<CartRequest, 'key'> => ({
  viewer: member,
  now: timeNow(),
})

const contextOf = (request: FastifyRequest) => ({ ...requestOf(request), company_id: request.company_id })

/** What was chosen at a product, of a region that exists. */
const chosenPlace = ({ cookies }: FastifyRequest) => {
  const named = placeInCookie(cookies[PLACE_COOKIE] ?? '')
  return named && knownPart(named)
}

/** @throws AppError not_found for a visitor without a cart, those of `cartToChange` */
function requireCart(request: FastifyRequest): CartRequest {
  const key = cartToChange(request)
  if (!key) throw new AppError('not_found', { message: '购物车中没有此商品' })
  return { ...requestOf(request), key }
}

/** The number may be called `totalQuantity`, the promotion `selected_promotion` (rule cart-6). */
function changeOf(body: Omit<CartUpdateNumBody, 'shop_type'>): LineChange {
  const { num, totalQuantity, is_checked, selected_promotion } = body
  const wanted = num ?? totalQuantity
  return {
    ...(wanted !== undefined && { num: wanted }),
    ...(is_checked !== undefined && { is_checked }),
    ...(selected_promotion !== undefined && { activity_id: promotionChosen(selected_promotion) }),
  }
}
