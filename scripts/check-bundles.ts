/** Fails when shoppers would download what only operators need, or more than a page may cost. Runs on a build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fillPage, parsePage, type FilledPage } from '@schemas'
import { assetsFrom, type Manifest } from '@storefront/assets'
import { firstScreenTypes } from '@storefront/page-types'
import { MODULE_LIST, type ModuleList } from './build/module-list'
import { ROOT } from './check/sources'

/** issue 2 §6 (e), in gzip bytes of JavaScript. */
const HOME_LIMIT = 100 * 1024
const WIDGET_LIMIT = 6 * 1024

/** Tools of operators, and of the build; each would cost shoppers a second on a phone. */
const FORBIDDEN =
  /(^|\/)node_modules\/(@rjsf|antd|@ant-design|rc-[^/]+|react-rnd|react-grid-layout|ajv|ajv-[^/]+|@dnd-kit|immer|sanitize-html)\/|^designer\/|^engine\/(settings|freepanel)\/|^engine\/design|\/panel\.tsx?$/

export interface Build {
  manifest: Manifest
  modules: ModuleList
  /** Gzip bytes of a built file. */
  sizeOf(file: string): number
  /** Widget types on the first screen of the home page: what it needs before it is interactive. */
  homeTypes: string[]
}

/** One line for each breach; empty when shoppers get what they may. */
export function checkBundles(build: Build = readBuild()): string[] {
  return [...forbiddenModules(build), ...homeSize(build), ...widgetSizes(build)]
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

function homeSize({ manifest, sizeOf, homeTypes }: Build): string[] {
  const { entry, modules } = assetsFrom(manifest)(homeTypes, homeTypes)
  const files = [entry, ...modules].filter((file) => file.endsWith('.js')).map((file) => file.slice(1))
  const sizes = files.map((file) => ({ file, size: sizeOf(file) })).toSorted((a, b) => b.size - a.size)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  if (total <= HOME_LIMIT) return []
  const largest = sizes.slice(0, 5).map(({ file, size }) => `${file} ${kilobytes(size)}`)
  return [
    `The home page needs ${kilobytes(total)} of JavaScript, the limit is ${kilobytes(HOME_LIMIT)}: ${largest.join(', ')}`,
  ]
}

function widgetSizes({ manifest, sizeOf }: Build): string[] {
  return Object.entries(manifest).flatMap(([source, { file }]) => {
    if (!/^widgets\/W\d{4}\/index\.ts$/.test(source)) return []
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
    homeTypes: [
      ...firstScreenTypes({
        regions: { header: pageOf('header'), body: pageOf('home'), footer: pageOf('footer') },
      }),
    ],
  }
}

function pageOf(name: string): FilledPage {
  const { page } = parsePage(readFileSync(join(ROOT, `storefront/pages/${name}.json`)))
  if (!page)
    throw new Error(
      `Expected storefront/pages/${name}.json to be a page; npm run validate says why it is none.`,
    )
  return fillPage(page)
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
