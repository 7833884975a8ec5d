import { sourceSchema } from '@schemas/dialect/source-schema'
import { generatedFolder, type Output } from './output'

/** The JSON Schema of schema sources, which their `$schema` names: editors complete and check keywords and hints by it. */
export const dialect: Output = () => ({
  [`${generatedFolder}/dialect.schema.json`]: `${JSON.stringify(sourceSchema(true), null, 2)}\n`,
})
