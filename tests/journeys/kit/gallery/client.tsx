import { hydrateRoot } from 'react-dom/client'
import { serverRegistry } from '@widgets/registry.server'
import '@storefront/app/global.css'
import { expandData, type CompactData } from '@storefront/shell/expand-data'
import { Gallery } from './Gallery'

const root = document.getElementById('root')
const embedded = document.getElementById('page-data')?.textContent
if (!root || !embedded) throw new Error('Expected #root and #page-data in the document')

const data = expandData(JSON.parse(embedded) as CompactData)
hydrateRoot(root, <Gallery data={data} registry={serverRegistry} />, {
  onRecoverableError: (error) => console.error('Hydration recovered from', error),
})
document.documentElement.dataset.hydrated = 'true'
