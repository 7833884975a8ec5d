import { readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const ENTRY = resolve('storefront/entry-client.tsx')

/** The list and the detail: most ways through a shop lead from one to the other. */
const GOODS = ['goods-list', 'goods-detail'].map((type) =>
  resolve(`storefront/features/catalogue/sections/${type}/index.ts`),
)

/** Files whose code comes after a page answers (`drawnLater`). */
export const DRAWN = /\.drawn\.tsx$/

/** What pages share; those of them that the detail has are a file, too. */
const PARTS = resolve('storefront/shell/parts') + sep

/** Groups whose files other groups are built upon. */
export const SHARED_CHUNKS = ['base', 'header', 'goods', 'goods-cards', 'page-parts'] as const

/**
 * Which file of the shop a module goes into: what every page begins with is one file, what the demo's header is drawn
 * by another, what list and detail share a third, what the list begins with and the detail draws later a fourth, the parts
 * that a detail is made of a fifth. A dozen small files would cost a dozen ways through the network, and compress worse;
 * everything else is split by what imports it.
 */
export function pageChunks(): (id: string, modules: Modules) => (typeof SHARED_CHUNKS)[number] | null {
  const reached = new Map<string, ReadonlySet<string>>()
  const reach = (name: string, sources: readonly string[], modules: Modules) => {
    let found = reached.get(name)
    if (!found) reached.set(name, (found = closure(sources, modules)))
    return found
  }
  const header = headerWidgets()
  return (id, modules) => {
    if (reach('base', [ENTRY], modules).has(id)) return 'base'
    if (reach('header', header, modules).has(id)) return 'header'
    const [onList, onDetail] = GOODS.map((section) => reach(section, [section], modules).has(id))
    if (onList && onDetail) return 'goods'
    if (onList && reach('drawn', drawnBy(GOODS, modules), modules).has(id)) return 'goods-cards'
    return onDetail && id.startsWith(PARTS) ? 'page-parts' : null
  }
}

/** The modules, all that they import, and so on. */
function closure(sources: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  sources.forEach(visit)
  return found
}

/** What modules below these sources load by `drawnLater`. */
const drawnBy = (sources: readonly string[], modules: Modules): string[] =>
  [...closure(sources, modules)].flatMap(
    (id) => modules.getModuleInfo(id)?.dynamicallyImportedIds.filter((part) => DRAWN.test(part)) ?? [],
  )

function headerWidgets(): string[] {
  const { widgets } = JSON.parse(readFileSync(resolve('storefront/pages/header.json'), 'utf8')) as {
    widgets: Record<string, { type: string }>
  }
  const types = new Set(Object.values(widgets).map(({ type }) => type))
  return [...types].map((type) => resolve(`widgets/${type}/index.ts`))
}
