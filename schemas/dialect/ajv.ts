import { Ajv, type Options } from 'ajv'
import { xKeywords } from './keywords'

/**
 * Ajv as the dialect wants it: strict, all errors, every x-keyword registered so that a typo throws.
 * For scripts and tests; everything that runs uses the generated standalone validators.
 */
export function createAjv(options: Options = {}): Ajv {
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    ...options,
  })
  ajv.addVocabulary([...xKeywords])
  return ajv
}
