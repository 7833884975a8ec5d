import { Tooltip, type TableColumnsType } from 'antd'
import { QuestionCircleOutlined } from '@engine/icons'
import { hintsOf, NestedFields, type LeafProps } from '@engine/settings'
import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import styles from './Cells.module.css'

/** The schema of a list's items with its companion. */
export interface ItemPart {
  schema: Schema
  ui: UiSchema
}

/** What a list holds; lists of tuples are no tables. */
export function itemOf({ schema, ui }: Pick<LeafProps, 'schema' | 'ui'>): ItemPart {
  return {
    schema: Array.isArray(schema.items) ? {} : (schema.items ?? {}),
    ui: (Array.isArray(ui.items) ? undefined : ui.items) ?? {},
  }
}

/**
 * Columns of a table whose rows are the items of a list and whose cells are their fields.
 * @param path of the list
 * @param names of the fields, in their order
 */
export function cellColumns<Row extends { index: number }>(
  { schema, ui }: ItemPart,
  path: LeafProps['path'],
  names: readonly string[],
): TableColumnsType<Row> {
  return names.map((name) => {
    const field = schema.properties?.[name] ?? {}
    const own = (ui[name] ?? {}) as UiSchema
    return {
      title: (
        <Heading
          title={field.title ?? ''}
          description={hintsOf(own)['quiet'] === true ? undefined : field.description}
          required={isRequired(schema, name)}
        />
      ),
      key: name,
      render: (_value: unknown, { index }: Row) => (
        <div
          className={`${styles['cell']} pm-set-cell`}
          data-type={field.enum ? 'enum' : field.type}
          data-widget={own['ui:field']}
          data-compact={hintsOf(own)['compact'] === true || undefined}
        >
          <NestedFields whole path={[...path, index, name]} schema={field} ui={own} />
        </div>
      ),
    }
  })
}

interface HeadingProps {
  title: string
  description: string | undefined
  required: boolean
}

/** The cells below say all of it to who cannot see it. */
function Heading({ title, description, required }: HeadingProps) {
  return (
    <span className={styles['name']}>
      <span className={required ? styles['required'] : undefined}>{title}</span>
      {description && (
        <Tooltip title={description}>
          <QuestionCircleOutlined className="pm-set-help" />
        </Tooltip>
      )}
    </span>
  )
}

/** As the rows of a form mark it: what has a default is never missing. */
const isRequired = ({ required = [], properties = {} }: Schema, name: string) =>
  required.includes(name) && properties[name]?.default === undefined
