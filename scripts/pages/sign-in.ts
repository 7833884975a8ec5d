/** The account of `npm run pull` and `npm run push`: options, environment, or what the terminal is asked for. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Shop } from './shop'

export interface Terminal {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean }
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
  env: Readonly<Record<string, string | undefined>>
}

/** Signs in, works and signs out. */
export async function withShop<T>(
  url: string,
  { user, code }: { user?: string; code?: string },
  terminal: Terminal,
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const username = user ?? terminal.env.PUMIAN_USER ?? (await ask('用户名：', terminal))
  const password = terminal.env.PUMIAN_PASSWORD ?? (await ask('密码：', terminal, true))
  const shop = await Shop.signIn(url, { username, password, ...(code !== undefined && { code }) })
  try {
    return await work(shop)
  } finally {
    await shop.signOut()
  }
}

async function ask(question: string, { stdin, stderr }: Terminal, isSecret = false): Promise<string> {
  if (!stdin.isTTY) throw new Error('请用 --user 或 PUMIAN_USER 给出用户名，用 PUMIAN_PASSWORD 给出密码')
  // the interface shows what is typed: a secret is asked for beside it
  if (isSecret) stderr.write(question)
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isSecret) stderr.write(chunk.toString())
      done()
    },
  })
  const lines = createInterface({ input: stdin, output, terminal: true })
  const answer = await lines.question(isSecret ? '' : question)
  lines.close()
  if (isSecret) stderr.write('\n')
  return answer
}
