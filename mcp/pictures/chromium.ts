import type { Browser, Route } from 'playwright-core'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../refusal'
import type { Answers } from './page-answers'
import type { Picture, PictureBrowser } from './picture-taker'

/** ms for a browser to end by itself. */
const CLOSING_MS = 2_000

/**
 * Two walls between a page and every network, each of which would do: no name or address leads anywhere, and all
 * connections go through a proxy that does not exist. WebRTC would send packets past both.
 */
const WALLS = {
  args: [
    '--host-resolver-rules=MAP * ~NOTFOUND',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  ],
  proxy: { server: 'http://0.0.0.0:9' },
}

/** What a browser needs of the environment, which may hold secrets. */
const INHERITED = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'XDG_CACHE_HOME', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH']

/**
 * Starts a Chromium without a window, with its sandbox unless this process is root's, which Chromium refuses.
 * @param isWalled it reaches no network: each picture comes with the answers to its page
 */
export async function launchChromium(program: string, isWalled: boolean): Promise<PictureBrowser> {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    executablePath: program,
    chromiumSandbox: process.getuid?.() !== 0,
    env: Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
    // its owner ends it, after what is under way
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...(isWalled && WALLS),
  })
  const pid = await processOf(browser)
  return {
    isRunning: () => browser.isConnected(),
    take: (picture) => takePicture(browser, picture),
    async close() {
      await Promise.race([browser.close(), sleep(CLOSING_MS)])
      if (browser.isConnected()) process.kill(pid, 'SIGKILL')
    },
  }
}

async function processOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const found = processInfo.find(({ type }) => type === 'browser')
  if (found) return found.id
  throw new Error(`Expected Chromium to name its process, got ${JSON.stringify(processInfo)}`)
}

/** In a context of its own: without cookies, cache and storage of other pictures. The caller limits its time. */
async function takePicture(browser: Browser, { address, size, answers }: Picture): Promise<Buffer> {
  const { width, height, phone } = size
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
    isMobile: phone,
    hasTouch: phone,
    serviceWorkers: 'block',
    acceptDownloads: false,
  })
  const show = async () => {
    const page = await context.newPage()
    page.setDefaultTimeout(0)
    page.setDefaultNavigationTimeout(0)
    const shown = await page.goto(address, { waitUntil: 'networkidle' })
    const status = shown?.status() ?? 0
    if (status >= 400) throw new Refusal(`no picture: the shop answers the page with status ${status}`)
    return page.screenshot()
  }
  try {
    if (!answers) return await show()
    return await new Promise<Buffer>((resolve, reject) => {
      // an error of a handler must not end the process
      const routed = context.route(/.*/, (route) => reply(route, answers).catch(reject))
      routed.then(show).then(resolve, reject)
    })
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

async function reply(route: Route, answers: Answers): Promise<void> {
  const request = route.request()
  const answer = await answers({
    method: request.method(),
    url: request.url(),
    headers: request.headers(),
    kind: request.resourceType(),
  })
  await (answer ? route.fulfill(answer) : route.abort('blockedbyclient'))
}
