import { createSchemas, installSchemas } from '@pumian/engine/schemas'
import { tables } from '../schemas/generated'

/** Makes the application's widget types known; import it before the first page is read. */
export const schemas = createSchemas(tables)

const remove = installSchemas(schemas)
import.meta.hot?.dispose(remove)
