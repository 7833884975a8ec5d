import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import type { PageJson } from '@schemas/page'
import { launchChromium } from '@mcp/pictures/chromium'
import type { Answers, PageAnswer } from '@mcp/pictures/page-answers'
import { findBrowser } from '../../scripts/launch/browser.mjs'
import { openBucket } from '../helpers/bucket'
import { openBuiltShop, type BuiltShop } from '../helpers/built-shop'
import { connectAgentOverHttp, connectedOverHttp, newToken, type Agent } from '../helpers/mcp'
import { signInAs } from '../helpers/operator'
import { newPage, saveDraft } from '../helpers/pages'
import { png } from '../helpers/pictures'
import { uploadPicture } from '../helpers/upload'

let program: string
beforeAll(async () => {
  program = (await findBrowser()) ?? ''
})

const openShop = (env: Record<string, string> = {}) =>
  openBuiltShop({ ...inject('starts'), env: { PUMIAN_PREVIEW_BROWSER: program, ...env } })

/** Ids of the browsers without a network that this process has started. */
const browsers = () =>
  execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [parent, pid, ...args] = line.trim().split(/\s+/)
      return Number(parent) === process.pid && args.join(' ').includes('~NOTFOUND') ? [Number(pid)] : []
    })

/** Another server of this machine, which no page of the shop may ask. */
async function openStranger() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end()
  })
  server.on('upgrade', (request, socket) => {
    asked.push(request.url ?? '')
    socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return { asked, host: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A picture at the top of a page. */
const picture = (imgUrl: string, order: string) => ({
  type: 'W0003',
  v: 1,
  parent: null,
  order,
  props: { imgUrl, data: [] },
  style: { width: 600, height: 200 },
})

/** The draft of a new page with pictures at these addresses, one below the other. */
async function pageOf({ app }: BuiltShop, addresses: string[]): Promise<string> {
  const editor = await signInAs(app, 'editor')
  const { page_id } = await newPage(editor)
  await saveDraft(editor, page_id, ({ widgets }: PageJson) => {
    for (const [index, address] of addresses.entries())
      widgets[`picture-${index}`] = picture(address, `a${index}`)
  })
  return page_id
}

async function uploaded({ app }: BuiltShop): Promise<string> {
  const { img_full_url } = await uploadPicture(app, await signInAs(app, 'owner'), await png(600, 200))
  return img_full_url
}

async function previewOf(agent: Agent, input: object) {
  const image = sharp(Buffer.from(await agent.call<string>('preview', input), 'base64'))
  const { width, height, format } = await image.metadata()
  const { channels } = await image.stats()
  return {
    size: `${format} ${width}×${height}`,
    /** Light and dark. */
    isDrawn: channels.slice(0, 3).every(({ min, max }) => max - min > 200),
    orange: await orangePixels(image),
  }
}

/** Pixels of the colour of uploaded pictures, #ff5a00. */
async function orangePixels(image: Sharp): Promise<number> {
  const pixels = await image.removeAlpha().raw().toBuffer()
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ((pixels[at] ?? 0) > 240 && Math.abs((pixels[at + 1] ?? 0) - 0x5a) < 12 && (pixels[at + 2] ?? 0) < 16)
      count += 1
  return count
}

describe('pictures for an agent over HTTP', () => {
  let shop: BuiltShop
  let agent: Agent
  beforeAll(async () => {
    shop = await openShop()
    agent = await connectAgentOverHttp(shop.app, 'viewer')
    // starts the browser, which takes long on a busy machine
    await previewOf(agent, { page: 'home' })
  })
  afterAll(() => shop?.close())

  test('have the size that was asked for, and show the page; a second one waits for the first', async () => {
    const asked = [
      { page: 'home', height: 900 },
      { page: 'home', phone: true, height: 700 },
    ]
    const [desktop, phone] = await Promise.all(asked.map((input) => previewOf(agent, input)))
    expect(desktop).toMatchObject({ size: 'png 1190×900', isDrawn: true })
    expect(phone).toMatchObject({ size: 'png 375×700', isDrawn: true })
    expect(browsers()).toHaveLength(1)
  })

  test('show the pictures of the shop, and none of another origin, which is not asked', async () => {
    const stranger = await openStranger()
    const own = await uploaded(shop)
    const foreign = [`http://${stranger.host}/a.png`, `http://localhost:${stranger.host.split(':')[1]}/b.png`]
    const page = await pageOf(shop, [...foreign, own, '/h5/pc'])
    const { orange, isDrawn } = await previewOf(agent, { page })
    expect(isDrawn).toBe(true)
    expect(orange).toBeGreaterThan(100_000)
    expect(stranger.asked).toEqual([])
  })

  inSoak(() => {
    test('are those of the company that the address of the tools names', async () => {
      const { token } = await newToken(shop.app, 'viewer', '2')
      const client = await connectedOverHttp(shop.app, token, 'http://127.0.0.1/mcp?company_id=2')
      const { isError, content } = await client.callTool({ name: 'preview', arguments: { page: 'home' } })
      expect([isError, content]).toEqual([undefined, [expect.objectContaining({ mimeType: 'image/png' })]])
    })
  })

  inSoak(() => {
    test('end with the server, also while one is being taken', async () => {
      const other = await openShop()
      const before = new Set(browsers())
      const slow = await connectAgentOverHttp(other.app, 'viewer')
      const refused = slow.refused('preview', { page: 'home' })
      await vi.waitFor(() => expect(browsers().filter((pid) => !before.has(pid))).toHaveLength(1), 20_000)
      await other.close()
      expect(await refused).toMatchObject({ refused: 'no picture: the server is stopping' })
      expect(browsers().filter((pid) => !before.has(pid))).toEqual([])
    })
  })
})

inSoak(() => {
  test('pictures for an agent show those of a bucket, which the browser does not ask', async () => {
    const bucket = await openBucket()
    onTestFinished(() => bucket.close())
    const shop = await openShop(bucket.env)
    onTestFinished(() => shop.close())
    const agent = await connectAgentOverHttp(shop.app, 'viewer')
    const page = await pageOf(shop, [await uploaded(shop)])
    expect((await previewOf(agent, { page })).orange).toBeGreaterThan(100_000)
  })
})

test('nothing that a page does leaves a browser without a network, not even a redirect', async () => {
  const { asked, host } = await openStranger()
  const browser = await launchChromium(program, true)
  onTestFinished(() => browser.close())
  const script = `
    const done = []
    const note = (name, work) => work.then(() => done.push(name), () => done.push('!' + name))
    const socket = new Promise((open, error) => Object.assign(new WebSocket('ws://${host}/socket'), { onopen: open, onerror: error }))
    const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }] })
    peer.createDataChannel('x')
    const candidate = new Promise((found, none) => (peer.onicecandidate = ({ candidate }) => (candidate ? found() : none())))
    peer.createOffer().then((offer) => peer.setLocalDescription(offer))
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.src = 'http://${host}/frame'
    Promise.all([
      note('fetch', fetch('http://${host}/fetch', { mode: 'no-cors' })),
      note('redirect', fetch('/redirect', { mode: 'no-cors' })),
      note('socket', socket),
      note('peer', candidate),
      note('worker', navigator.serviceWorker.register('/worker.js').then((made) => made ?? Promise.reject())),
    ]).then(() => fetch('/done?' + done))`
  const reported: string[] = []
  const files: Record<string, PageAnswer> = {
    '/': html(`<img src="http://${host}/picture"><img src="/redirect"><script>${script}</script>`),
    '/redirect': { status: 302, headers: { location: `http://${host}/redirected` }, body: Buffer.of() },
    '/worker.js': { status: 200, headers: { 'content-type': 'text/javascript' }, body: Buffer.of() },
    '/done': html(''),
  }
  const answers: Answers = async ({ url }) => {
    const { origin, pathname, search } = new URL(url)
    if (pathname === '/done') reported.push(...search.slice(1).split(','))
    return origin === 'https://shop.example' ? files[pathname] : undefined
  }
  const size = { width: 300, height: 200, phone: false }
  await browser.take({ address: 'https://shop.example/', size, answers })
  expect(reported.toSorted()).toEqual(['!fetch', '!peer', '!redirect', '!socket', '!worker'])
  await expect(browser.take({ address: 'https://shop.example/redirect', size, answers })).rejects.toThrow(
    'net::ERR_PROXY_CONNECTION_FAILED',
  )
  // what no answer would stop either
  await expect(browser.take({ address: `http://${host}/`, size })).rejects.toThrow(
    'net::ERR_PROXY_CONNECTION_FAILED',
  )
  expect(asked).toEqual([])
})

const html = (text: string): PageAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
})
