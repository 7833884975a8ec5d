import { Ajv, type Options } from 'ajv'
import { xKeywords } from './keywords'

/**
 * Ajv configured for the dialect: strict, all errors, every x-keyword registered so that a typo throws. For scripts and
 * tests; running code uses the generated standalone validators.
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
