import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsInFile, serialisePage } from '@schemas'
import { findCodeServer, startCodeServer, type RunningCodeServer } from '@scripts/launch/code-server.mjs'
import { pageOf } from '@tests/helpers/arbitrary-page'
import { launchBrowser } from '@tests/helpers/browser'
import { Workbench } from './workbench'

const TEXT = serialisePage(
  pageOf({
    panel: { type: 'W0006', order: 'a1', alias: '首屏', props: { comptyle: 'body' } },
    text: { parent: 'panel', props: { text: '你好' } },
    tabs: {
      type: 'W0013',
      order: 'a0',
      props: { data: [{ title: '一', pathData: { linkPage: 'anchor', anchor: 'text' } }] },
    },
  }),
)
const FAULTY = TEXT.replace('"text": "你好"', '"fontSize": -3,\n"textAlign": "centre",\n"colour": "#fff"')
const PAGES = {
  'faulty.page.json': FAULTY,
  'windows.page.json': TEXT.replaceAll('\n', '\r\n'),
  'typed.page.json': TEXT,
  'renamed.page.json': TEXT,
  'broken.page.json': TEXT,
  'foreign.json': '{ "type": "W9999", "fontSize": -3 }\n',
}

let folder = ''
let server: RunningCodeServer
let browser: Browser
let window: Workbench

const read = (name: string) => readFile(join(folder, name), 'utf8')

beforeAll(async () => {
  const program = findCodeServer()
  if (program === undefined) throw new Error('Expected a code-server: npm run soak -- editor')
  folder = await mkdtemp(join(tmpdir(), 'pumian-editor-'))
  for (const [name, text] of Object.entries(PAGES)) await writeFile(join(folder, name), text)
  server = await startCodeServer(program, join(import.meta.dirname, '../../../dist/pumian-pages.vsix'))
  browser = await launchBrowser()
  window = new Workbench(await browser.newPage({ viewport: { width: 1400, height: 1000 } }))
  await window.open(server.url, folder)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const told = (text: string) =>
  problemsInFile(text).map(
    ({ message, keyword, line, column }) => `${message} 铺面 ${keyword} [Ln ${line}, Col ${column}]`,
  )
/** Problems of the open files, without the rows of their names. */
const shown = async () => (await window.problems()).filter((row) => row.includes('[Ln'))

test('the problems are those of the command line, at their places; other JSON has none', async () => {
  await window.openFile('foreign.json')
  await window.openFile('faulty.page.json')
  await window.keys('Control+Shift+M')
  await expect.poll(shown).toEqual(told(FAULTY))
})

test('a correction is offered and changes the text', async () => {
  await window.goTo(FAULTY, '-3')
  await window.keys('Control+.')
  await expect.poll(window.actions).toContain('改为 0')
  await window.keys('Enter')
  await window.save()
  const corrected = FAULTY.replace('-3', '0')
  await expect.poll(() => read('faulty.page.json')).toBe(corrected)
  await expect.poll(shown).toEqual(told(corrected))
})

test('a stopped server is started again, and tells the same', async () => {
  const before = await shown()
  const pids = execFileSync('pgrep', ['-g', String(server.pid), '-f', 'server.cjs'], { encoding: 'utf8' })
  for (const pid of pids.trim().split('\n')) process.kill(Number(pid))
  await expect.poll(shown).toEqual([])
  await expect.poll(shown).toEqual(before)
})

test('values and properties are offered once, with their titles, by which they are found', async () => {
  await window.openFile('typed.page.json')
  await window.goTo(TEXT, '"W0011"')
  await window.keys('Control+Space')
  await expect.poll(window.suggestions).toContain('"W0002" 商品')
  await window.type('轮播')
  await expect.poll(window.suggestions).toEqual(['"W0001" 轮播图', '"W0025" 图片轮播'])
  await window.keys('Escape', 'Control+Z')
  await window.goTo(TEXT, '"你好"', '"你好"'.length)
  await window.page.keyboard.type(',\n"col')
  await expect.poll(window.suggestions).toEqual(['color 文字颜色'])
  await window.keys('Enter')
  await window.goTo(await saved('typed.page.json'), '"#000000ff"')
  await window.keys('Control+Space')
  await expect.poll(window.suggestions).toContain('"theme.primary" 主题色')
  await window.keys('Escape')
})

async function saved(name: string): Promise<string> {
  const before = await read(name)
  await window.save()
  await expect.poll(() => read(name)).not.toBe(before)
  return read(name)
}

test('a hover says title, bounds and default', async () => {
  await window.goTo(await read('typed.page.json'), '"color"', 3)
  await window.keys('Control+K', 'Control+I')
  await expect.poll(window.hover).toMatch(/^文字颜色 color[^]*默认 "#000000ff"$/)
  await window.keys('Escape')
})

test('a widget is renamed wherever the page names it', async () => {
  await window.openFile('renamed.page.json')
  await window.goTo(TEXT, '"text": {', 3)
  await window.keys('F2')
  await window.keys('Control+A')
  await window.type('hello')
  await window.keys('Enter')
  const renamed = TEXT.replace('"text": {', '"hello": {').replace('"anchor": "text"', '"anchor": "hello"')
  await window.save()
  await expect.poll(() => read('renamed.page.json')).toBe(renamed)
})

test('broken JSON is told, and mended all is well', async () => {
  await window.openFile('broken.page.json')
  await window.goTo(TEXT, '"你好"', '"你好"'.length)
  await window.type(',')
  await expect.poll(shown).toContainEqual(expect.stringContaining('JSON 语法错误'))
  await window.keys('Control+Z')
  await expect.poll(async () => (await shown()).join()).not.toContain('JSON 语法错误')
})

test('formatting keeps canonical text and its line ends', async () => {
  await window.openFile('windows.page.json')
  await window.goTo(TEXT, '"props"', 0)
  await window.type('        ')
  await window.run('Format Document')
  await window.save()
  await expect.poll(() => window.page.locator('.tab.dirty').count()).toBe(0)
  expect(await read('windows.page.json')).toBe(PAGES['windows.page.json'])
})
