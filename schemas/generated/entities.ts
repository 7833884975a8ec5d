// Written by scripts/generate.ts (npm run generate); do not edit.
import type { EntityMark } from '../entities'

/** Widget type → every `x-entity` mark of its schema; `*` stands for each item of an array. */
export const entityMarks: Record<string, EntityMark[]> = {
  'W0001': [
    {"path":["props","data","*","pathData","goods_id"],"entity":"goods"},
    {"path":["props","data","*","pathData","itemId"],"entity":"goods"},
    {"path":["props","data","*","pathData","item_id"],"entity":"goods"},
    {"path":["props","data","*","pathData","category_id"],"entity":"category"},
    {"path":["props","data","*","pathData","theme_pc_template_id"],"entity":"page"},
    {"path":["props","data","*","pathData","card_id"],"entity":"coupon"},
  ],
  'W0002': [
    {"path":["props","data","*","goods_id"],"entity":"goods"},
    {"path":["props","data","*","pathData","goods_id"],"entity":"goods"},
    {"path":["props","data","*","pathData","itemId"],"entity":"goods"},
    {"path":["props","data","*","pathData","item_id"],"entity":"goods"},
    {"path":["props","data","*","pathData","category_id"],"entity":"category"},
    {"path":["props","data","*","pathData","theme_pc_template_id"],"entity":"page"},
    {"path":["props","data","*","pathData","card_id"],"entity":"coupon"},
    {"path":["props","moreLinkData","goods_id"],"entity":"goods"},
    {"path":["props","moreLinkData","itemId"],"entity":"goods"},
    {"path":["props","moreLinkData","item_id"],"entity":"goods"},
    {"path":["props","moreLinkData","category_id"],"entity":"category"},
    {"path":["props","moreLinkData","theme_pc_template_id"],"entity":"page"},
    {"path":["props","moreLinkData","card_id"],"entity":"coupon"},
  ],
  'W0011': [
    {"path":["props","data","goods_id"],"entity":"goods"},
    {"path":["props","data","itemId"],"entity":"goods"},
    {"path":["props","data","item_id"],"entity":"goods"},
    {"path":["props","data","category_id"],"entity":"category"},
    {"path":["props","data","theme_pc_template_id"],"entity":"page"},
    {"path":["props","data","card_id"],"entity":"coupon"},
  ],
}
