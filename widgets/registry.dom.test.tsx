import { describe, expect, it, vi } from 'vitest'
import { defineWidget } from '@engine'
import { widgetLoaders, widgetTypes } from './loaders'
import { LazyRegistry, type Loaders } from './registry'
import { serverRegistry } from './registry.server'

const definition = defineWidget({ type: 'own-section', Render: () => null })

describe('widget registries', () => {
  it('the folder name is the type', () => {
    expect(serverRegistry.types().toSorted()).toEqual(widgetTypes().toSorted())
    expect(serverRegistry.types()).toContain('W0001')
  })

  it('the browser loads the types of a page once each, and leaves unknown ones unknown', async () => {
    const registry = new LazyRegistry(Promise.resolve(), widgetLoaders)
    await registry.load(['W0011', 'W0011', 'W0009', '../shared'])
    expect(registry.types()).toEqual(['W0011'])
    expect(registry.get('W0009')).toBeUndefined()
  })

  it('requests the loaders of other types once, if a page has one', async () => {
    const others = vi.fn<() => Promise<Loaders>>(async () => ({ 'own-section': async () => definition }))
    const registry = new LazyRegistry(Promise.resolve(), widgetLoaders, others)
    await registry.load(['W0011'])
    expect(others).not.toHaveBeenCalled()
    await registry.load(['own-section', 'unknown'])
    expect(registry.get('own-section')).toBe(definition)
    await registry.load(['unknown'])
    expect(registry.types().toSorted()).toEqual(['W0011', 'own-section'])
    expect(others).toHaveBeenCalledOnce()
  })

  it('retries a failed request', async () => {
    const others = vi
      .fn<() => Promise<Loaders>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({})
    const registry = new LazyRegistry(Promise.resolve(), widgetLoaders, others)
    await expect(registry.load(['own-section'])).rejects.toThrow('offline')
    await registry.load(['own-section'])
    expect(others).toHaveBeenCalledTimes(2)
  })

  it('widgets below the first screen wait for an idle browser, with one shared promise', async () => {
    let wake = () => {}
    const registry = new LazyRegistry(new Promise<void>((resolve) => (wake = resolve)), widgetLoaders)
    const types = new Set(['W0011', 'W0024', 'W0009'])
    const waiting = registry.ready(types)
    expect(registry.ready(types)).toBe(waiting)
    expect(registry.types()).toEqual([])
    wake()
    await waiting
    expect(registry.types().toSorted()).toEqual(['W0011', 'W0024'])
    expect(registry.ready(types)).toBe(waiting)
    expect(registry.ready(new Set(['W0011']))).toBeUndefined()
  })
})
