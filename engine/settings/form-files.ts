/** Forms by widget type; the resolved schema is loaded when a type is first selected. */
import { derivedMap } from '@schemas/derived'
import { formSchemaOf, type FormSchema } from '@schemas/dialect/form-schema'
import { forms } from '@schemas/generated/forms'
import { schemaInLanguage } from '@schemas/problem-texts/in-language'

const loading = derivedMap<string, Promise<FormSchema | null>>()

/** Delay in ms before a failed download is retried: doubled each time, up to `longest`. */
const RETRY = { first: 500, longest: 10_000 }

/**
 * The form of a widget type; `null` without a schema. Returns the same promise each time, for `use`; without a network
 * it retries until there is one.
 */
export function loadForm(type: string): Promise<FormSchema | null> {
  let form = loading.get(type)
  if (!form) {
    const load = Object.hasOwn(forms, type) ? forms[type] : undefined
    form = readAtOnce(
      load ? persistently(load).then(schemaInLanguage).then(formSchemaOf) : Promise.resolve(null),
    )
    loading.set(type, form)
  }
  return form
}

/**
 * Marks a promise as settled as soon as it is, as React does with those that a component has waited for: `use` then reads
 * it without the fallback, which would stay for 300 ms.
 */
function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // told by who waits for it
    () => undefined,
  )
  return promise
}

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = RETRY.first; ; wait = Math.min(wait * 2, RETRY.longest)) {
    try {
      return await load()
    } catch (error) {
      console.warn(error)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
