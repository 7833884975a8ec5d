/**
 * Draws one page document as the storefront does: `preview.html#file=widgets/W0001/samples/filled.json&mode=design`, with
 * `&viewport=h5` as on a phone, `&theme=#1f6b4a` in a theme: its widgets with the looks of new ones.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { colour, PageView, RenderProvider, type RenderMode } from '@engine'
import { adaptPage } from '@engine/page'
import { withPhoneCss } from '@engine/render/phone-css'
import { fillPage, type PageJson } from '@schemas'
import { mapValues } from '@schemas/envelope'
import { resolvedSchemas } from '@schemas/generated/resolved'
import type { JsonObject } from '@schemas/page'
import { widgetLoaders, widgetTypes } from '@widgets/loaders'
import { LazyRegistry } from '@widgets/registry'
import { pageOfSample, shopOfSample } from '../../tests/helpers/samples'
import '@storefront/app/global.css'

const registry = new LazyRegistry(Promise.resolve(), widgetLoaders)
await registry.load(widgetTypes())

function Preview() {
  const address = useSyncExternalStore(subscribe, () => window.location.hash)
  const query = new URLSearchParams(address.slice(1))
  const file = query.get('file')
  const viewport = query.get('viewport') === 'h5' ? 'h5' : 'pc'
  useLayoutEffect(() => {
    document.documentElement.dataset['viewport'] = viewport
  }, [viewport])
  return file ? (
    <Document
      key={address}
      file={file}
      mode={query.get('mode') === 'design' ? 'design' : 'render'}
      viewport={viewport}
      theme={query.get('theme')}
    />
  ) : null
}

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

interface DocumentProps {
  file: string
  mode: RenderMode
  viewport: 'pc' | 'h5'
  /** Instead of the page's own. */
  theme: string | null
}

function Document({ file, mode, viewport, theme }: DocumentProps) {
  const [, type = '', , name = ''] = file.replace(/\.json$/, '').split('/')
  const sample = pageOfSample({ file, text: textOf(file) })
  const source = theme === null ? sample : inTheme(sample, theme)
  const page = viewport === 'h5' ? withPhoneCss(adaptPage(source), registry) : fillPage(source)
  const { props } = page.page
  // a document made for phones, in a wide window
  const column = page.platform === 'h5' && viewport === 'pc'
  const context = { mode, viewport, page: props, ...shopOfSample({ type, name }, source) }
  return (
    <RenderProvider value={context}>
      <main
        className="region pm-theme"
        data-shown={file}
        data-theme={theme ?? ''}
        style={{
          ...(theme !== null && { '--theme': theme, '--action': theme }),
          backgroundColor: colour(props.backgroundColor),
          ...(column && { width: 375, margin: '0 auto' }),
        }}
      >
        <PageView page={page} registry={registry} />
      </main>
    </RenderProvider>
  )
}

function inTheme(page: PageJson, theme: string): PageJson {
  const widgets = mapValues(page.widgets, (widget) =>
    widget.parent === null ? { ...widget, props: { ...widget.props, ...looksOfNew(widget.type) } } : widget,
  )
  const props = { ...page.page.props, themeColor: theme, followTheme: false }
  return { ...page, page: { ...page.page, props }, widgets }
}

/** Colours, and what else the schema says for new ones. */
function looksOfNew(type: string): JsonObject {
  const properties = resolvedSchemas[type]?.properties?.['props']?.properties ?? {}
  const looks = Object.entries(properties).flatMap(([name, { default: plain, 'x-name': kind, 'x-ui': ui }]) => {
    const isLook = ui?.['insert'] !== undefined || kind === 'Colour' || name === 'customerThemeEnabled'
    return isLook ? [[name, ui?.['insert'] ?? plain] as const] : []
  })
  return Object.fromEntries(looks) as JsonObject
}

const files = import.meta.glob<string>(['../../widgets/W*/samples/*.json', '../../storefront/pages/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function textOf(file: string): string {
  const text = files[`../../${file}`]
  if (text === undefined) throw new Error(`Expected a page document, found none at ${file}`)
  return text
}

const root = document.getElementById('root')
if (!root) throw new Error('Expected #root in the document, found none.')
createRoot(root).render(<Preview />)
