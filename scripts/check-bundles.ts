/** Fails when shoppers would download what only operators need, or more than a page may cost. Runs on a build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fillPage, parsePage, type FilledPage } from '@schemas'
import { assetsFrom, type Manifest } from '@storefront/assets'
import { isRoom } from '@storefront/account/rooms'
import { firstScreenTypes } from '@storefront/page-types'
import { routes } from '@storefront/routing/routes'
import { MODULE_LIST, type ModuleList } from './build/module-list'
import { SHARED_CHUNKS } from './build/page-chunks'
import { ROOT } from './check/sources'

/** Gzip bytes: issue 2 §6 (e), issues 5 and 6. */
const SCRIPT_LIMIT = 100 * 1024
const CHECKOUT_LIMIT = 130 * 1024
const MEMBER_LIMIT = 110 * 1024
const STYLE_LIMIT = 15 * 1024
const WIDGET_LIMIT = 6 * 1024

/** A page of the shop, by the widget types that its first screen shows: what it needs before it is interactive. */
export interface MeasuredPage {
  name: string
  types: string[]
  /** Gzip bytes of JavaScript. */
  limit: number
}

/** Tools of operators, and of the build; each would cost shoppers a second on a phone. */
const FORBIDDEN =
  /(^|\/)node_modules\/(@rjsf|antd|@ant-design|rc-[^/]+|react-rnd|react-grid-layout|ajv|ajv-[^/]+|@dnd-kit|immer|sanitize-html)\/|^designer\/|^engine\/(settings|freepanel)\/|^engine\/design|\/panel\.tsx?$/

export interface Build {
  manifest: Manifest
  modules: ModuleList
  /** Gzip bytes of a built file. */
  sizeOf(file: string): number
  pages: MeasuredPage[]
}

/** One line for each breach; empty when shoppers get what they may. */
export function checkBundles(build: Build = readBuild()): string[] {
  return [
    ...forbiddenModules(build),
    ...build.pages.flatMap((page) => pageSize(build, page)),
    ...widgetSizes(build),
  ]
}

function forbiddenModules({ modules }: Build): string[] {
  return Object.entries(modules).flatMap(([chunk, contents]) =>
    Object.keys(contents)
      .filter((module) => FORBIDDEN.test(module))
      .map(
        (module) =>
          `${chunk} holds ${module}: shoppers must not load it; import it from the designer's side only`,
      ),
  )
}

function pageSize({ manifest, sizeOf }: Build, { name, types, limit }: MeasuredPage): string[] {
  const { entry, afterPaint, modules, styles } = assetsFrom(manifest)(types, types)
  const scripts = [afterPaint, entry, ...modules].filter((file) => file.endsWith('.js'))
  return [
    ...tooLarge(`The ${name} page needs`, scripts, { sizeOf, what: 'JavaScript', limit }),
    ...tooLarge(`The ${name} page needs`, styles, { sizeOf, what: 'CSS', limit: STYLE_LIMIT }),
  ]
}

interface Measure extends Pick<Build, 'sizeOf'> {
  what: string
  limit: number
}

function tooLarge(whose: string, paths: readonly string[], { sizeOf, what, limit }: Measure): string[] {
  const files = paths.map((path) => path.slice(1))
  const sizes = files.map((file) => ({ file, size: sizeOf(file) })).toSorted((a, b) => b.size - a.size)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  if (total <= limit) return []
  const largest = sizes.slice(0, 5).map(({ file, size }) => `${file} ${kilobytes(size)}`)
  return [`${whose} ${kilobytes(total)} of ${what}, the limit is ${kilobytes(limit)}: ${largest.join(', ')}`]
}

function widgetSizes({ manifest, sizeOf }: Build): string[] {
  return Object.entries(manifest).flatMap(([source, { file }]) => {
    if (!/^widgets\/W\d{4}\/index\.ts$/.test(source)) return []
    // one of several in a file, which the limit of a page covers
    if (SHARED_CHUNKS.some((name) => file.startsWith(`assets/${name}-`))) return []
    const size = sizeOf(file)
    return size <= WIDGET_LIMIT
      ? []
      : [`${source} is ${kilobytes(size)} of its own JavaScript, the limit is ${kilobytes(WIDGET_LIMIT)}`]
  })
}

function readBuild(): Build {
  const folder = join(ROOT, 'dist/client')
  const json = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return {
    manifest: json('.vite/manifest.json') as Manifest,
    modules: json(MODULE_LIST) as ModuleList,
    sizeOf: (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    pages: [
      { name: 'home', types: typesOn(pageOf('home')), limit: SCRIPT_LIMIT },
      { name: 'list', types: [...typesOn(null), 'goods-list'], limit: SCRIPT_LIMIT },
      { name: 'detail', types: [...typesOn(null), 'goods-detail'], limit: SCRIPT_LIMIT },
      { name: 'checkout', types: [...typesOn(null), 'checkout-form'], limit: CHECKOUT_LIMIT },
      ...memberPages(),
    ],
  }
}

/** Every page of the member centre that the table of routes leads to. */
function memberPages(): MeasuredPage[] {
  return routes.flatMap((route) => {
    if (!('page' in route) || !isRoom(route.path)) return []
    const section = route.page.replace('section:', '')
    return [{ name: route.path, types: [...typesOn(null), section], limit: MEMBER_LIMIT }]
  })
}

/** What stands on the first screen of a page with this body. */
const typesOn = (body: FilledPage | null): string[] => [
  ...firstScreenTypes({ regions: { header: pageOf('header'), body, footer: pageOf('footer') } }),
]

function pageOf(name: string): FilledPage {
  const { page } = parsePage(readFileSync(join(ROOT, `storefront/pages/${name}.json`)))
  if (!page)
    throw new Error(
      `Expected storefront/pages/${name}.json to be a page; npm run validate says why it is none.`,
    )
  return fillPage(page)
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
