/** The server for one request over HTTP; what a connection remembers is the caller's to keep. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { Refusal } from './refusal'
import { createServer, type ServerParts } from './server'
import type { Screenshot } from './tools/publish'

/** @param body of the request, parsed */
export async function answerRequest(
  parts: Omit<ServerParts, 'screenshot'>,
  request: Request,
  body: unknown,
): Promise<Response> {
  // without ids of its own: the caller knows the connection; with one JSON answer instead of a stream
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = createServer({ ...parts, screenshot: noPicture })
  try {
    await server.connect(transport)
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** A browser in the shop's process would take its memory and reach what only the shop may reach. */
const noPicture: Screenshot = async (address) => {
  throw new Refusal(
    'the shop takes no pictures over HTTP; a browser can open this address for some minutes',
    {
      address,
    },
  )
}
