import { formSchemaOf } from '@schemas/dialect/form-schema'
import { generatedFolder, toJson, type Output } from './output'

/** Per widget and setting what the designer's form walks: a schema without conditionals, and its uiSchema. */
export const forms: Output = ({ widgets, settings }) =>
  Object.fromEntries(
    [...widgets, ...settings].map(({ type, resolved }) => {
      const { schema, uiSchema } = formSchemaOf(resolved)
      return [
        `${generatedFolder}/forms/${type}.json`,
        toJson({
          $comment: 'Written by scripts/generate.ts (npm run generate); do not edit.',
          schema,
          uiSchema,
        }),
      ]
    }),
  )
