import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * A process of the built bench while `use` runs.
 * @param file beside the built bench; it sends its parent one message, and ends when it is disconnected
 * @param own added to its environment, which names no database
 * @throws Error if it ends before
 */
export async function forked<Message, T>(
  file: string,
  own: Record<string, string | undefined>,
  use: (message: Message) => Promise<T>,
): Promise<T> {
  const { PUMIAN_BENCH_POSTGRES: _other, DATABASE_URL: _not, ...environment } = process.env
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), { env: { ...environment, ...own } })
  const ended = once(child, 'exit')
  try {
    const started = once(child, 'message').then(([message]) => message as Message)
    const failed = ended.then(([code]) => {
      throw new Error(`${file} ended before it sent a message (exit code ${String(code)}).`)
    })
    return await use(await Promise.race([started, failed]))
  } finally {
    if (child.connected) child.disconnect()
    await ended
  }
}
