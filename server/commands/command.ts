import { readConfig, type Config } from '../config/read-config'
import { openDatabase, type OpenDatabase, type OpenOptions } from '../db/client'
import { OperatorError } from '../config/operator-error'

/** Arguments and environment of a command. */
export interface Invocation {
  args: string[]
  /** Folder that relative file names refer to. */
  from: string
  env: Record<string, string | undefined>
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/** 0: success; 1: refused or failed, with the reason on stderr; 2: wrong usage. */
export type ExitCode = 0 | 1 | 2

/** Prints an OperatorError as its message, any other error with its stack. */
export async function reporting({ stderr }: Invocation, work: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof OperatorError) stderr.write(`${error.message}\n`)
    else stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return 1
  }
}

/** Opens the configured database and closes it afterwards; refused while another process has an embedded one open. */
export async function withDatabase<T>(
  { env }: Invocation,
  options: OpenOptions,
  work: (database: OpenDatabase, config: Config) => Promise<T>,
): Promise<T> {
  // a command run by hand is not a deployment's start: it may open an embedded database
  const config = { ...readConfig(env), allowEmbedded: true }
  const database = await openDatabase(config, options)
  try {
    return await work(database, config)
  } finally {
    await database.close()
  }
}
