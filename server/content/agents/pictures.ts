import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Answers, PageAnswer } from '@mcp/pictures/page-answers'
import type { Screenshot } from '@mcp/tools/publish'
import { FIGURES } from '../../config/limits'
import { COMPANY_COOKIE, connectionOf, OWN_CALL } from '../../platform'
import { publicKeyAt } from '../../storage/storage'

/**
 * Pictures of pages for agents over HTTP, where the server has a browser (`PUMIAN_PREVIEW_BROWSER`). That browser has no
 * network: this server answers what a page asks for in process, as it would answer the agent's own computer (rule mcp-10).
 * @returns `undefined` where no pictures are taken
 */
export function openPictures(app: FastifyInstance): ((request: FastifyRequest) => Screenshot) | undefined {
  const { config, log } = app
  const program = config.previewBrowser
  // in development Vite serves the scripts, outside of this server
  if (program === undefined || app.hotReload) return undefined
  // loaded with the first picture
  const open = async () => {
    const [{ PictureTaker }, { launchChromium }] = await Promise.all([
      import('@mcp/pictures/picture-taker'),
      import('@mcp/pictures/chromium'),
    ])
    return new PictureTaker({
      launch: () => launchChromium(program, true),
      pictureMs: FIGURES.picture_seconds * 1_000,
      waitMs: FIGURES.picture_wait_seconds * 1_000,
      mostWaiting: FIGURES.pictures_waiting,
      mostOfOwner: FIGURES.pictures_waiting_company,
      idleMs: FIGURES.picture_idle_seconds * 1_000,
      report: (error) => log.error({ err: error }, 'the browser for pictures failed'),
    })
  }
  let taker: ReturnType<typeof open> | undefined
  // before the running calls are waited for: they must not wait for a picture
  app.addHook('preClose', async () => (await taker)?.close())
  return (request) => async (address, size) => {
    taker ??= open()
    const answers = answersOf(app, request, new URL(address).origin)
    return (await taker).take({ address, size, answers, owner: request.company_id })
  }
}

/** Headers of a page's request that are passed on; what says who asks, and from where, is the agent's own. */
const PASSED = /^(?:accept|accept-language|content-type|origin|referer|user-agent|sec-[\w-]+)$/
/** Headers of an answer that are not the page's. */
const WITHHELD = /^(?:connection|content-length|keep-alive|set-cookie|transfer-encoding)$/

/** What a page at this origin may ask for: reading this shop, as a visitor, and pictures in the shop's bucket. */
function answersOf(app: FastifyInstance, asked: FastifyRequest, origin: string): Answers {
  const { company_id, socket } = asked
  return async ({ method, url, kind, headers }) => {
    const address = new URL(url)
    // a picture changes nothing, and shows the first moment of a film by its poster
    if (method !== 'GET' || kind === 'media') return undefined
    if (address.origin !== origin) return storedFile(app, url)
    const { statusCode, rawPayload, ...answer } = await app.inject({
      method,
      url: address.pathname + address.search,
      headers: {
        ...connectionOf(asked),
        ...headersOf(headers, (name) => PASSED.test(name)),
        // for an address that does not say which company it is
        cookie: `${COMPANY_COOKIE}=${encodeURIComponent(company_id)}`,
        [OWN_CALL]: app.ownCalls,
      },
      remoteAddress: socket.remoteAddress ?? '127.0.0.1',
    })
    // a browser follows a redirect without asking again
    if (statusCode >= 300 && statusCode < 400) return undefined
    return {
      status: statusCode,
      headers: headersOf(answer.headers, (name) => !WITHHELD.test(name)),
      body: rawPayload,
    }
  }
}

async function storedFile({ storage }: FastifyInstance, url: string): Promise<PageAnswer | undefined> {
  const key = publicKeyAt(storage, url)
  const bytes = key === undefined ? undefined : await storage.get(key)
  return bytes && { status: 200, headers: {}, body: Buffer.from(bytes) }
}

const headersOf = (headers: OutgoingHttpHeaders, isWanted: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || !isWanted(name) ? [] : [[name, String(value)]],
    ),
  )
