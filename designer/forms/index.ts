export { LoadedForm, SchemaForm } from './SchemaForm'
export { REFUSED, validateForm } from './validate-form'
export { useFormEditor } from './use-form-editor'
