import { hydrateRoot } from 'react-dom/client'
import type { PageData } from '@schemas/page-data'
import { serverRegistry } from '@widgets/registry.server'
import '@storefront/app/global.css'
import { Gallery } from './Gallery'

const root = document.getElementById('root')
const embedded = document.getElementById('page-data')?.textContent
if (!root || !embedded) throw new Error('Expected #root and #page-data in the document')

hydrateRoot(root, <Gallery data={JSON.parse(embedded) as PageData} registry={serverRegistry} />, {
  onRecoverableError: (error) => console.error('Hydration recovered from', error),
})
document.documentElement.dataset.hydrated = 'true'
