import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AdminEndpoints } from '@schemas/generated/api'
import { AppError } from '../../core/errors'
import { rightsNeeded } from '@schemas/api/endpoint'
import { missingRight, type Right, SOME_PAGES } from '@schemas/rights'
import type { OperatorRole } from '../../db/schema'
import { OPEN_BYTES } from './bodies'
import { declarationsOf } from './declare'
import { adminEndpoints } from './endpoints'

export const ADMIN_BASE = '/api/admin'

/** `METHOD /path` of an endpoint for operators that schemas/api declares. */
export type AdminKey = keyof AdminEndpoints

/** Where an operator works. */
export interface Reach {
  /** Shops (distributor_id) and pages (page_id) that the operator is narrowed to; empty: all. */
  shops: readonly string[]
  pages: readonly string[]
}

/** The signed-in operator. */
export interface CurrentOperator extends Reach {
  operator_id: string
  username: string
  name: string
  role: OperatorRole
  role_name: string
  rights: readonly Right[]
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
  audienceOf: ({ right }) => (right === 'anyone' ? right : 'operator'),
  callerOf: ({ operator }) => ({ operator }),
  requireCaller({ operator, refusal }) {
    if (!operator) throw new AppError(refusal)
    return { operator }
  },
  admit({ right, setup, allPages, session }, request, { rightOf }) {
    if (right === 'anyone') return
    const operator = admitOperator(request, setup)
    if (session && request.accessToken) throw new AppError('forbidden', { message: NO_TOKENS })
    const needed = rightsNeeded(right) ?? rightOf?.(request.params as Record<string, string>)
    if (needed) requireRight(operator, ...[needed].flat())
    if (allPages && operator.pages.length > 0) throw new AppError('forbidden', { message: SOME_PAGES })
  },
  errorsOf: ({ method, right, body, setup }) => [
    ...(body ? (['unknown_field'] as const) : []),
    ...(right === 'anyone' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(right === 'anyone' || setup ? [] : (['second_factor_due'] as const)),
    ...(method === 'GET' ? [] : (['foreign_origin'] as const)),
  ],
  optionsOf: ({ right, method, reads = false }) => ({
    config: { looks: reads || method === 'GET' },
    ...(right === 'anyone' && { bodyLimit: OPEN_BYTES }),
  }),
  setHeaders: (_endpoint, _request: FastifyRequest, reply: FastifyReply) =>
    void reply.header('cache-control', 'no-store'),
})

const NO_TOKENS = '访问令牌不能用于此操作，请登录设计器'

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
 * Serves an endpoint of operators. Callers without its right get 401 or 403 before the request is validated, so they
 * cannot learn whether it was valid.
 */
export const declareAdmin = admin.guarded

/** The same for an endpoint that answers with a file (`file` in schemas/api). */
export const declareAdminFile = admin.guardedFile

/** The same for the few endpoints that need no session (`right: anyone`). */
export const declareOpen = admin.open

/** Whether the operator has one of the rights. */
export const may = ({ rights }: Pick<CurrentOperator, 'rights'>, ...needed: readonly Right[]): boolean =>
  needed.some((right) => rights.includes(right))

/** @throws AppError forbidden, naming what is missing, if the operator has none of the rights */
export function requireRight(operator: Pick<CurrentOperator, 'rights'>, ...needed: readonly Right[]): void {
  if (!may(operator, ...needed)) throw new AppError('forbidden', { message: missingRight(needed) })
}

/** What an operator sees of the rows of lists: those of the reach, and rows without a shop. */
export interface Sight extends Reach {
  /**
   * Phone and account numbers in full. For others every answer masks them, and a search matches the complete number only:
   * searching for parts would reveal the hidden digits one by one.
   */
  numbers: boolean
}

export const sightOf = (operator: CurrentOperator): Sight => ({
  numbers: may(operator, 'numbers.view'),
  shops: operator.shops,
  pages: operator.pages,
})

/** Whether everything that a list narrows to lies within another; an empty list is everything. */
export const covers = (own: readonly string[], theirs: readonly string[] = []): boolean =>
  own.length === 0 || (theirs.length > 0 && theirs.every((id) => own.includes(id)))
