import { resolve, sep } from 'node:path'
import { closure, type Modules, sections, widgets } from './page-chunks.ts'

/** What the editor's page loads anyway. */
const EDITOR = ['designer/entry.tsx', 'designer/editor/layout/EditPage.tsx'].map((file) => resolve(file))

const RESOLVED = resolve('schemas/generated/resolved') + sep

/** Of widgets, also of those that are not drawn, of the page itself, and what they share. */
const OF_PAGES = /^(?:W\d{4}|common)\.ts$/

interface Group {
  debugName: string
  name: (id: string, modules: Modules) => 'renderers' | 'page-forms' | null
  /** What its modules import stays where it is. */
  includeDependenciesRecursively: false
}

/**
 * Two files of the editor for a hundred parts that are loaded lazily: the renderers of all widgets, and the schemas that
 * their settings are made of. A request for each of them would take longer than opening a page.
 */
export function designerChunks(): Group[] {
  const onPages = new Set(sections().map((source) => `${source.split(sep).at(-2)}.ts`))
  let drawn: ReadonlySet<string> | undefined
  let known: ReadonlySet<string> | undefined
  return [
    {
      debugName: 'editor',
      name(id, modules) {
        if (id.startsWith(RESOLVED)) {
          const file = id.slice(RESOLVED.length)
          return onPages.has(file) || OF_PAGES.test(file) ? 'page-forms' : null
        }
        known ??= closure(EDITOR, modules)
        drawn ??= closure(widgets(), modules)
        return drawn.has(id) && !known.has(id) ? 'renderers' : null
      },
      includeDependenciesRecursively: false,
    },
  ]
}
