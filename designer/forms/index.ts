export { LoadedForm, SchemaForm } from './SchemaForm'
export { REFUSED } from './texts'
export { useFormEditor } from './use-form-editor'
export { validateForm } from './validate-form'
