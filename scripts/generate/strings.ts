import path from 'node:path'
import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/**
 * One small file of texts a widget that has any, so that a shopper's chunk holds its own and no others; likewise one a
 * shared shape, for who says them outside a form.
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
