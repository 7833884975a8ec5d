/** `npm run mcp`: the pages of a running shop as tools, over the Model Context Protocol on stdin and stdout. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createServer } from '@mcp/server'
import { Refusal } from '@mcp/refusal'
import type { Screenshot } from '@mcp/tools/publish'
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

/** ms */
const PATIENCE = 30_000

const screenshot: Screenshot = async (address, { width, height, phone }) => {
  const program = await findBrowser()
  if (program === undefined)
    throw new Refusal('no picture: no Chromium is installed here; install one or name it in PUMIAN_CHROMIUM')
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath: program })
  try {
    const page = await browser.newPage({
      viewport: { width, height },
      reducedMotion: 'reduce',
      isMobile: phone,
      hasTouch: phone,
    })
    await page.goto(address, { waitUntil: 'networkidle', timeout: PATIENCE })
    return await page.screenshot()
  } finally {
    await browser.close()
  }
}

const shop = new ShopClient({ ...accountOf(), url, ...(company !== undefined && { company }) })
await createServer({ shop, screenshot }).connect(new StdioServerTransport())
