// Written by scripts/generate.ts (npm run generate); do not edit.
/** Characters of a text, entries of a list. */

// POST /account/password
export const CHANGE_OWN_PASSWORD_CURRENT = 200
export const CHANGE_OWN_PASSWORD_PASSWORD = 200

// POST /account/second-factor
export const START_SECOND_FACTOR_CURRENT = 200

// PUT /account/second-factor
export const CONFIRM_SECOND_FACTOR_CODE = 32

// POST /account/recovery-codes
export const RENEW_RECOVERY_CODES_CURRENT = 200
export const RENEW_RECOVERY_CODES_CODE = 32

// POST /account/second-factor/removal
export const REMOVE_SECOND_FACTOR_CURRENT = 200
export const REMOVE_SECOND_FACTOR_CODE = 32

// POST /account/tokens
export const CREATE_ACCESS_TOKEN_CURRENT = 200
export const CREATE_ACCESS_TOKEN_NAME = 20

// POST /batches/{form}
export const DO_BATCH_IDS = 2000
export const DO_BATCH_IDS_EACH = 64
export const DO_BATCH_TAB = 40
export const DO_BATCH_KEYWORD = 64
export const DO_BATCH_FILTER = 10

// POST /images/token
export const IMAGE_UPLOAD_TOKEN_FILENAME = 255

// POST /images
export const REGISTER_IMAGE_IMG_NAME = 255
export const REGISTER_IMAGE_IMG_URL = 300
export const REGISTER_IMAGE_IMG_TYPE = 100
export const REGISTER_IMAGE_FOLDER_ID = 64

// GET /images
export const IMAGES_FOLDER_ID = 64
export const IMAGES_KEYWORD = 100

// PUT /images/{image_id}
export const CHANGE_IMAGE_IMG_NAME = 255
export const CHANGE_IMAGE_FOLDER_ID = 64

// GET /images/uses
export const IMAGES_USES_IMAGE_IDS = 100
export const IMAGES_USES_IMAGE_IDS_EACH = 64

// POST /images/move
export const MOVE_IMAGES_IMAGE_IDS = 100
export const MOVE_IMAGES_IMAGE_IDS_EACH = 64
export const MOVE_IMAGES_FOLDER_ID = 64

// POST /images/delete
export const REMOVE_IMAGES_IMAGE_IDS = 100
export const REMOVE_IMAGES_IMAGE_IDS_EACH = 64

// POST /images/restore
export const RESTORE_IMAGES_IMAGE_IDS = 100
export const RESTORE_IMAGES_IMAGE_IDS_EACH = 64

// POST /image-folders
export const ADD_IMAGE_FOLDER_NAME = 50

// PUT /image-folders/{folder_id}
export const RENAME_IMAGE_FOLDER_NAME = 50

// POST /account/messages/read
export const READ_MESSAGES_MESSAGE_IDS = 50
export const READ_MESSAGES_MESSAGE_IDS_EACH = 64

// GET /modules
export const SAVED_MODULES_KEYWORD = 100

// POST /modules
export const SAVE_MODULE_NAME = 50

// PUT /modules/{design_id}
export const RENAME_MODULE_NAME = 50

// GET /operators
export const OPERATORS_KEYWORD = 64

// POST /operators
export const CREATE_OPERATOR_NAME = 32
export const CREATE_OPERATOR_ROLE_ID = 64
export const CREATE_OPERATOR_SHOPS = 200
export const CREATE_OPERATOR_SHOPS_EACH = 64
export const CREATE_OPERATOR_PAGES = 200
export const CREATE_OPERATOR_PAGES_EACH = 64
export const CREATE_OPERATOR_PASSWORD = 200

// PUT /operators/{operator_id}
export const CHANGE_OPERATOR_NAME = 32
export const CHANGE_OPERATOR_ROLE_ID = 64
export const CHANGE_OPERATOR_SHOPS = 200
export const CHANGE_OPERATOR_SHOPS_EACH = 64
export const CHANGE_OPERATOR_PAGES = 200
export const CHANGE_OPERATOR_PAGES_EACH = 64
export const CHANGE_OPERATOR_PASSWORD = 200

// POST /roles
export const CREATE_ROLE_NAME = 20
export const CREATE_ROLE_RIGHTS = 100
export const CREATE_ROLE_RIGHTS_EACH = 64

