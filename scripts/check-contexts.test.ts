import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkContexts } from './check-contexts'
import { COMPOSITIONS, CONTEXTS, type FloorOrder } from './check/contexts'

const FLOOR: FloorOrder = {
  floor: 'storefront',
  order: ['shell', 'features/checkout', 'features/orders', 'app'],
  contexts: ['features/checkout', 'features/orders'],
}

/** Findings for files given as path and text; what they import exists. */
const check = (files: Record<string, string>) =>
  checkContexts(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    [FLOOR],
  )

describe('doors and order of contexts', () => {
  // that the repository keeps them is what npm run check says, which npm test runs
  it('a context is entered through its index, its actions and its dialogs', () => {
    expect(
      check({
        'storefront/features/checkout/index.ts': `export { sum } from './sum'`,
        'storefront/features/checkout/sum.ts': '',
        'storefront/features/checkout/cart.actions.ts': '',
        'storefront/features/checkout/invoice.dialog.tsx': '',
        'storefront/features/orders/Order.tsx': [
          `import { sum } from '@storefront/features/checkout'`,
          `const dialog = () => import('../checkout/invoice.dialog')`,
        ].join('\n'),
        'storefront/app/actions.ts': `const cart = () => import('../features/checkout/cart.actions')`,
      }),
    ).toEqual([])
  })

  it('an import past the door says what to do instead', () => {
    expect(
      check({
        'storefront/features/checkout/sum.ts': '',
        'storefront/features/orders/Order.tsx': `\nimport { sum } from '../checkout/sum'`,
      }),
    ).toEqual([
      'storefront/features/orders/Order.tsx:2 imports storefront/features/checkout/sum.ts, past the door of features/checkout: import it from storefront/features/checkout, and let its index.ts export it if others may use it',
    ])
  })

  it('a lower context may not import a higher one, nor the shell a context', () => {
    const findings = check({
      'storefront/features/orders/index.ts': '',
      'storefront/features/checkout/Cart.tsx': `import type { Order } from '../orders'`,
      'storefront/shell/api/call.ts': `import { retry } from '@storefront/features/orders'`,
    })
    expect(findings).toHaveLength(2)
    expect(findings[0]).toContain('features/checkout may not import features/orders, which stands above it')
    expect(findings[1]).toContain('shell may not import features/orders')
  })

  it('a folder that the order does not name is reported', () => {
    expect(check({ 'storefront/features/gifts/index.ts': '' })).toEqual([
      'storefront/features/gifts has no place in the order of its floor: add it to scripts/check/contexts.ts',
    ])
  })

  it('folders that import each other are reported with the imports of the circle', () => {
    expect(
      check({
        'storefront/shell/api/call.ts': `import { show } from '../state/toasts'`,
        'storefront/shell/api/token.ts': '',
        'storefront/shell/state/toasts.ts': '',
        'storefront/shell/state/user.ts': `import { token } from '../api/token'`,
      }),
    ).toEqual([
      'storefront/shell: api/ → state/ → api/ is a circle (storefront/shell/api/call.ts:1 imports storefront/shell/state/toasts.ts, storefront/shell/state/user.ts:1 imports storefront/shell/api/token.ts). Move what they share into the lower one, or make them one folder',
    ])
  })

  it('tests and their helpers may import from everywhere', () => {
    expect(
      check({
        'tests/helpers/storefront-orders.ts': '',
        'storefront/features/checkout/testing.ts': `import { order } from '../orders/testing'`,
        'storefront/shell/api/call.test.ts': `import { order } from '../../features/orders/testing'`,
      }),
    ).toEqual([])
  })
})

it('the table of docs/architecture.md has the contexts in their order', () => {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const table = /<!-- contexts:start -->(.*)<!-- contexts:end -->/s.exec(document)?.[1] ?? ''
  expect([...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)).toEqual([
    ...CONTEXTS,
    ...COMPOSITIONS,
  ])
})
