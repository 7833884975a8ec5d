import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { hean } from '@server/demo/hean'
import { pageRows } from '@server/demo/rows/content-rows'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = join(ROOT, 'storefront/pages')
const MESSAGE = '最多只能添加5张轮播图'

let folder: string
let file: string
let text: string

/** The home page with a sixth slide, as an operator could write it by hand. */
beforeAll(() => {
  const page = JSON.parse(readFileSync(join(PAGES, 'home.json'), 'utf8')) as {
    widgets: { 'hero-slides': { props: { data: object[] } } }
  }
  const { data } = page.widgets['hero-slides'].props
  data.push({ ...data[0] })
  text = JSON.stringify(page, null, 2)
  folder = mkdtempSync(join(tmpdir(), 'pumian-wrong-page-'))
  file = join(folder, 'home.json')
  writeFileSync(file, text)
})
afterAll(() => rmSync(folder, { recursive: true }))

const validate = (...files: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/validate.ts', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  })

describe('an invalid page is refused', () => {
  test('npm run validate names file, line and column, the widget and the operator’s own message', () => {
    const { status, stdout } = validate(file)
    expect(status).toBe(1)
    const [, line = '', column = ''] = /home\.json:(\d+):(\d+) /.exec(stdout) ?? []
    const pointed = text.split('\n')[Number(line) - 1]?.slice(Number(column) - 1)
    expect(pointed).toMatch(/^(\[|"data")/)
    expect(stdout).toContain('W0001')
    expect(stdout).toContain('hero-slides')
    expect(stdout).toContain(MESSAGE)
  })

  inSoak(() => {
    test('the pages of the demo are accepted', () => {
      const files = ['home.json', 'header.json', 'footer.json', 'custom-story.json', 'songjian-home.json']
      expect(validate(...files.map((name) => join(PAGES, name))).status).toBe(0)
    })
  })

  test('the seed refuses it before it writes anything', () => {
    const read = (name: string) =>
      name === 'home' ? text : readFileSync(join(PAGES, `${name}.json`), 'utf8')
    expect(() => pageRows(hean, read)).toThrow(`home.json is refused: W0001 hero-slides`)
    expect(() => pageRows(hean, read)).toThrow(MESSAGE)
  })
})
