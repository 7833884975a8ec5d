/** The shape of every generated validator and of the errors it leaves behind. */

export interface SchemaError {
  keyword: string
  /** JSON pointer to the value, `/props/data/0/price`. */
  instancePath: string
  /** Pointer to the broken keyword in the resolved schema; what messages are looked up by. */
  schemaPath: string
  params: Record<string, unknown>
  message?: string
}

export interface Validate {
  /** True when valid; else `errors` holds every error of this call, until the next one. */
  (value: unknown): boolean
  errors?: SchemaError[] | null
}
