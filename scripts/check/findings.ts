/** What a check found: errors fail it, warnings are only printed. */
export interface Findings {
  errors: string[]
  warnings: string[]
}
