import { createSchemas, installSchemas } from '@pumian/engine/schemas'
import { tables } from '../schemas/generated'

/** Makes the application's widget types known; import it before the first page is read. */
export const schemas = createSchemas(tables)

// a development server loads this module again when a schema has changed
installSchemas(schemas, { replace: true })
