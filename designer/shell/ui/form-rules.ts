import type { FormInstance } from 'antd'
import { ApiError } from '@schemas/api/api-error'
import { useHost } from './host'

/** Shows why the server refused a form: under the fields that it names, else as a message. */
export function useRefusal<Values extends object>(form: FormInstance<Values>) {
  const host = useHost()
  return (error: Error) => {
    const errors = error instanceof ApiError ? Object.entries(error.errors) : []
    const fields = errors.map(([name, texts]) => ({ name, errors: [...texts] }))
    form.setFields(fields as unknown as Parameters<typeof form.setFields>[0])
    if (errors.length === 0) host.error(error.message)
  }
}

/** A rule of an antd form item: a longer text keeps what was typed, with the message under it. @param max characters */
export const atMost = (max: number) => ({
  max,
  transform: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
  message: `最多${max}个字`,
})
