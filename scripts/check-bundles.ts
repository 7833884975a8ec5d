/** Fails when shoppers would download code that only operators need, or more than a page's limit. Needs a build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fillPage, parsePage, type FilledPage } from '@schemas'
import type { Manifest } from '@schemas/storefront-entry'
import { assetsFrom } from '@storefront/app/assets'
import { isAccountPage } from '@storefront/shell/account/account-pages'
import { firstScreenTypes } from '@storefront/shell/page-types'
import { routes } from '@storefront/shell/routing/routes'
import { MODULE_LIST, type ModuleList } from './build/client-manifest'
import { SHARED_CHUNKS } from './build/page-chunks'
import { clientBuild, growth, keepSizes, keptSizes, type Sizes } from './check/client-build'
import type { Findings } from './check/findings'
import { SCRIPT_LIMIT, WIDGET_LIMIT } from './check/script-limits'
import { ROOT } from './check/sources'

/** Gzip bytes. */
const CHECKOUT_LIMIT = 130 * 1024
const MEMBER_LIMIT = 110 * 1024
/** With the arrangement of panels in narrow windows. */
const STYLE_LIMIT = 16 * 1024
/** With the rows and their sheets, for desktops and phones. */
const CHECKOUT_STYLE_LIMIT = 20 * 1024
/** With the icons of the member centre and the drawings of its empty states. */
const MEMBER_STYLE_LIMIT = 20 * 1024
/** Share of a limit that gives a warning. */
const NEAR = 0.99

/** A page of the shop, by the widget types of its first screen: they load before it is interactive. */
export interface MeasuredPage {
  name: string
  types: string[]
  /** Gzip bytes of JavaScript. */
  limit: number
  /** Gzip bytes of CSS. */
  styleLimit?: number
}

/** Packages of the designer and of the build; each would cost shoppers a second on a phone. */
const FORBIDDEN =
  /(^|\/)node_modules\/(@rjsf|antd|@ant-design|rc-[^/]+|react-rnd|react-grid-layout|ajv|ajv-[^/]+|@dnd-kit|immer|sanitize-html)\/|^designer\/|^engine\/(settings|freepanel)\/|^engine\/design|\/panel\.tsx?$/

export interface Build {
  manifest: Manifest
  modules: ModuleList
  /** Gzip bytes of a built file. */
  sizeOf(file: string): number
  pages: MeasuredPage[]
  /** Minified bytes of each module at the last check without errors, if there was one. */
  before?: Sizes
}

/** Errors for bundles that are too large or contain code that shoppers must not get; warnings for nearly too large ones. */
export function checkBundles(build: Build): Findings {
  const sizes = [...build.pages.flatMap((page) => pageSize(build, page)), ...widgetSizes(build)]
  return {
    errors: [
      ...forbiddenModules(build),
      ...listsOfLoaders(build),
      ...sizes.flatMap(({ error }) => error ?? []),
    ],
    warnings: sizes.flatMap(({ warning }) => warning ?? []),
  }
}

