import { formSchemaOf } from '@schemas/dialect/form-schema'
import { generatedFolder, toJson, type Output } from './output'

/** Per widget, setting, record and action what the designer's form walks: a schema without conditionals, and its uiSchema. */
export const forms: Output = ({ widgets, settings, records, actions }) =>
  Object.fromEntries(
    [...widgets, ...settings, ...records, ...actions].map(({ type, resolved }) => {
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
