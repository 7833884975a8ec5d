import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShareItemQuery } from '@schemas/generated/api'
import { declare } from '../../http/declare-shop'
import { openStorage } from '../../storage/open'
import { originOf, ownAddress } from './own-address'
import { pictureReader } from './own-picture'
import { qrcodePng } from './qrcode'
import { sharedItem } from './service'
import { ShareSheets } from './sheets'

const CODE_SIZE = 360

interface PictureRoute {
  Params: { item_id: string }
  Querystring: ShareItemQuery & { v?: string }
}

const ID = { type: 'string', minLength: 1, maxLength: 64 }
const PICTURE_SCHEMA = {
  hide: true,
  params: { type: 'object', required: ['item_id'], properties: { item_id: ID } },
  querystring: { type: 'object', properties: { distributor_id: ID, v: ID } },
}

export default async function shareRoutes(app: FastifyInstance) {
  const sheets = new ShareSheets()
  const readPicture = pictureReader(await openStorage(app.config), app.config.dataDir)

  declare(app, 'GET /goods/share/items/{item_id}', async ({ company_id, params, query, request }) => {
    const { distributor_id } = query
    const origin = originOf(request)
    const shared = await sharedItem(app.db, company_id, { id: params.item_id, distributor_id }, origin)
    const { answer, pics, version } = shared
    const base = `${origin}${app.prefix}/goods/share/items/${encodeURIComponent(answer.item_id)}`
    const rest = `?${new URLSearchParams({ ...(distributor_id && { distributor_id }), v: version })}`
    const weixin_qrcode = `${base}/qrcode${rest}`
    return {
      ...answer,
      weixin_qrcode,
      downWeixinImgLink: `${base}/picture${rest}`,
      pics: [...pics.map((url) => ({ url, isCode: false })), { url: weixin_qrcode, isCode: true }],
    }
  })

  declare(app, 'GET /pcqrcode', async ({ query: { path, size }, request }) => {
    const link = ownAddress(originOf(request), path)
    const png = await qrcodePng(link, size)
    return { qrcodeImage: `data:image/png;base64,${png.toString('base64')}`, link }
  })

  app.get<PictureRoute>(
    '/goods/share/items/:item_id/qrcode',
    { schema: PICTURE_SCHEMA },
    async (request, reply) => {
      const { params, query, company_id } = request
      const wanted = { id: params.item_id, distributor_id: query.distributor_id }
      const { source, version } = await sharedItem(app.db, company_id, wanted, originOf(request))
      return send(reply, 'image/png', await qrcodePng(source.link, CODE_SIZE), query.v === version)
    },
  )

  app.get<PictureRoute>(
    '/goods/share/items/:item_id/picture',
    { schema: PICTURE_SCHEMA },
    async (request, reply) => {
      const { params, query, company_id } = request
      const wanted = { id: params.item_id, distributor_id: query.distributor_id }
      const { source, version } = await sharedItem(app.db, company_id, wanted, originOf(request))
      reply.header(
        'content-disposition',
        `inline; filename="share-${params.item_id.replaceAll(/[^\w-]/g, '')}.jpg"`,
      )
      return send(reply, 'image/jpeg', await sheets.draw(source, readPicture), query.v === version)
    },
  )
}

/** An address that names its content may be kept for ever; any other is asked again. */
function send(reply: FastifyReply, type: string, bytes: Buffer, isNamed: boolean) {
  return reply
    .type(type)
    .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', 'host')
    .send(bytes)
}