/** `checkBundles` of the present sources; sizes of a passing run are stored as the baseline for messages about growth. */
export async function checkBuiltBundles(): Promise<Findings> {
  const build = readBuild(await clientBuild())
  const findings = checkBundles(build)
  if (findings.errors.length === 0) keepSizes(build.modules)
  return findings
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

const WIDGET = /^widgets\/W\d{4}\/index\.ts$/

/** Finds scripts of all pages that list the widgets' files, since they grow with each new widget. */
function listsOfLoaders({ manifest }: Build): string[] {
  const { dynamicImports = [] } = manifest['storefront/entry-client.tsx'] ?? {}
  return dynamicImports
    .filter((source) => WIDGET.test(source))
    .map(
      (source) =>
        `storefront/entry-client.tsx names ${source}, so each widget costs every page: name it in widgets/loaders.ts only`,
    )
}

interface Measured {
  error?: string
  warning?: string
}

function pageSize(build: Build, { name, types, limit, styleLimit = STYLE_LIMIT }: MeasuredPage): Measured[] {
  const { entry, afterPaint, modules, styles } = assetsFrom(build.manifest)(types, types, 'pc')
  const scripts = [afterPaint, entry, ...modules].filter((file) => file.endsWith('.js'))
  return [
    checkSize(build, { whose: `The ${name} page`, paths: scripts, what: 'JavaScript', limit, advice: LATER }),
    checkSize(build, {
      whose: `The ${name} page`,
      paths: styles,
      what: 'CSS',
      limit: styleLimit,
      advice: STYLES,
    }),
  ]
}

const LATER =
  'Load what the first screen does not show by later(…) or drawnLater(…) of storefront/shell/parts/later.tsx, or by import() when it is used'
const STYLES = 'Move styles of what is drawn later beside its component'

interface Measure {
  whose: string
  /** Addresses of built files. */
  paths: readonly string[]
  what: string
  /** Gzip bytes. */
  limit: number
  advice: string
}

function checkSize(
  { sizeOf, modules, before }: Build,
  { whose, paths, what, limit, advice }: Measure,
): Measured {
  const files = paths.map((path) => path.slice(1))
  const sizes = files.map((file) => ({ file, size: sizeOf(file) })).toSorted((a, b) => b.size - a.size)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const needs = `${whose} needs ${total} bytes of ${what} (gzip)`
  if (total <= limit) {
    return total < NEAR * limit ? {} : { warning: `${needs}: ${limit - total} below its limit of ${limit}` }
  }
  const largest = sizes.slice(0, 5).map(({ file, size }) => `${file} ${size}`)
  const grown = growth(before, Object.assign({}, ...files.map((file) => modules[file])) as Sizes)
  return {
    error: `${needs}: over its limit of ${limit} by ${total - limit}. Largest files: ${largest.join(', ')}. ${grown} ${advice}.`,
  }
}

function widgetSizes(build: Build): Measured[] {
  return Object.entries(build.manifest).flatMap(([source, { file }]) => {
    if (!WIDGET.test(source)) return []
    // one of several in a file, which the limit of a page covers
    if (SHARED_CHUNKS.some((name) => file.startsWith(`assets/${name}-`))) return []
    const advice = 'Load what its first drawing does not show by import()'
    return [
      checkSize(build, {
        whose: source,
        paths: [`/${file}`],
        what: 'its own JavaScript',
        limit: WIDGET_LIMIT,
        advice,
      }),
    ]
  })
}

function readBuild(folder: string): Build {
  const json = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return {
    manifest: json('.vite/manifest.json') as Manifest,
    modules: json(MODULE_LIST) as ModuleList,
    sizeOf: (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    pages: [
      { name: 'home', types: typesOn(pageOf('home')), limit: SCRIPT_LIMIT },
      { name: 'phones’ home', types: typesOn(pageOf('home-h5')), limit: SCRIPT_LIMIT },
      { name: 'list', types: [...typesOn(null), 'goods-list'], limit: SCRIPT_LIMIT },
      { name: 'detail', types: [...typesOn(null), 'goods-detail'], limit: SCRIPT_LIMIT },
      { name: 'cart', types: [...typesOn(null), 'cart-lines'], limit: SCRIPT_LIMIT },
      {
        name: 'checkout',
        types: [...typesOn(null), 'checkout-form'],
        limit: CHECKOUT_LIMIT,
        styleLimit: CHECKOUT_STYLE_LIMIT,
      },
      ...memberPages(),
    ],
    before: keptSizes(),
  }
}

/** Every page of the member centre in the table of routes. */
function memberPages(): MeasuredPage[] {
  return routes.flatMap((route) => {
    if (!('page' in route) || !isAccountPage(route.path)) return []
    const section = route.page.replace('section:', '')
    const types = [...typesOn(null), section]
    return [{ name: route.path, types, limit: MEMBER_LIMIT, styleLimit: MEMBER_STYLE_LIMIT }]
  })
}

/** Widget types on the first screen of a page with this body. */
const typesOn = (body: FilledPage | null): string[] => [
  ...firstScreenTypes({ regions: { header: pageOf('header'), body, footer: pageOf('footer') } }),
]

function pageOf(name: string): FilledPage {
  const { page } = parsePage(readFileSync(join(ROOT, `storefront/pages/${name}.json`)))
  if (!page)
    throw new Error(
      `Expected storefront/pages/${name}.json to be a valid page; npm run validate lists its problems.`,
    )
  return fillPage(page)
}
