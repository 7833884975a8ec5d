/** `npm run mcp`: the pages of a running shop as tools, over the Model Context Protocol on stdin and stdout. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createServer } from '@mcp/server'
import { launchChromium } from '@mcp/pictures/chromium'
import { PictureTaker } from '@mcp/pictures/picture-taker'
import { Refusal } from '@mcp/refusal'
import { ShopClient } from '@schemas/api/shop-client'
import { findBrowser } from './launch/browser.mjs'
import { argumentsOf } from './launch/cli.mjs'

const { values } = argumentsOf('mcp')
const { env } = process

/** From its option, else from its environment variable. */
function setting(option: string): string | undefined {
  const value = values[option] ?? env[`PUMIAN_MCP_${option.toUpperCase()}`]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** From secrets that no option takes. */
function accountOf() {
  const { PUMIAN_MCP_TOKEN: token, PUMIAN_MCP_PASSWORD: password, PUMIAN_MCP_CODE: code } = env
  if (token) return { token }
  const username = setting('username')
  if (username !== undefined && password) return { username, password, ...(code && { code }) }
  console.error(
    'An operator is needed: PUMIAN_MCP_TOKEN, or PUMIAN_MCP_USERNAME (or --username) and PUMIAN_MCP_PASSWORD.',
  )
  process.exit(2)
}

const url = setting('url') ?? 'http://localhost:3000'
if (!URL.canParse(url)) {
  console.error(`PUMIAN_MCP_URL (or --url): expected an address such as https://shop.example, got ${url}.`)
  process.exit(2)
}
const company = setting('company')

const pictures = new PictureTaker({
  async launch() {
    const program = await findBrowser()
    if (program !== undefined) return launchChromium(program, false)
    throw new Refusal('no picture: no Chromium is installed here; install one or name it in PUMIAN_CHROMIUM')
  },
  pictureMs: 30_000,
  waitMs: 60_000,
  mostWaiting: 5,
  // this process ends with its client, and a browser would keep it alive
  idleMs: 0,
  report: console.error,
})

const shop = new ShopClient({ ...accountOf(), url, ...(company !== undefined && { company }) })
await createServer({ shop, screenshot: (address, size) => pictures.take({ address, size }) }).connect(
  new StdioServerTransport(),
)
