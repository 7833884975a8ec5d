import { Avatar, Tag, Tooltip } from 'antd'
import { useSnapshot } from 'valtio'
import { useWorkspace } from '../workspace'
import { colourOf } from './colours'

/** Signs that are shown one by one; the last one counts the rest. */
const MOST = 3

/** Who else has the page open, and whether this operator has it in another window. */
export function People() {
  const { people, elsewhere } = useSnapshot(useWorkspace().others)
  // one operator may have several windows
  const persons = [...new Map(people.map((person) => [person.operator_id, person])).values()]
  return (
    <>
      {persons.length > 0 && (
        <Avatar.Group size="small" max={{ count: MOST }}>
          {persons.map(({ operator_id, name }) => (
            <Tooltip key={operator_id} title={`${name}也打开了此页面`}>
              <span role="img" aria-label={`${name}也打开了此页面`}>
                <Avatar style={{ background: colourOf(operator_id) }}>{name.slice(-1)}</Avatar>
              </span>
            </Tooltip>
          ))}
        </Avatar.Group>
      )}
      {elsewhere && (
        <Tooltip title="你在另一个窗口也打开了此页面，两边的修改会自动合并">
          <Tag role="status" color="warning">
            另有窗口
          </Tag>
        </Tooltip>
      )}
    </>
  )
}
