import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * A shop in a separate process while `use` runs.
 * @param file beside the built bench; it sends its parent a message once it is ready, and ends when it is
 * disconnected
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
      throw new Error(`${file} ended before it was ready (exit code ${String(code)}).`)
    })
    return await use(await Promise.race([started, failed]))
  } finally {
    if (child.connected) child.disconnect()
    await ended
  }
}
