import { readFileSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { globSync } from 'tinyglobby'

/** The bundler's information on a module. */
export interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const ENTRY = resolve('storefront/entry-client.tsx')

/** List and detail: most visits lead from one to the other. */
const GOODS = ['goods-list', 'goods-detail'].map((type) =>
  resolve(`storefront/features/catalogue/sections/${type}/index.ts`),
)

/** Files whose code loads after the page is interactive (`drawnLater`). */
export const DRAWN = /\.drawn\.tsx$/

/** What only pages of goods use; the rest of what they share is also in the widgets of other pages. */
const STOREFRONT = resolve('storefront') + sep

/** Modules shared by pages; those that the detail uses get a file of their own. */
const PARTS = resolve('storefront/shell/parts') + sep

/** Pages without product cards do not load the code of the cards. */
const CARD = resolve('widgets/shared/GoodsCard.tsx')

/** Most home pages begin with pictures that slide: one file instead of six. */
const CAROUSEL = resolve('widgets/W0001/index.ts')

/** What every page fetches once the browser is idle, and what with the shopper's first touch of it. */
const IDLE = [resolve('storefront/features/checkout/other-tabs.actions.ts')]
const TOUCHED = ['storefront/app/loaded-actions.ts', 'storefront/shell/navigation/prefetch.ts'].map((file) =>
  resolve(file),
)

/** Every section reads its answers by the first; carousels and the detail's slider share the others. */
const COMMON = [
  'storefront/shell/section/use-answers.ts',
  'widgets/shared/carousel/load-embla-near.ts',
  'widgets/shared/carousel/use-reduced-motion.ts',
].map((file) => resolve(file))

/** Groups that other groups depend on. */
export const SHARED_CHUNKS = [
  'base',
  'header',
  'goods',
  'goods-pages',
  'list-parts',
  'goods-cards',
  'page-parts',
  'carousel',
  'idle',
  'touched',
] as const

type ChunkName = (typeof SHARED_CHUNKS)[number]

interface Group {
  debugName: ChunkName
  name: (id: string, modules: Modules) => ChunkName | null
  /** A group takes what its modules import as well, unless one of a higher priority has it. */
  priority: number
}

/** Groups of modules for the bundler, one per shared chunk: what comes first in the list keeps its modules. */
export function pageChunks(): Group[] {
  const decide = chunks()
  // each group asks for each module
  const decided = new Map<string, ChunkName | null>()
  const chunkOf = (id: string, modules: Modules) => {
    let chunk = decided.get(id)
    if (chunk === undefined) decided.set(id, (chunk = decide(id, modules)))
    return chunk
  }
  return SHARED_CHUNKS.map((chunk, index) => ({
    debugName: chunk,
    name: (id, modules) => (chunkOf(id, modules) === chunk ? chunk : null),
    priority: SHARED_CHUNKS.length - index,
  }))
}

/**
 * Assigns a module to a file of the shop: one for the start of every page, one for the demo's header, one for what list
 * and detail share, of it what widgets use apart, one for what the list starts with and the detail loads later (of it
 * what pages without product cards use apart), one for the parts of a detail, one for carousels, and, unless a page begins with it, one for
 * what every page fetches when the browser is idle and one for what it fetches when it is touched. A dozen small files would cost a dozen
 * round trips and compress worse; all other modules are split by their importers.
 */
export function chunks(): (id: string, modules: Modules) => ChunkName | null {
  const reached = new Map<string, ReadonlySet<string>>()
  const reach = (name: string, sources: readonly string[], modules: Modules) => {
    let found = reached.get(name)
    if (!found) reached.set(name, (found = closure(sources, modules)))
    return found
  }
  const isPlain = (section: string, modules: Modules) => !reach(section, [section], modules).has(CARD)
  const header = headerWidgets()
  const others = sections().filter((section) => !GOODS.includes(section))
  return (id, modules) => {
    if (reach('base', [ENTRY, ...COMMON], modules).has(id)) return 'base'
    if (reach('header', header, modules).has(id)) return 'header'
    const [onList, onDetail] = GOODS.map((section) => reach(section, [section], modules).has(id))
    if (onList && onDetail) return id.startsWith(STOREFRONT) ? 'goods-pages' : 'goods'
    if (onList && reach('drawn', drawnBy(GOODS, modules), modules).has(id)) {
      const isShared = others.some(
        (section) => isPlain(section, modules) && reach(section, [section], modules).has(id),
      )
      if (isShared) return 'list-parts'
      // a widget with cards needs nothing of the list's own
      return id.startsWith(STOREFRONT) ? null : 'goods-cards'
    }
    if (onDetail && id.startsWith(PARTS)) return 'page-parts'
    if (reach('carousel', [CAROUSEL], modules).has(id)) return 'carousel'
    const isOfPages = reach('pages', [...sections(), ...widgets()], modules).has(id)
    if (isOfPages) return null
    if (reach('idle', IDLE, modules).has(id)) return 'idle'
    return reach('touched', TOUCHED, modules).has(id) ? 'touched' : null
  }
}

/** The modules with all their transitive imports. */
export function closure(sources: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  sources.forEach(visit)
  return found
}

/** Modules that these sources load by `drawnLater`, transitively. */
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

export const widgets = (): string[] => globSync('widgets/W*/index.ts').map((source) => resolve(source))

/** Every page of the shop's own. */
export const sections = (): string[] =>
  globSync('storefront/features/*/sections/*/index.ts').map((source) => resolve(source))
