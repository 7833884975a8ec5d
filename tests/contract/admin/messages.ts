import type { Samples } from './sample'

export const samples: Samples = {
  'GET /account/messages': [{}, { query: '?unread=1' }],
  'GET /account/messages/unread': [{}],
  'POST /account/messages/read': [{ body: {} }, { body: { message_ids: ['unknown'] } }],
}
