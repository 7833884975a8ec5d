import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PageData } from '@schemas/page-data'
import { loadRegistry } from '@widgets/registry'
import { pageTypes } from './page-types'
import { Storefront } from './Storefront'

const root = document.getElementById('root')
const embedded = document.getElementById('page-data')?.textContent
if (!root || !embedded)
  throw new Error('Expected #root and #page-data in the document; was it rendered by the server?')

const data = JSON.parse(embedded) as PageData
const registry = await loadRegistry([...pageTypes(data)])

hydrateRoot(
  root,
  <BrowserRouter>
    <Storefront first={{ data, registry }} />
  </BrowserRouter>,
  { onRecoverableError: (error) => console.error('Hydration recovered from', error) },
)
