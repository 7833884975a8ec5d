#!/usr/bin/env node
/** `pumian COMMAND …`: the command line of an application with widgets of its own, called in its folder. */
import process from 'node:process'

interface Command {
  usage: string
  run(args: string[]): Promise<unknown>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  generate: {
    usage: 'generate [--root FOLDER] [--out FOLDER]  writes types, validators and tables of schemas/widgets',
    run: async (args) => (await import('./generate')).generate(args),
  },
  'new:widget': {
    usage: 'new:widget NAME TITLE                    writes a schema and a renderer, then generates',
    run: async (args) => (await import('./new-widget')).newWidget(args),
  },
  validate: {
    usage: 'validate FILE… [--fix] [--strict]        validates page files',
    run: async (args) => (await import('./validate')).validate(args),
  },
  freeze: {
    usage:
      'freeze [--unreleased]                    keeps every schema version with a sample page, at a release',
    run: async (args) => (await import('./freeze')).freezeAll(args),
  },
  lsp: {
    usage: 'lsp                                      the language server of page files on stdin and stdout',
    run: async () => (await import('./lsp')).serveEditors(),
  },
  mcp: {
    usage:
      'mcp [FOLDER]                             page files (of pages) as tools for agents, on stdin and stdout',
    run: async (args) => (await import('./mcp')).serveAgents(args),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
const usage = `pumian COMMAND\n\n${Object.values(COMMANDS)
  .map((each) => `  ${each.usage}\n`)
  .join('')}`

if (!command) {
  const isHelp = name === '--help' || name === '-h'
  ;(isHelp ? process.stdout : process.stderr).write(
    isHelp || name === '' ? usage : `Unknown command ${name}.\n\n${usage}`,
  )
  process.exitCode = isHelp ? 0 : 2
} else if (args.includes('--help'))
  process.stdout.write(`pumian ${command.usage.replaceAll(/ {2,}/g, '  ')}\n`)
else
  await command.run(args).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
