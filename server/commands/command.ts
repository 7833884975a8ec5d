import { readConfig, type Config } from '../config/read-config'
import { openDatabase, type OpenDatabase, type OpenOptions } from '../db/client'
import { OperatorError } from '../core/operator-error'

/** What a command is started with. */
export interface Invocation {
  args: string[]
  /** Folder that relative file names are meant from. */
  from: string
  env: Record<string, string | undefined>
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/** 0: done; 1: refused or failed, and stderr says why; 2: called wrongly. */
export type ExitCode = 0 | 1 | 2

/** Prints a refusal as its sentence, anything else with its stack. */
export async function reporting({ stderr }: Invocation, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OperatorError) stderr.write(`${error.message}\n`)
    else stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return 1
  }
}

/** The database that the environment names, closed afterwards; refused while another process has an embedded one open. */
export async function withDatabase<T>(
  { env }: Invocation,
  options: OpenOptions,
  work: (database: OpenDatabase, config: Config) => Promise<T>,
): Promise<T> {
  // a command by hand is no deployment's start: it may open whatever is there
  const config = { ...readConfig(env), allowEmbedded: true }
  const database = await openDatabase(config, options)
  try {
    return await work(database, config)
  } finally {
    await database.close()
  }
}
