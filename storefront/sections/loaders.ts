import type { AnyWidget } from '@engine'
import { loadersOf } from '@widgets/registry'

/** What loads each section. */
export const loaders = loadersOf(
  import.meta.glob<AnyWidget>(['./*/index.ts', '!./goods-*/index.ts'], { import: 'default' }),
)
