import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { doorsOf, MOST_NAMES } from '../scripts/generate/public-names'
import { buildCli, buildCreate, buildEngine } from '../scripts/packages/build'

const ROOT = join(import.meta.dirname, '..')
/** Inside of the repository, whose node_modules have what the packages depend on. */
const folder = join(ROOT, '.cache/own-application')
const app = join(folder, 'app')
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: app, encoding: 'utf8' })
const PUMIAN = 'node_modules/@pumian/cli/dist/bin/pumian.js'
const CREATE = join(ROOT, 'packages/create/create.mjs')

interface Drawn {
  html: string
  problems: { path: string; message: string }[]
}

/** A widget of the shop. */
const SHOPS = /\bW00(?!00)\d\d\b/

beforeAll(async () => {
  await buildEngine()
  await Promise.all([buildCli(), buildCreate()])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  execFileSync(process.execPath, [CREATE, app])
  const names = ['engine', 'cli']
  const packed = names.map((name) => join(ROOT, 'packages', name))
  const tarballs = execFileSync('npm', ['pack', ...packed, '--pack-destination', folder, '--silent'], {
    encoding: 'utf8',
  })
  for (const [index, tarball] of tarballs.trim().split('\n').entries()) {
    const target = join(app, 'node_modules/@pumian', names[index] ?? '')
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components', '1'])
  }
  // generates too
  node(PUMIAN, 'new:widget', 'price-table', '价格表')
})

test('an application made from the packed packages draws its widgets and judges them by their schemas', async () => {
  await build({ root: app, logLevel: 'error', build: { ssr: 'src/server.tsx', outDir: 'dist/server' } })
  const { draw } = (await import(pathToFileURL(join(app, 'dist/server/server.js')).href)) as {
    draw(text: string): Drawn
  }
  const text = readFileSync(join(app, 'pages/home.json'), 'utf8')
  const right = draw(text)
  expect(right.problems).toEqual([])
  expect(right.html, 'a default is filled in').toMatch(/<p>已有.* <b>12<\/b> 人<\/p>/)
  expect(right.html).toContain('<p style="color:#222222"><span>本周六上午九点开门</span></p>')
  const wrong = draw(text.replace('"count": 12', '"count": 120'))
  expect(wrong.problems).toMatchObject([{ path: '/props/count', message: '数量最多99' }])
  const linked = (link: object) =>
    draw(text.replace('"text": "本周六上午九点开门"', `$&, "link": ${JSON.stringify(link)}`))
  expect(linked({ linkPage: 'event', event_id: '7' })).toEqual({
    html: expect.stringContaining('<a href="/events/7">本周六上午九点开门</a>'),
    problems: [],
  })
  expect(linked({ linkPage: 'event' }).problems).toMatchObject([
    { path: '/props/link', message: '链接类型为“活动”时应填写 event_id' },
  ])
  expect(linked({ linkPage: 'goods', goods_id: '7' }).problems.map(({ path }) => path)).toEqual([
    '/props/link/goods_id',
    '/props/link/linkPage',
  ])
})

