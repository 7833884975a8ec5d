import { GROUPS, type GroupId } from './measure/row'

/** A group, or one part of it. */
export interface Chosen {
  id: GroupId
  part?: string
}

export interface Options {
  groups: Chosen[]
  quick: boolean
}

const USAGE = `npm run bench -- [--only a,c,g.panels] [--quick]
${Object.entries(GROUPS)
  .map(([id, name]) => `  ${id}  ${name}`)
  .join('\n')}`

/** @throws Error naming the expected and the given value */
export function readOptions(args: readonly string[]): Options {
  const options: Options = { groups: (Object.keys(GROUPS) as GroupId[]).map((id) => ({ id })), quick: false }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]
    if (arg === '--quick') options.quick = true
    else if (arg === '--only') options.groups = (args[++i] ?? '').split(',').map(groupOf)
    else throw new Error(`Expected --only or --quick, got ${JSON.stringify(arg)}.\n${USAGE}`)
  }
  return options
}

function groupOf(text: string): Chosen {
  const [id = '', part] = text.trim().split('.')
  if (Object.hasOwn(GROUPS, id)) return { id: id as GroupId, ...(part !== undefined && { part }) }
  throw new Error(
    `--only: expected groups out of ${Object.keys(GROUPS).join()}, got ${JSON.stringify(text)}.\n${USAGE}`,
  )
}
