import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyOfBuild } from '../../helpers/build'
import { startServer } from '../../helpers/server-process'

/** Output of the server before the journeys: a first start on an empty folder, a stop, and a second start. */
export interface Starts {
  /** Folder of the running build, see `copyOfBuild`. */
  build: string
  dataDir: string
  /** A copy of the folder after the first start, for tests that start their own servers. */
  seeded: string
  /** Address of the second start's server, shared by all read-only journeys. */
  url: string
  first: { output: string; exitCode: number }
  second: { output: string }
}

declare module 'vitest' {
  export interface ProvidedContext {
    starts: Starts
  }
}

/** Seeds one shop for all journeys and keeps it running until the last one has ended. */
export default async function setup(project: TestProject) {
  const build = await copyOfBuild()
  const dataDir = mkdtempSync(join(tmpdir(), 'pumian-journeys-'))
  const once = await startServer({ build, dataDir })
  const first = { exitCode: await once.stop(), output: once.output() }
  const seeded = mkdtempSync(join(tmpdir(), 'pumian-seeded-'))
  cpSync(dataDir, seeded, { recursive: true })
  const server = await startServer({ build, dataDir })
  project.provide('starts', {
    build,
    dataDir,
    seeded,
    url: server.url,
    first,
    second: { output: server.output() },
  })
  return async () => {
    await server.stop()
    for (const folder of [dataDir, seeded, build]) rmSync(folder, { recursive: true })
  }
}