// PUT /roles/{role_id}
export const CHANGE_ROLE_NAME = 20
export const CHANGE_ROLE_RIGHTS = 100
export const CHANGE_ROLE_RIGHTS_EACH = 64

// GET /audit
export const AUDIT_SUBJECT = 64
export const AUDIT_SUBJECT_ID = 128
export const AUDIT_OPERATOR_ID = 64
export const AUDIT_ACTION = 64

// GET /pages
export const PAGES_KEYWORD = 100

// POST /pages
export const CREATE_PAGE_TITLE = 50
export const CREATE_PAGE_DESCRIPTION = 150
export const CREATE_PAGE_TEMPLATE_ID = 64
export const CREATE_PAGE_COPY_OF = 64

// PUT /pages/{page_id}
export const UPDATE_PAGE_TITLE = 50
export const UPDATE_PAGE_DESCRIPTION = 150
export const UPDATE_PAGE_ALIAS = 50
export const UPDATE_PAGE_SEO_TITLE = 200
export const UPDATE_PAGE_SEO_MATE_KEYWORDS = 200
export const UPDATE_PAGE_SEO_MATE_DESCRIPTION = 500

// PUT /drafts
export const SAVE_DRAFTS_DOCUMENTS = 100
export const SAVE_DRAFTS_DOCUMENTS_EACH_PAGE_ID = 64
export const SAVE_DRAFTS_DOCUMENTS_EACH_BASE = 64
export const SAVE_DRAFTS_DOCUMENTS_EACH_DOCUMENT = 67108864
export const SAVE_DRAFTS_DOCUMENTS_EACH_CHANGES = 67108864

// POST /presence
export const SELECT_IN_PAGE_TAB = 64
export const SELECT_IN_PAGE_SELECTED = 50
export const SELECT_IN_PAGE_SELECTED_EACH = 64

// POST /publish
export const PUBLISH_PAGES = 3
export const PUBLISH_PAGES_EACH_PAGE_ID = 64
export const PUBLISH_PAGES_EACH_REVISION = 64
export const PUBLISH_AT = 40
export const PUBLISH_NOTE = 200
export const PUBLISH_APPROVES = 3
export const PUBLISH_APPROVES_EACH = 64

// POST /pages/{page_id}/rollback
export const ROLL_BACK_REVISION = 64

// POST /preview
export const PREVIEW_PAGES = 3
export const PREVIEW_PAGES_EACH_PAGE_ID = 64
export const PREVIEW_PAGES_EACH_REVISION = 64
export const PREVIEW_AT = 40

// POST /pctemplate/add
export const UPSTREAM_ADD_PAGE_TITLE = 50
export const UPSTREAM_ADD_PAGE_DESCRIPTION = 150
export const UPSTREAM_ADD_PAGE_VERSION = 20

// PUT /pctemplate/edit
export const UPSTREAM_EDIT_PAGE_ID = 64
export const UPSTREAM_EDIT_PAGE_TITLE = 50
export const UPSTREAM_EDIT_PAGE_DESCRIPTION = 150
export const UPSTREAM_EDIT_PAGE_VERSION = 20

// POST /pctemplate/saveHeaderOrFooter
export const UPSTREAM_SAVE_HEADER_OR_FOOTER_CONFIG = 67108864

// GET /pctemplate/getTemplateContent
export const UPSTREAM_TEMPLATE_CONTENT_THEME_PC_TEMPLATE_ID = 64

// POST /pctemplate/saveTemplateContent
export const UPSTREAM_SAVE_TEMPLATE_CONTENT_THEME_PC_TEMPLATE_ID = 64
export const UPSTREAM_SAVE_TEMPLATE_CONTENT_CONFIG = 67108864

// POST /pctemplate/loginPage/setting
export const UPSTREAM_SAVE_LOGIN_PAGE_LOGO = 1000
export const UPSTREAM_SAVE_LOGIN_PAGE_BACKGROUND = 1000

// GET /pickers/goods
export const PICK_GOODS_KEYWORD = 64
export const PICK_GOODS_IDS = 200
export const PICK_GOODS_IDS_EACH = 64
export const PICK_GOODS_DISTRIBUTOR_ID = 64
export const PICK_GOODS_CATEGORY_ID = 64
export const PICK_GOODS_BRAND_ID = 64
export const PICK_GOODS_TAG_ID = 64

