/**
 * Draws one page document as the storefront does: `preview.html#file=widgets/W0001/samples/filled.json&mode=design`.
 */
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { colour, PageView, RenderProvider, type RenderMode } from '@engine'
import { fillPage } from '@schemas'
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
  return file ? (
    <Document key={address} file={file} mode={query.get('mode') === 'design' ? 'design' : 'render'} />
  ) : null
}

function subscribe(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

function Document({ file, mode }: { file: string; mode: RenderMode }) {
  const [, type = '', , name = ''] = file.replace(/\.json$/, '').split('/')
  const source = pageOfSample({ file, text: textOf(file) })
  const page = fillPage(source)
  const { props } = page.page
  const phone = page.platform === 'h5'
  const context = { mode, page: props, ...shopOfSample({ type, name }, source) }
  return (
    <RenderProvider value={context}>
      <main
        data-shown={file}
        style={{
          backgroundColor: colour(props.backgroundColor),
          ...(phone && { width: 375, margin: '0 auto' }),
        }}
      >
        <PageView page={page} registry={registry} />
      </main>
    </RenderProvider>
  )
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
