import type { AnyWidget } from '@engine'
import { widgetLoaders } from '@widgets/loaders'
import { loadersOf, type Loaders } from '@widgets/registry'

/** The loader of each widget and section. */
export const loaders: Loaders = {
  ...widgetLoaders,
  ...loadersOf(
    import.meta.glob<AnyWidget>(
      ['../features/*/sections/*/index.ts', '!../features/*/sections/goods-*/index.ts'],
      { import: 'default' },
    ),
  ),
}
