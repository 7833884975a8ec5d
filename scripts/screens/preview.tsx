/**
 * Draws one page document as the storefront does: `preview.html#file=widgets/W0001/samples/filled.json&mode=design`, with
 * `&viewport=h5` as on a phone.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { colour, PageView, RenderProvider, type RenderMode } from '@engine'
import { adaptPage } from '@engine/page'
import { withPhoneCss } from '@engine/render/phone-css'
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
}

function Document({ file, mode, viewport }: DocumentProps) {
  const [, type = '', , name = ''] = file.replace(/\.json$/, '').split('/')
  const source = pageOfSample({ file, text: textOf(file) })
  const page = viewport === 'h5' ? withPhoneCss(adaptPage(source), registry) : fillPage(source)
  const { props } = page.page
  // a document made for phones, in a wide window
  const column = page.platform === 'h5' && viewport === 'pc'
  const context = { mode, viewport, page: props, ...shopOfSample({ type, name }, source) }
  return (
    <RenderProvider value={context}>
      <main
        className="region"
        data-shown={file}
        style={{
          backgroundColor: colour(props.backgroundColor),
          ...(column && { width: 375, margin: '0 auto' }),
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
