import type { RJSFSchema, ValidatorType } from '@rjsf/utils'

/**
 * rjsf judges nothing: problems come from the one judge of the page, with their exact messages, and it only asks its
 * validator which branch of a conditional holds, of which form schemas have none (engine.md §3).
 */
export const stubValidator: ValidatorType<unknown, RJSFSchema, object> = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}
