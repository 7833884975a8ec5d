import { expect, test } from 'vitest'
import { fileLoaders } from './file-loaders'

/** The address of a script with this text. */
const script = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`

test('a definition is found by its type, whatever name its script exports it under', async () => {
  const shared = script(`
    const Render = () => null
    const module = { get default() { return { type: 'W0003', Render } } }
    export { module as a }
    export const b = { type: 'W0010', Render }
    export const c = 7, d = null
  `)
  const loaders = fileLoaders({ W0003: shared, W0010: shared })
  expect(await loaders.W0003?.()).toMatchObject({ type: 'W0003' })
  expect(await loaders.W0010?.()).toMatchObject({ type: 'W0010' })
})

test('the error for a script without the definition names the expected type', async () => {
  const loaders = fileLoaders({ W0001: script('export const a = 1') })
  await expect(loaders.W0001?.()).rejects.toThrow(/to export the definition of W0001; found a\./)
})
