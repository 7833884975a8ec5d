import type { FastifyInstance } from 'fastify'
import type { Endpoints, PcQrcodeQuery } from '@schemas/generated/api'
import { type ApiRequest, declare, declareFile, type FileKey } from '../../platform'
import { originOf, ownAddress } from './own-address'
import { pictureReader } from './own-picture'
import { qrcodePng } from '../../core/qrcode'
import { sharedItem } from './service'
import { ShareSheets } from './sheets'

const CODE_SIZE = 360

export default async function shareRoutes(app: FastifyInstance) {
  const sheets = new ShareSheets()
  const readPicture = pictureReader(app.storage, app.config.dataDir)

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

  declare(app, 'GET /pcqrcode', async ({ query, request }) => {
    const link = ownAddress(originOf(request), pathOf(query))
    const png = await qrcodePng(link, query.size)
    return { qrcodeImage: `data:image/png;base64,${png.toString('base64')}`, link }
  })

  declareFile(app, 'GET /goods/share/items/{item_id}/qrcode', async (asked) => {
    const { source } = await picturedItem(app, asked)
    return { name: 'share.png', content: await qrcodePng(source.link, CODE_SIZE), inline: true }
  })

  declareFile(app, 'GET /goods/share/items/{item_id}/picture', async (asked) => {
    const { source } = await picturedItem(app, asked)
    const name = `share-${asked.params.item_id.replaceAll(/[^\w-]/g, '')}.jpg`
    return { name, content: await sheets.draw(source, readPicture), inline: true }
  })
}

/** Where an article or a good is read, or the page itself. */
function pathOf({ article_id, item_id, path }: PcQrcodeQuery): string {
  if (article_id !== undefined) return `/article/detail/${encodeURIComponent(article_id)}`
  return item_id === undefined ? path : `/items/${encodeURIComponent(item_id)}`
}

type AskedPicture = ApiRequest<Extract<FileKey<Endpoints>, `GET /goods/share/${string}`>>

/** An address that names its content may be kept for ever; any other is asked again. */
async function picturedItem(
  app: FastifyInstance,
  { company_id, params, query, request, reply }: AskedPicture,
) {
  const wanted = { id: params.item_id, distributor_id: query.distributor_id }
  const shared = await sharedItem(app.db, company_id, wanted, originOf(request))
  const isNamed = query.v === shared.version
  reply
    .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', 'host')
  return shared
}
