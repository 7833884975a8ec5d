import { sourceSchema } from '@schemas/dialect/source-schema'
import { generatedFolder, type Output } from './output'

/** Writes the JSON Schema of schema sources, which their `$schema` refers to, for completion and checks in editors. */
export const dialect: Output = () => ({
  [`${generatedFolder}/dialect.schema.json`]: `${JSON.stringify(sourceSchema(true), null, 2)}\n`,
})
