import { GROUPS, type GroupId } from './measure/row'

export interface Options {
  groups: GroupId[]
  quick: boolean
}

const USAGE = `npm run bench -- [--only a,c] [--quick]
${Object.entries(GROUPS)
  .map(([id, name]) => `  ${id}  ${name}`)
  .join('\n')}`

/** @throws Error naming the expected and the given value */
export function readOptions(args: readonly string[]): Options {
  const options: Options = { groups: Object.keys(GROUPS) as GroupId[], quick: false }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]
    if (arg === '--quick') options.quick = true
    else if (arg === '--only') options.groups = (args[++i] ?? '').split(',').map(groupOf)
    else throw new Error(`Expected --only or --quick, got ${JSON.stringify(arg)}.\n${USAGE}`)
  }
  return options
}

function groupOf(text: string): GroupId {
  const id = text.trim()
  if (Object.hasOwn(GROUPS, id)) return id as GroupId
  throw new Error(
    `--only: expected groups out of ${Object.keys(GROUPS).join()}, got ${JSON.stringify(text)}.\n${USAGE}`,
  )
}
