/** The type of every generated validator and of its errors. */

export interface SchemaError {
  keyword: string
  /** JSON pointer to the value, `/props/data/0/price`. */
  instancePath: string
  /** Pointer to the violated keyword in the resolved schema; the key for looking up messages. */
  schemaPath: string
  params: Record<string, unknown>
  message?: string
}

export interface Validate {
  /** True if valid; else `errors` has every error of this call, until the next call. */
  (value: unknown): boolean
  errors?: SchemaError[] | null
}
