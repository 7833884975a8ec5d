import path from 'node:path'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/**
 * Writes one file of texts for each widget and shared shape that declares `x-strings`, so that a shopper's chunk contains
 * only the texts of its own widgets.
 */
export const strings: Output = async ({ widgets, commons }) => {
  const shared = commons.map(({ id, resolved }) => ({ stem: path.basename(id), resolved }))
  const own = widgets.map(({ type, resolved }) => ({ stem: type, resolved }))
  const files = [...own, ...shared].flatMap(({ stem, resolved }) => {
    const texts = resolved['x-strings']
    return texts && Object.keys(texts).length > 0 ? [{ name: `strings/${stem}.ts`, texts }] : []
  })
  const written = files.map(async ({ name, texts }) => [
    `${generatedFolder}/${name}`,
    await typescript(name, `export const strings = ${JSON.stringify(texts)} as const\n`),
  ])
  return Object.fromEntries(await Promise.all(written)) as Record<string, string>
}
