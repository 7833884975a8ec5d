import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createFileServer } from './agents/server'
import { openApplication } from './application'

/** The page files of a folder as tools of the Model Context Protocol, on stdin and stdout. */
export async function serveAgents(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [folder = 'pages', ...more] = positionals
  if (more.length > 0 || !existsSync(folder))
    throw new Error(`Expected one folder with page files, got ${[folder, ...more].join(' ')}.`)
  await openApplication()
  await createFileServer(folder).connect(new StdioServerTransport())
}
