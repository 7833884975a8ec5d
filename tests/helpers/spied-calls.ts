import type { Plugin } from 'vitest/config'

const CALLS = /\/(?:storefront\/shell\/api\/call|designer\/shell\/api\/client)\.ts$/

/**
 * Calls to the server as spies in every test file of a project; they work normally until a test mocks them
 * (`vi.mocked(call)`). For files that share a process, where a module mocked by one file would stay mocked for the
 * next.
 */
export const spiedCalls = (): Plugin => ({
  name: 'spied-calls',
  enforce: 'pre',
  // other projects share the cache and have no spies
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) =>
    defineCacheKey(({ id }) => (CALLS.test(id) ? false : undefined)),
  transform(code, id) {
    if (!CALLS.test(id)) return undefined
    const names: string[] = []
    const plain = code.replaceAll(/^export async function (\w+)/gm, (_, name: string) => {
      names.push(name)
      return `async function ${name}Unspied`
    })
    const spies = names.map((name) => `export const ${name} = spying.fn(${name}Unspied)`)
    return [plain, `import { vi as spying } from 'vitest'`, ...spies].join('\n')
  },
})
