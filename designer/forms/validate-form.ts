import type { RJSFValidationError } from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { problemOf, type SchemaValidation } from '@schemas/validate'
import { isOwnFinding } from '@schemas/messages'
import type { Problem } from '@schemas/problem'
import type { SchemaError } from '@schemas/validate-function'

/** Shown as a message; each problem is shown under its field. */
export const REFUSED = '有内容需要修改，请看标红的项'

/**
 * Validates the value of a form with rjsf's validator, which runs the code that `npm run generate` compiled from the
 * form's schema: no Ajv and no `eval` in the browser. The messages are those of the schema.
 */
export const validateForm: SchemaValidation = (type, props, validate) => {
  const schema = { $id: type }
  const validator = createPrecompiledValidator({ [type]: validate }, schema, undefined, 'all')
  const transformErrors = (errors: RJSFValidationError[]) =>
    errors.flatMap((error) => {
      const schemaError = schemaErrorOf(error)
      if (!isOwnFinding(schemaError)) return []
      const problem = problemOf(type, schemaError)
      return [{ ...error, message: problem.message, stack: problem.message, params: { problem } }]
    })
  const { errors } = validator.validateFormData({ props }, schema, undefined, transformErrors)
  return errors.map(({ params }) => (params as { problem: Problem }).problem)
}

/** The error as the generated validator reported it; rjsf writes its JSON pointer as `.props.name`. */
function schemaErrorOf({
  name = '',
  property = '',
  schemaPath = '',
  params,
}: RJSFValidationError): SchemaError {
  const found = params as SchemaError['params']
  // rjsf appends a missing property to the address of its object
  const missing = found['missingProperty']
  const place = typeof missing === 'string' ? property.slice(0, -missing.length - 1) : property
  return { keyword: name, instancePath: place.replaceAll('.', '/'), schemaPath, params: found }
}
