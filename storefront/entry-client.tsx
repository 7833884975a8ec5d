import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { takeSettings } from './shell/api/settings'
import { expandData, type CompactData } from './shell/expand-data'
import { whenIdle } from './shell/idle'
import { watchChunks } from './shell/navigation/chunk-failure'
import { takeBuild } from './shell/navigation/own-build'
import { firstScreenTypes } from './shell/page-types'
import { browserRegistry } from './app/registry'
import { takeFrom } from './shell/state/shop'
import { Storefront } from './app/Storefront'

const root = document.getElementById('root')
const embedded = document.getElementById('page-data')?.textContent
if (!root || !embedded)
  throw new Error('Expected #root and #page-data in the document; was it rendered by the server?')

const data = expandData(JSON.parse(embedded) as CompactData)
takeBuild(data)
takeSettings(data)
takeFrom(data)
const files = JSON.parse(document.getElementById('type-files')?.textContent ?? '{}') as Record<string, string>
const registry = browserRegistry(whenIdle(), files)
watchChunks()
// not awaited up here: the widgets' files import what this one imports, and must not wait for it to end
void registry.load(firstScreenTypes(data)).then(() =>
  // in slices, between which the browser answers
  startTransition(() => {
    hydrateRoot(root, <Storefront first={data} registry={registry} />, {
      onRecoverableError: (error, { componentStack }) =>
        console.error('Hydration recovered from', error, componentStack),
    })
  }),
)
