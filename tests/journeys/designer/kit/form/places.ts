/** The fields of a widget's form, from the schema of which the form is made. */
import type { LeafHints } from '@engine/settings'
import { idOf, fieldOf, hintsOf, schemaAt } from '@engine/settings/schema-at'
import type { Path } from '@engine/page/patch'
import { formSchemaOf, type FormSchema, type UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { resolvedSchemas } from '@schemas/generated/resolved'

export interface Place {
  path: Path
  /** Name of the control: `x-ui.widget`, otherwise derived from the type. */
  kind: string
  title: string
  schema: Schema
  ui: UiSchema
  hints: LeafHints
  /** Id of the control in the form. */
  id: string
}

export class Form {
  readonly #schema: FormSchema

  constructor(readonly type: string) {
    const resolved = resolvedSchemas[type]
    if (!resolved) throw new Error(`no form of ${type}`)
    this.#schema = formSchemaOf(resolved)
  }

  at(path: Path): Place {
    const { schema, ui } = schemaAt(this.#schema, path)
    return {
      path,
      kind: this.#isSubcategory(path) ? 'subcategory' : kindOf(schema, ui),
      title: schema.title ?? String(path.at(-1)),
      schema,
      ui,
      hints: hintsOf(ui),
      id: idOf(this.type, path),
    }
  }

  /** A tree of categories draws its lower levels itself. */
  #isSubcategory(path: Path): boolean {
    return (
      path.at(-1) === 'children' &&
      path.some((_, depth) => this.#fieldAt(path.slice(0, depth)) === 'category')
    )
  }

  #fieldAt(path: Path): string | undefined {
    return path.length === 0 ? undefined : fieldOf(schemaAt(this.#schema, path).ui)
  }

  /** The children of an object by name, of a tuple by index; of a list its first entry. */
  inside(path: Path): Place[] {
    const { schema } = schemaAt(this.#schema, path)
    if (Array.isArray(schema.items)) return schema.items.map((_, index) => this.at([...path, index]))
    if (schema.items) return [this.at([...path, 0])]
    return Object.keys(schema.properties ?? {}).map((name) => this.at([...path, name]))
  }
}

/** As `engine/settings/leaves` substitutes rjsf's names for fields without one. */
function kindOf(schema: Schema, ui: UiSchema): string {
  const named = fieldOf(ui)
  if (named !== undefined) return named
  if (schema.enum) return 'select'
  const plain: Record<string, string> = {
    boolean: 'switch',
    array: 'sortable-list',
    integer: 'number',
    string: 'text',
  }
  const { type = 'object' } = schema
  return Array.isArray(type) ? 'text' : (plain[type] ?? type)
}
