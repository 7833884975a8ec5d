import { parseArgs } from 'node:util'
import { COMMANDS } from './commands.mjs'

/**
 * The arguments of a command. Prints the usage and exits for `--help` and for unknown arguments.
 * @param {string} name of package.json
 * @param {string[]} [args]
 * @returns {{ values: Record<string, string | boolean | undefined>, positionals: string[] }}
 */
export function argumentsOf(name, args = process.argv.slice(2)) {
  const read = readArguments(name, args)
  if ('help' in read) {
    process.stdout.write(read.help)
    process.exit(0)
  }
  if ('error' in read) refuse(name, read.error)
  return read
}

/**
 * Ends a command that was called wrongly: says why, and how it is used.
 * @param {string} name of package.json
 * @param {string} reason
 * @returns {never}
 */
export function refuse(name, reason) {
  process.stderr.write(`${reason}\n\n${usageOf(name)}`)
  process.exit(2)
}

/**
 * @param {string} name of package.json
 * @param {string[]} args
 * @returns {{ help: string } | { error: string } | { values: Record<string, string | boolean | undefined>, positionals: string[] }}
 */
export function readArguments(name, args) {
  const { options = {}, takes, help, passes = help !== undefined } = commandNamed(name)
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  if (own.includes('--help') || own.includes('-h')) return { help: usageOf(name) }
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  if (passes)
    return { values: /** @type {Record<string, string | boolean | undefined>} */ (values), positionals }
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const known = options[token.name]
    if (!known)
      return { error: `Unknown option ${token.rawName}${meant(token.name, Object.keys(options), '--')}` }
    if (known.type === 'string' && token.value === undefined)
      return { error: `${token.rawName} needs a value: ${token.rawName} VALUE.` }
    if (known.type === 'boolean' && token.value !== undefined)
      return { error: `${token.rawName} takes no value, got ${token.value}.` }
  }
  if (takes === undefined && positionals.length > 0)
    return { error: `Expected no argument, got ${positionals.join(' ')}.` }
  return { values: /** @type {Record<string, string | boolean | undefined>} */ (values), positionals }
}

/** The usage of a command with its options. @param {string} name */
export function usageOf(name) {
  const { summary, takes, options = {}, about = {}, help } = commandNamed(name)
  if (help) return help
  const shown = Object.entries(options).map(([option, { type }]) => ({
    usage: type === 'string' ? `--${option} VALUE` : `--${option}`,
    about: about[option] ?? '',
  }))
  const all = [...shown, { usage: '--help', about: 'prints this' }]
  const width = Math.max(...all.map(({ usage }) => usage.length))
  const parts = [...shown.map(({ usage }) => `[${usage}]`), ...(takes ? [takes] : [])]
  const start = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const lines = all.map(({ usage, about: text }) => `  ${usage.padEnd(width)}  ${text}`)
  return `${start}${parts.length > 0 ? ` -- ${parts.join(' ')}` : ''}: ${summary}\n\n${lines.join('\n')}\n`
}

/**
 * `; did you mean …?` if one of the names is similar, else ''.
 * @param {string} typo
 * @param {readonly string[]} names
 */
export function meant(typo, names, before = '') {
  const near = names
    .map((name) => ({ name, far: distance(typo, name) }))
    .toSorted((a, b) => a.far - b.far)
    .find(({ far, name }) => far <= Math.max(2, name.length / 3))
  if (near) return `; did you mean ${before}${near.name}?`
  return names.length > 0 ? `; known: ${names.map((name) => before + name).join(', ')}` : ''
}

/** @param {string} name @returns {import('./commands.mjs').Command} */
function commandNamed(name) {
  const command = COMMANDS[name]
  if (!command) throw new Error(`Expected a command of scripts/launch/commands.mjs, got ${name}`)
  return command
}

/** Levenshtein distance. @param {string} a @param {string} b */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
