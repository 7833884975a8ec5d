import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoints, PcQrcodeQuery } from '@schemas/generated/api'
import { type ApiRequest, declare, declareFile, type FileKey } from '../../platform'
import { pictureReader, SharePictures } from './shared-pictures'
import { qrcodePng } from '../../core/qrcode'
import { sharedItem } from './service'
import { AppError } from '../../core/errors'

const CODE_SIZE = 360

export default async function shareRoutes(app: FastifyInstance) {
  const sheets = new SharePictures()
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

/** Path of an article, a product or a page. */
function pathOf({ article_id, item_id, path }: PcQrcodeQuery): string {
  if (article_id !== undefined) return `/article/detail/${encodeURIComponent(article_id)}`
  return item_id === undefined ? path : `/items/${encodeURIComponent(item_id)}`
}

type AskedPicture = ApiRequest<Extract<FileKey<Endpoints>, `GET /goods/share/${string}`>>

/** The shared product. Addresses with the current version may be cached for ever, others must be revalidated. */
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

/** Origin under which the request reached this shop. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>) =>
  `${protocol}://${host}`

/**
 * The full address of a page of this site, given as a path or in full; codes must not contain other sites.
 * @throws AppError invalid for another site or a malformed address
 */
export function ownAddress(origin: string, text: string): string {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined
  if (url?.origin === new URL(origin).origin && url.username === '' && url.password === '') return url.href
  throw new AppError('invalid', {
    message: 'path 应当是本站的地址',
    errors: { path: [`应当是本站的地址，收到 ${JSON.stringify(text.slice(0, 80))}`] },
  })
}
