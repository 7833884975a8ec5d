import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../../scripts/launch/build.mjs'
import { startServer } from '../../helpers/server-process'

/** What the server did before the journeys began: a first start on an empty folder, a stop, and a second start. */
export interface Starts {
  dataDir: string
  /** Of the second start, which serves all journeys that only look. */
  url: string
  first: { output: string; exitCode: number }
  second: { output: string }
}

declare module 'vitest' {
  export interface ProvidedContext {
    starts: Starts
  }
}

/** Seeds one shop for all journeys and keeps it running until the last one is over. */
export default async function setup(project: TestProject) {
  await ensureBuilt()
  const dataDir = mkdtempSync(join(tmpdir(), 'pumian-journeys-'))
  const once = await startServer(dataDir)
  const first = { exitCode: await once.stop(), output: once.output() }
  const server = await startServer(dataDir)
  project.provide('starts', { dataDir, url: server.url, first, second: { output: server.output() } })
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
}
