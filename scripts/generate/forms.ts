import { formSchemaOf } from '@schemas/dialect/form-schema'
import { generatedFolder, toJson, type Output } from './output'

/** Per widget, setting and record what the designer's form walks: a schema without conditionals, and its uiSchema. */
export const forms: Output = ({ widgets, settings, records }) =>
  Object.fromEntries(
    [...widgets, ...settings, ...records].map(({ type, resolved }) => {
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