// GET /pickers/coupons
export const PICK_COUPONS_KEYWORD = 64
export const PICK_COUPONS_IDS = 200
export const PICK_COUPONS_IDS_EACH = 64

// GET /pickers/shops
export const PICK_SHOPS_KEYWORD = 64
export const PICK_SHOPS_IDS = 200
export const PICK_SHOPS_IDS_EACH = 64
export const PICK_SHOPS_CITY = 64

// GET /pickers/categories
export const PICK_CATEGORIES_KEYWORD = 64
export const PICK_CATEGORIES_IDS = 200
export const PICK_CATEGORIES_IDS_EACH = 64

// GET /pickers/pages
export const PICK_PAGES_KEYWORD = 64
export const PICK_PAGES_IDS = 200
export const PICK_PAGES_IDS_EACH = 64

// GET /pickers/targets
export const PICK_TARGETS_KEYWORD = 64
export const PICK_TARGETS_IDS = 200
export const PICK_TARGETS_IDS_EACH = 64
export const PICK_TARGETS_NODE_ID = 64

// POST /live
export const LIVE_DATA_GOODS = 2000
export const LIVE_DATA_GOODS_EACH = 64
export const LIVE_DATA_COUPON = 2000
export const LIVE_DATA_COUPON_EACH = 64
export const LIVE_DATA_SHOP = 2000
export const LIVE_DATA_SHOP_EACH = 64
export const LIVE_DATA_CATEGORY = 2000
export const LIVE_DATA_CATEGORY_EACH = 64
export const LIVE_DATA_RULES = 60
export const LIVE_DATA_RULES_EACH_DISTRIBUTOR_ID = 64

// POST /target-states
export const TARGET_STATES_TARGETS = 500
export const TARGET_STATES_TARGETS_EACH_ID = 64

// POST /dead-links
export const DEAD_LINKS_DOCUMENTS = 10
export const DEAD_LINKS_DOCUMENTS_EACH = 67108864

// GET /records/{name}
export const RECORDS_KEYWORD = 64
export const RECORDS_FILTER = 10

// GET /options/{kind}
export const RECORD_OPTIONS_KEYWORD = 64
export const RECORD_OPTIONS_IDS = 4000
export const RECORD_OPTIONS_IDS_EACH = 64

// GET /reports/{name}
export const ONE_REPORT_SHOP = 64

// GET /reports/{name}/file
export const REPORT_FILE_SHOP = 64

// POST /reviews
export const SUBMIT_REVIEW_PAGES = 3
export const SUBMIT_REVIEW_PAGES_EACH_PAGE_ID = 64
export const SUBMIT_REVIEW_PAGES_EACH_REVISION = 64
export const SUBMIT_REVIEW_MESSAGE = 500

// POST /reviews/{review_id}/return
export const RETURN_REVIEW_WORDS = 500

// POST /pages/{page_id}/notes
export const WRITE_NOTE_TEXT = 500
export const WRITE_NOTE_WIDGET = 64
export const WRITE_NOTE_WIDGET_NAME = 100
export const WRITE_NOTE_PARENT_ID = 64

// POST /session
export const SIGN_IN_USERNAME = 64
export const SIGN_IN_PASSWORD = 200
export const SIGN_IN_TOKEN = 64
export const SIGN_IN_YZM = 16
export const SIGN_IN_CODE = 32

// POST /sheets/{name}/export
export const EXPORT_SHEET_TAB = 40
export const EXPORT_SHEET_KEYWORD = 64
export const EXPORT_SHEET_FILTER = 10

// GET /templates
export const PAGE_TEMPLATES_KEYWORD = 100

// POST /templates
export const SAVE_TEMPLATE_NAME = 50
export const SAVE_TEMPLATE_IMAGE = 1000
export const SAVE_TEMPLATE_DOCUMENT = 67108864

// POST /theme/follow
export const FOLLOW_THEME_PAGES = 500

// POST /account/views
export const SAVE_VIEW_NAME = 20
export const SAVE_VIEW_QUERY = 1000

// GET /worklists/{name}
export const WORKLIST_TAB = 40
export const WORKLIST_KEYWORD = 64
export const WORKLIST_FILTER = 10
