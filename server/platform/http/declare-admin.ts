import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AdminEndpoints } from '@schemas/generated/api'
import { AppError } from '../../core/errors'
import { OPERATOR_ROLES, type OperatorRole } from '../../db/schema'
import { OPEN_BYTES } from './bodies'
import { declarationsOf } from './declare'
import { adminEndpoints } from './endpoints'

export const ADMIN_BASE = '/api/admin'

/** `METHOD /path` of an endpoint for operators that schemas/api declares. */
export type AdminKey = keyof AdminEndpoints

/** The signed-in operator. */
export interface CurrentOperator {
  operator_id: string
  username: string
  name: string
  role: OperatorRole
  /** The company requires a second factor and this account has none: only endpoints with `setup` answer. */
  second_factor_due?: boolean
}

const admin = declarationsOf<
  AdminEndpoints,
  { operator: CurrentOperator | null },
  { operator: CurrentOperator }
>({
  endpoints: adminEndpoints,
  names: { open: 'declareOpen', guarded: 'declareAdmin' },
  audienceOf: ({ role }) => role,
  callerOf: ({ operator }) => ({ operator }),
  requireCaller({ operator, refusal }) {
    if (!operator) throw new AppError(refusal)
    return { operator }
  },
  admit({ role, setup }, request) {
    if (role === 'anyone') return
    const operator = admitOperator(request, setup)
    if (OPERATOR_ROLES.indexOf(operator.role) < OPERATOR_ROLES.indexOf(role)) throw new AppError('forbidden')
  },
  errorsOf: ({ method, role, body, setup }) => [
    ...(body ? (['unknown_field'] as const) : []),
    ...(role === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(role === 'anyone' || setup ? [] : (['second_factor_due'] as const)),
    ...(method === 'GET' ? [] : (['foreign_origin'] as const)),
  ],
  optionsOf: ({ role }) => (role === 'anyone' ? { bodyLimit: OPEN_BYTES } : {}),
  setHeaders: (_endpoint, _request: FastifyRequest, reply: FastifyReply) =>
    void reply.header('cache-control', 'no-store'),
})

/**
 * The operator of a request; routes that no declaration describes call it themselves.
 * @param setup whether the route answers before a second factor is set up
 * @throws AppError `unauthenticated`, `second_factor_due`
 */
export function admitOperator(
  { operator, refusal }: Pick<FastifyRequest, 'operator' | 'refusal'>,
  setup = false,
): CurrentOperator {
  if (!operator) throw new AppError(refusal)
  if (operator.second_factor_due && !setup) throw new AppError('second_factor_due')
  return operator
}

/**
 * Serves an endpoint of operators. Callers without its role get 401 or 403 before the request is validated, so they
 * cannot learn whether it was valid.
 */
export const declareAdmin = admin.guarded

/** The same for an endpoint that answers with a file (`file` in schemas/api). */
export const declareAdminFile = admin.guardedFile

/** The same for the few endpoints that need no session (`role: anyone`). */
export const declareOpen = admin.open

/**
 * Whether a role sees phone and account numbers in full. For other roles every answer masks them, and a search matches the
 * complete number only: searching for parts would reveal the hidden digits one by one.
 */
export const seesWholeNumbers = (role: OperatorRole): boolean => role !== 'viewer'
