import { Messages, MoneyLeaf, schemaAt, useLeaf, useProblems, useSettings } from '@engine/settings'
import type { LeafProps } from '@engine/settings'
import type { RecordOption } from '@schemas/generated/api'
import { isRecord } from '@schemas/json'
import type { Json, JsonObject } from '@schemas/page'

const isObject = (value: Json): value is JsonObject => isRecord(value)

interface Props {
  /** Of the list, whose entries name an option (`x-ui.key`) and hold a sum for it (`x-ui.value`). */
  path: LeafProps['path']
  hints: LeafProps['hints']
  option: RecordOption
  /** Of the column. */
  title: string
}

/** The sum that a list holds for one option; emptied, the list has none for it. */
export function AcrossCell({ path, hints, option, title }: Props) {
  const { form, readOnly } = useSettings()
  const { value, set } = useLeaf(path)
  const [keyName, valueName] = [String(hints['key']), String(hints['value'])]
  const entries: JsonObject[] = Array.isArray(value) ? value.filter(isObject) : []
  const index = entries.findIndex((entry) => entry[keyName] === option.id)
  const problems = useProblems([...path, index])
  const id = [...path, option.id].join('-')
  const put = (sum: Json | undefined) => {
    const others = entries.filter((entry) => entry[keyName] !== option.id)
    set(sum === undefined ? others : [...others, { [keyName]: option.id, [valueName]: sum }], title)
  }
  return (
    <>
      <label className="pm-set-label" htmlFor={id}>
        {title}
      </label>
      <MoneyLeaf
        {...schemaAt(form, [...path, 0, valueName])}
        id={id}
        title={title}
        value={entries[index]?.[valueName]}
        set={put}
        hints={hints}
        path={path}
        problems={problems}
        describedBy={`${id}-help`}
        disabled={readOnly}
      />
      <div id={`${id}-help`} className="pm-set-notes">
        <Messages problems={problems} />
      </div>
    </>
  )
}
