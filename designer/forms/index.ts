export { LoadedForm, SchemaForm } from './SchemaForm'
export { REFUSED, validateForm } from './validate-form'
export { NODE, useFormEditor } from './use-form-editor'
