import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBrowser } from '../../../scripts/launch/browser.mjs'

/** Templates that are drawn on a server, with what lets their server listen on this machine alone. */
const TEMPLATES = [
  ['next', ['--', '--hostname', '127.0.0.1'], {}],
  ['react-router', [], { HOST: '127.0.0.1' }],
] as const

const ROOT = join(import.meta.dirname, '../../..')
const TEXT = '本周六上午九点开门'
const run = promisify(execFile)

/** That of a terminal: NODE_ENV of a test would build React for development. */
const { NODE_ENV: _test, VITEST: _runner, ...terminal } = process.env
const env = { ...terminal, NEXT_TELEMETRY_DISABLED: '1' }

let folder: string
let browser: Browser
/** Why no package can be installed here. */
let offline: string | undefined

beforeAll(async () => {
  offline = await run('npm', ['view', 'next', 'version']).then(
    () => undefined,
    (error: Error) => `the package registry does not answer: ${error.message}`,
  )
  if (offline !== undefined) return
  folder = await mkdtemp(join(tmpdir(), 'templates-'))
  await run(process.execPath, ['scripts/run.mjs', 'scripts/packages.ts'], { cwd: ROOT })
  const packed = ['engine', 'cli', 'create'].map((name) => join(ROOT, 'packages', name))
  await run('npm', ['pack', ...packed, '--pack-destination', folder])
  await run('tar', ['-xzf', await tarballOf('create-pumian'), '-C', folder])
  browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

async function tarballOf(name: string): Promise<string> {
  const file = (await readdir(folder)).find((each) => new RegExp(`^${name}-\\d.*\\.tgz$`).test(each))
  if (file === undefined) throw new Error(`Expected a packed ${name} in ${folder}, found none.`)
  return join(folder, file)
}

/** An application of the template, installed with the packed packages and built. */
async function made(template: string): Promise<string> {
  const app = join(folder, template)
  await run(process.execPath, [join(folder, 'package/create.mjs'), app, '--template', template])
  const manifest = join(app, 'package.json')
  let text = await readFile(manifest, 'utf8')
  for (const name of ['engine', 'cli'])
    text = text.replace(
      new RegExp(`("@pumian/${name}": )"[^"]+"`),
      `$1"file:${await tarballOf(`pumian-${name}`)}"`,
    )
  await writeFile(manifest, text)
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: app })
  await run('npm', ['run', 'build'], { cwd: app, env })
  return app
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** The built application at its address. */
async function started(app: string, args: readonly string[], own: Readonly<Record<string, string>>) {
  const port = await freePort()
  const child = spawn('npm', ['run', 'start', ...args], {
    cwd: app,
    env: { ...env, ...own, PORT: String(port) },
    detached: true,
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  const address = `http://127.0.0.1:${port}`
  const answer = async () => (await fetch(address).catch(() => null))?.ok
  await expect.poll(answer, { timeout: 60_000, message: output }).toBe(true)
  return {
    address,
    // npm's children too
    async stop() {
      const closed = once(child, 'close')
      if (child.pid !== undefined) process.kill(-child.pid)
      await closed
    },
  }
}

/** What the console says, and errors of the page. */
function heardOf(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

/** What the designer says of a save; Next.js has an alert of its own, without text. */
const refusalOn = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

/** Changes the notice in the designer, and presses 保存. */
async function rewrite(page: Page, address: string, text: string): Promise<void> {
  await page.goto(`${address}/designer`)
  await page.getByLabel('大纲').getByText('公告').click()
  await page.getByLabel('设置').getByLabel('内容').fill(text)
  await expect.poll(() => page.getByLabel('画布').getByText(text).count()).toBe(1)
  await page.getByRole('button', { name: '保存' }).click()
}

describe.each(TEMPLATES)('soak: an application on %s', (template, args, own) => {
  test('is drawn on its server, edited in its designer, and validated', async ({ skip }) => {
    if (offline !== undefined) return skip(offline)
    const app = await made(template)
    const page = await browser.newPage()
    const heard = heardOf(page)

    const closed = await started(app, args, own)
    try {
      expect(await (await fetch(closed.address)).text(), 'drawn on the server').toContain(TEXT)
      await page.goto(closed.address, { waitUntil: 'networkidle' })
      expect(await page.getByText(TEXT).count()).toBe(1)
      await rewrite(page, closed.address, '不应保存')
      await expect
        .poll(() => refusalOn(page).allTextContents())
        .toEqual([expect.stringContaining('此处不能编辑页面')])
    } finally {
      await closed.stop()
    }
    expect(await readFile(join(app, 'pages/home.json'), 'utf8')).toContain(TEXT)

    const open = await started(app, args, { ...own, PAGE_EDITING: 'on' })
    try {
      await rewrite(page, open.address, '明天休息')
      await expect.poll(() => page.getByRole('button', { name: '保存' }).isDisabled()).toBe(true)
      expect(await refusalOn(page).count()).toBe(0)
      expect(await (await fetch(open.address)).text()).toContain('明天休息')
      await page.goto(open.address, { waitUntil: 'networkidle' })
      expect(await page.getByText('明天休息').count()).toBe(1)
      expect(heard.filter((line) => !line.includes('422'))).toEqual([])
    } finally {
      await open.stop()
      await page.close()
    }

    await run('npm', ['run', 'validate'], { cwd: app })
    const file = join(app, 'pages/home.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace('"count": 12', '"count": 120'))
    await expect(run('npm', ['run', 'validate'], { cwd: app })).rejects.toMatchObject({
      stdout: expect.stringContaining('/props/count  数量最多99'),
    })
  })
})
