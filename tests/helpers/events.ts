/** A stream of server-sent events, as far as it has come. */
export async function listenTo(url: string, cookie: string) {
  const controller = new AbortController()
  const answer = await fetch(url, { headers: { cookie }, signal: controller.signal })
  if (!answer.body) throw new Error(`Expected events from ${url}, got ${answer.status}`)
  let text = ''
  const reading = read(answer.body, (part) => (text += part)).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error
  })
  return {
    type: answer.headers.get('content-type'),
    heard: () => text,
    async close() {
      controller.abort()
      await reading
    },
  }
}

async function read(body: ReadableStream<Uint8Array>, take: (part: string) => void) {
  const decoder = new TextDecoder()
  for await (const part of body) take(decoder.decode(part, { stream: true }))
}
