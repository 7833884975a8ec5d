import type { Plugin } from 'vitest/config'

/** Those that ask the server, and others that tests of several components answer or count. */
const MODULES = [
  'designer/editor/actions/key-names',
  'designer/shell/api/client',
  'designer/shell/ui/host',
  'storefront/features/catalogue/buying.actions',
  'storefront/features/catalogue/reviews/filters',
  'storefront/shell/api/call',
  'storefront/shell/idle',
  'storefront/shell/maps/position',
  'storefront/shell/router/navigate',
  'storefront/shell/session/session',
  'storefront/shell/state/refresh-page',
]
const SPIED = new RegExp(`/(?:${MODULES.join('|')})\\.tsx?$`)

/**
 * Functions of some modules as spies in every test file of a project; they work normally until a test mocks them
 * (`vi.mocked(call)`). For files that share a process, where a module mocked by one file would stay mocked for the
 * next.
 */
export const spiedCalls = (): Plugin => ({
  name: 'spied-calls',
  enforce: 'pre',
  // other projects share the cache and have no spies
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) =>
    defineCacheKey(({ id }) => (SPIED.test(id) ? false : undefined)),
  transform(code, id) {
    if (!SPIED.test(id)) return undefined
    const names: string[] = []
    const plain = code.replaceAll(/^export (async )?function (\w+)/gm, (_, kind = '', name: string) => {
      names.push(name)
      return `${kind}function ${name}Unspied`
    })
    const spies = names.map((name) => `export const ${name} = spying.fn(${name}Unspied)`)
    return [plain, `import { vi as spying } from 'vitest'`, ...spies].join('\n')
  },
})
