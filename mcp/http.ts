/** The server for one request over HTTP; what a connection remembers is the caller's to keep. */
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { Refusal } from './refusal'
import { createServer, type ServerParts } from './server'
import type { Screenshot } from './tools/publish'

/**
 * @param parts without a screenshot pictures are refused
 * @param body of the request, parsed
 */
export async function answerRequest(
  parts: Omit<ServerParts, 'screenshot'> & Partial<Pick<ServerParts, 'screenshot'>>,
  request: Request,
  body: unknown,
): Promise<Response> {
  // without ids of its own: the caller knows the connection; with one JSON answer instead of a stream
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = createServer({ screenshot: noPicture, ...parts })
  try {
    await server.connect(transport)
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** For servers whose settings name no browser (rule mcp-10). */
const noPicture: Screenshot = async (address) => {
  throw new Refusal(
    'the shop takes no pictures over HTTP, unless PUMIAN_PREVIEW_BROWSER of its server names a Chromium; ' +
      'a browser can open this address for some minutes',
    { address },
  )
}
