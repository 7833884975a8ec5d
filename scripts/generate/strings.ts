import { generatedFolder, type Output } from './output'
import { typescript } from './typescript'

/** One small file of texts a widget that has any, so that a shopper's chunk holds its own and no others. */
export const strings: Output = async ({ widgets }) => {
  const files = widgets.flatMap(({ type, resolved }) => {
    const texts = resolved['x-strings']
    return texts && Object.keys(texts).length > 0 ? [{ name: `strings/${type}.ts`, texts }] : []
  })
  const written = files.map(async ({ name, texts }) => [
    `${generatedFolder}/${name}`,
    await typescript(name, `export const strings = ${JSON.stringify(texts)} as const\n`),
  ])
  return Object.fromEntries(await Promise.all(written)) as Record<string, string>
}
