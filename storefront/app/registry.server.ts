import type { AnyWidget } from '@engine'
import { serverRegistryWith } from '@widgets/registry.server'
import type { AnySectionData } from '../shell/section/section'

const definitions = import.meta.glob<AnyWidget>('../features/*/sections/*/index.ts', {
  eager: true,
  import: 'default',
})
const files = import.meta.glob<AnySectionData>('../features/*/sections/*/data.ts', {
  eager: true,
  import: 'default',
})
const data = new Map(Object.entries(files).map(([path, file]) => [path.split('/').at(-2), file]))

/** Widgets and sections at once. */
export const pageRegistry = serverRegistryWith(Object.values(definitions))

/** What the section of a type asks for, and says of its page. */
export const dataOf = (type: string): AnySectionData | undefined => data.get(type)
