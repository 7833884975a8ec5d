import { describe, expect, it } from 'vitest'
import { loadRegistry, widgetTypes } from './registry'
import { serverRegistry } from './registry.server'

describe('widget registries', () => {
  it('examples H6 the folder name is the type', () => {
    expect(serverRegistry.types().toSorted()).toEqual(widgetTypes().toSorted())
    expect(serverRegistry.types()).toContain('W0001')
  })

  it('issue 2 §3 the browser loads the types of a page, each once, and leaves unknown ones unknown', async () => {
    const registry = await loadRegistry(['W0011', 'W0011', 'W0009', '../shared'])
    expect(registry.types()).toEqual(['W0011'])
    expect(registry.get('W0009')).toBeUndefined()
  })
})
