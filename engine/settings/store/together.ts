import type { Command } from '../../page/command'

/** Several commands as one step, labelled like the first. */
export function together(commands: readonly Command[]): Command {
  const [first] = commands
  if (!first) throw new Error('expected at least one command, got none (in together)')
  const keys = commands.map(({ mergeKey }) => mergeKey ?? '')
  return {
    label: (doc) => first.label(doc),
    mergeKey: keys.join('+'),
    run(tx) {
      for (const command of commands) command.run(tx)
    },
  }
}