test('its command line makes widgets and validates pages', () => {
  expect(readFileSync(join(app, 'schemas/generated/types.ts'), 'utf8')).toContain('interface PriceTableProps')
  const page = readFileSync(join(app, 'pages/home.json'), 'utf8')
  writeFileSync(join(app, 'wrong.json'), page.replace('"count": 12', '"count": 120'))
  const { status, stdout } = spawnSync(process.execPath, [PUMIAN, 'validate', 'pages', 'wrong.json'], {
    cwd: app,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout.trim().split('\n')).toEqual([expect.stringContaining('/props/count  数量最多99')])
})

test('its kinds of rows and links are those that it declares, and a wrong name is refused', () => {
  const file = join(app, 'schemas/widgets/notice.schema.json')
  const text = readFileSync(file, 'utf8')
  const id = (entity: string) => `"event_id": { "title": "活动", "type": "string", "x-entity": "${entity}" }`
  const marked = (entity: string) => text.replace('"colour"', `${id(entity)},\n"colour"`)
  const generate = () => spawnSync(process.execPath, [PUMIAN, 'generate'], { cwd: app, encoding: 'utf8' })
  try {
    writeFileSync(file, marked('evnt'))
    expect(generate().stderr).toContain(
      '/event_id: x-entity must be one of event, widget, got "evnt"; did you mean "event"?',
    )
    writeFileSync(file, marked('event'))
    expect(generate().status).toBe(0)
    const generated = readFileSync(join(app, 'schemas/generated/entities.ts'), 'utf8')
    expect(generated).toContain("{ path: ['props', 'event_id'], entity: 'event' }")
    expect(generated).toContain("{ path: ['props', 'link', 'event_id'], entity: 'event', link: true }")
  } finally {
    writeFileSync(file, text)
    generate()
  }
})

test('no application is made of a template that there is not', () => {
  const other = join(folder, 'other')
  const { status, stderr } = spawnSync(process.execPath, [CREATE, other, '--template', 'nuxt'], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('Expected --template to be vite, next, react-router; got nuxt.')
  expect([status, existsSync(other)]).toEqual([2, false])
})

test('its page files are tools for agents, which know its widgets', async () => {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [PUMIAN, 'mcp'], cwd: app }),
  )
  const ask = async (name: string, input: object) => {
    const { content } = await client.callTool({ name, arguments: { ...input } })
    return JSON.stringify(content)
  }
  try {
    expect(await ask('describe', { type: 'counter' })).toContain('count 数量 integer 0..99 =3')
    expect(await ask('describe', { type: 'notice' })).toContain('tel: tel, href: href, event: event_id')
    const page = 'agent.json'
    await ask('create_page', { page, copy_of: 'home.json' })
    const set = (value: number) => [{ do: 'set', type: 'counter', path: '/props/count', value }]
    expect(await ask('apply', { page, steps: set(120) })).toContain('数量最多99')
    await ask('apply', { page, steps: set(13) })
    const value = { linkPage: 'event', event_id: '7' }
    const link = { do: 'set', type: 'notice', path: '/props/link', value }
    await ask('create_page', { page: 'linked.json', copy_of: 'home.json' })
    await ask('apply', { page: 'linked.json', steps: [link] })
    expect(await ask('find', { link: 'event:7' })).toContain('event:7')
  } finally {
    await client.close()
  }
  const text = readFileSync(join(app, 'pages/agent.json'), 'utf8')
  expect(text).toBe(readFileSync(join(app, 'pages/home.json'), 'utf8').replace('"count": 12', '"count": 13'))
})

test('visitors load little, and nothing of the packages names a widget of the shop', async () => {
  writeFileSync(join(app, 'src/bare.ts'), "export { installDefaults, Render } from '@pumian/engine'\n")
  const external = [/^react(?:-dom)?(?:\/|$)/]
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'dist/bare',
      lib: { entry: 'src/bare.ts', formats: ['es'], fileName: 'bare' },
      // of a library Vite minifies names only
      rolldownOptions: { external, output: { minify: true } },
      minify: 'oxc',
    },
  })
  const bytes = gzipSync(readFileSync(join(app, 'dist/bare/bare.js'))).length
  expect(bytes, 'bytes of <Render>, gzipped').toBeLessThanOrEqual(4_096)
  for (const name of ['engine', 'cli']) {
    const files = readdirSync(join(app, 'node_modules/@pumian', name), { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((each) => /\.(?:js|json)$/.test(each))) {
      const [named] = SHOPS.exec(readFileSync(join(app, 'node_modules/@pumian', name, file), 'utf8')) ?? []
      expect([name, file, named]).toEqual([name, file, undefined])
    }
  }
})

test('the public names are few, and the versions of dependencies those of the repository', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
  const names = doorsOf(ROOT).flatMap((door) => door.names.map(({ name }) => name))
  expect(new Set(names).size).toBeLessThanOrEqual(MOST_NAMES)
  const own = read('package.json')
  const known = { ...own.devDependencies, ...own.dependencies }
  for (const name of ['engine', 'cli']) {
    const { dependencies } = read(`packages/${name}/package.json`)
    const expected = Object.fromEntries(
      Object.keys(dependencies).map((dependency) => [dependency, known[dependency]]),
    )
    expect(dependencies).toEqual(expected)
  }
})

test.each(['engine', 'cli'])('%s declares every package that it imports', (name) => {
  const dist = join(ROOT, 'packages', name, 'dist')
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>
  const imported = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join(dist, file), 'utf8').matchAll(
        /^(?:import|export) [^'"]*["']((?:@[\w-]+\/)?[\w:-]+)[^'"]*["'];?$/gm,
      ),
    ])
    .map(([, each = '']) => each)
  expect(imported).toContain('ajv')
  const known = { ...dependencies, ...peerDependencies }
  const undeclared = [...new Set(imported)].filter((each) => !isBuiltin(each) && !Object.hasOwn(known, each))
  expect(undeclared).toEqual([])
})
