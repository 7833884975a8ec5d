/** The generated forms, each loaded when a widget of its type is first selected. */
import type { FormSchema } from '@schemas/dialect/form-schema'

const files = import.meta.glob<FormSchema>('../../schemas/generated/forms/*.json', { import: 'default' })

const loading = new Map<string, Promise<FormSchema | null>>()

/** The form of a widget type; `null` for a type without a schema. The same promise each time, for `use`. */
export function loadForm(type: string): Promise<FormSchema | null> {
  let form = loading.get(type)
  if (!form) {
    const load = files[`../../schemas/generated/forms/${type}.json`]
    form = load ? load() : Promise.resolve(null)
    loading.set(type, form)
    // A failed download may be tried again.
    form.catch(() => loading.delete(type))
  }
  return form
}
