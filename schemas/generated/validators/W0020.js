// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"wgtHiddenTitle":1,"data":1,"columnNums":1,"wgtHideUnselectedItems":1,"moreLinkData":1,"titleAlign":1,"titleBackground":1,"wgtBackgroundColor1":1,"wgtBackgroundColor2":1,"wgtTitleFontSize":1,"wgtTitleColor":1,"wgtPriceFontSize":1,"wgtPriceColor":1};
const literal1 = {"shop_id":1,"shop_name":1,"shop_pic":1,"pathData":1,"banner":1,"logo":1,"tag_list":1,"rule":1,"goods_list":1};
const literal2 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal3 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal4 = ["default","newest","sales","price_asc","price_desc"];
const literal5 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal6 = ["goods"];
const literal7 = ["left","center","right"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern7 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern15 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "props") || (key0 === "style"))){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.text !== undefined){
if(typeof data0.text !== "string"){
vErrors = addError(vErrors, instancePath+"/props/text", "#/properties/props/properties/text/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtHiddenTitle !== undefined){
if(typeof data0.wgtHiddenTitle !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtHiddenTitle", "#/properties/props/properties/wgtHiddenTitle/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.data !== undefined){
let data3 = data0.data;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(literal1[key2] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data4.shop_id !== undefined){
if(typeof data4.shop_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/shop_id", "#/properties/props/properties/data/items/properties/shop_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.shop_name !== undefined){
if(typeof data4.shop_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/shop_name", "#/properties/props/properties/data/items/properties/shop_name/type", "type", {type: "string"});
errors++;
}
}
if(data4.shop_pic !== undefined){
let data7 = data4.shop_pic;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/shop_pic", "#/properties/props/properties/data/items/properties/shop_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/shop_pic", "#/properties/props/properties/data/items/properties/shop_pic/type", "type", {type: "string"});
errors++;
}
}
if(data4.pathData !== undefined){
let data8 = data4.pathData;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
if(literal2[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData", "#/properties/props/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data8.linkPage !== undefined){
let data9 = data8.linkPage;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data9 === "goods") || (data9 === "category")) || (data9 === "maincategory")) || (data9 === "brand")) || (data9 === "page")) || (data9 === "customer")) || (data9 === "article")) || (data9 === "shop")) || (data9 === "coupons")) || (data9 === "promotion")) || (data9 === "seckill")) || (data9 === "anchor")) || (data9 === "tel")) || (data9 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data8.linkPageLabel !== undefined){
if(typeof data8.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data8.goods_id !== undefined){
if(typeof data8.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.itemId !== undefined){
if(typeof data8.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemId", "#/properties/props/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data8.item_id !== undefined){
if(typeof data8.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/item_id", "#/properties/props/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.category_id !== undefined){
if(typeof data8.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_id", "#/properties/props/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.attribute_id !== undefined){
if(typeof data8.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.theme_pc_template_id !== undefined){
if(typeof data8.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.card_id !== undefined){
if(typeof data8.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/card_id", "#/properties/props/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.article_id !== undefined){
if(typeof data8.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/article_id", "#/properties/props/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.distributor_id !== undefined){
if(typeof data8.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.promotion_id !== undefined){
if(typeof data8.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.seckill_id !== undefined){
if(typeof data8.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.anchor !== undefined){
if(typeof data8.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/anchor", "#/properties/props/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data8.tel !== undefined){
let data23 = data8.tel;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data8.url !== undefined){
let data24 = data8.url;
if(typeof data24 === "string"){
if(!pattern0.test(data24)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data8.href !== undefined){
let data25 = data8.href;
if(typeof data25 === "string"){
if(!pattern0.test(data25)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data8.itemName !== undefined){
if(typeof data8.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemName", "#/properties/props/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data8.category_name !== undefined){
if(typeof data8.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_name", "#/properties/props/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.attribute_name !== undefined){
if(typeof data8.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.tag_name !== undefined){
if(typeof data8.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.title !== undefined){
if(typeof data8.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/title", "#/properties/props/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data8.activity_name !== undefined){
if(typeof data8.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.template_title !== undefined){
if(typeof data8.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/template_title", "#/properties/props/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/name", "#/properties/props/properties/data/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData", "#/properties/props/properties/data/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
if(data4.banner !== undefined){
let data34 = data4.banner;
if(typeof data34 === "string"){
if(!pattern0.test(data34)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/banner", "#/properties/props/properties/data/items/properties/banner/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/banner", "#/properties/props/properties/data/items/properties/banner/type", "type", {type: "string"});
errors++;
}
}
if(data4.logo !== undefined){
let data35 = data4.logo;
if(typeof data35 === "string"){
if(!pattern0.test(data35)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/logo", "#/properties/props/properties/data/items/properties/logo/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/logo", "#/properties/props/properties/data/items/properties/logo/type", "type", {type: "string"});
errors++;
}
}
if(data4.tag_list !== undefined){
let data36 = data4.tag_list;
if(Array.isArray(data36)){
if(data36.length > 2){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list", "#/properties/props/properties/data/items/properties/tag_list/maxItems", "maxItems", {limit: 2});
errors++;
}
const len1 = data36.length;
for(let i1=0; i1<len1; i1++){
let data37 = data36[i1];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key4 in data37){
if(!((key4 === "tag_id") || (key4 === "tag_name"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list/" + i1, "#/properties/props/properties/data/items/properties/tag_list/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data37.tag_id !== undefined){
if(typeof data37.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list/" + i1+"/tag_id", "#/properties/props/properties/data/items/properties/tag_list/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data37.tag_name !== undefined){
if(typeof data37.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list/" + i1+"/tag_name", "#/properties/props/properties/data/items/properties/tag_list/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list/" + i1, "#/properties/props/properties/data/items/properties/tag_list/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/tag_list", "#/properties/props/properties/data/items/properties/tag_list/type", "type", {type: "array"});
errors++;
}
}
if(data4.rule !== undefined){
let data40 = data4.rule;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.order === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/required", "required", {missingProperty: "order"});
errors++;
}
if(data40.count === undefined){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/required", "required", {missingProperty: "count"});
errors++;
}
for(const key5 in data40){
if(!((((((key5 === "category_id") || (key5 === "brand_id")) || (key5 === "tag_id")) || (key5 === "promoted")) || (key5 === "order")) || (key5 === "count"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data40.category_id !== undefined){
if(typeof data40.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/category_id", "#/properties/props/properties/data/items/properties/rule/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data40.brand_id !== undefined){
if(typeof data40.brand_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/brand_id", "#/properties/props/properties/data/items/properties/rule/properties/brand_id/type", "type", {type: "string"});
errors++;
}
}
if(data40.tag_id !== undefined){
if(typeof data40.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/tag_id", "#/properties/props/properties/data/items/properties/rule/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data40.promoted !== undefined){
if(typeof data40.promoted !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/promoted", "#/properties/props/properties/data/items/properties/rule/properties/promoted/type", "type", {type: "boolean"});
errors++;
}
}
if(data40.order !== undefined){
let data45 = data40.order;
if(typeof data45 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/type", "type", {type: "string"});
errors++;
}
if(!(((((data45 === "default") || (data45 === "newest")) || (data45 === "sales")) || (data45 === "price_asc")) || (data45 === "price_desc"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/order", "#/properties/props/properties/data/items/properties/rule/properties/order/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data40.count !== undefined){
let data46 = data40.count;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/type", "type", {type: "integer"});
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 50 || isNaN(data46)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/maximum", "maximum", {comparison: "<=", limit: 50});
errors++;
}
if(data46 < 1 || isNaN(data46)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule/count", "#/properties/props/properties/data/items/properties/rule/properties/count/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/rule", "#/properties/props/properties/data/items/properties/rule/type", "type", {type: "object"});
errors++;
}
}
if(data4.goods_list !== undefined){
let data47 = data4.goods_list;
if(Array.isArray(data47)){
const len2 = data47.length;
for(let i2=0; i2<len2; i2++){
let data48 = data47[i2];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key6 in data48){
if(literal5[key6] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2, "#/properties/props/properties/data/items/properties/goods_list/items/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data48.goods_id !== undefined){
if(typeof data48.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data48.itemId !== undefined){
if(typeof data48.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/itemId", "#/properties/props/properties/data/items/properties/goods_list/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data48.goods_pic !== undefined){
let data51 = data48.goods_pic;
if(typeof data51 === "string"){
if(!pattern0.test(data51)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_pic", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_pic", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data48.price !== undefined){
let data52 = data48.price;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data48.market_price !== undefined){
let data53 = data48.market_price;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/market_price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/market_price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data48.goods_name !== undefined){
if(typeof data48.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data48.brief !== undefined){
if(typeof data48.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/brief", "#/properties/props/properties/data/items/properties/goods_list/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data48.subTitle !== undefined){
if(typeof data48.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/subTitle", "#/properties/props/properties/data/items/properties/goods_list/items/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data48.tagList !== undefined){
let data57 = data48.tagList;
if(Array.isArray(data57)){
const len3 = data57.length;
for(let i3=0; i3<len3; i3++){
let data58 = data57[i3];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key7 in data58){
if(!((((key7 === "tag_id") || (key7 === "tag_name")) || (key7 === "font_color")) || (key7 === "tag_color"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3, "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data58.tag_id !== undefined){
if(typeof data58.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.tag_name !== undefined){
if(typeof data58.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data58.font_color !== undefined){
let data61 = data58.font_color;
if(typeof data61 === "string"){
if(!pattern7.test(data61)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/font_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/font_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data58.tag_color !== undefined){
let data62 = data58.tag_color;
if(typeof data62 === "string"){
if(!pattern7.test(data62)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_color/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3, "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/type", "type", {type: "array"});
errors++;
}
}
if(data48.linkPage !== undefined){
let data63 = data48.linkPage;
if(typeof data63 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data63 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPage/enum", "enum", {allowedValues: literal6});
errors++;
}
}
if(data48.linkPageLabel !== undefined){
if(typeof data48.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPageLabel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data48.pathData !== undefined){
let data65 = data48.pathData;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
for(const key8 in data65){
if(literal2[key8] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key8});
errors++;
}
}
if(data65.linkPage !== undefined){
let data66 = data65.linkPage;
if(typeof data66 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data66 === "goods") || (data66 === "category")) || (data66 === "maincategory")) || (data66 === "brand")) || (data66 === "page")) || (data66 === "customer")) || (data66 === "article")) || (data66 === "shop")) || (data66 === "coupons")) || (data66 === "promotion")) || (data66 === "seckill")) || (data66 === "anchor")) || (data66 === "tel")) || (data66 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data65.linkPageLabel !== undefined){
if(typeof data65.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data65.goods_id !== undefined){
if(typeof data65.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.itemId !== undefined){
if(typeof data65.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/itemId", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data65.item_id !== undefined){
if(typeof data65.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/item_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.category_id !== undefined){
if(typeof data65.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/category_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.attribute_id !== undefined){
if(typeof data65.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.theme_pc_template_id !== undefined){
if(typeof data65.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.card_id !== undefined){
if(typeof data65.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/card_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.article_id !== undefined){
if(typeof data65.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/article_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.distributor_id !== undefined){
if(typeof data65.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.promotion_id !== undefined){
if(typeof data65.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.seckill_id !== undefined){
if(typeof data65.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data65.anchor !== undefined){
if(typeof data65.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/anchor", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data65.tel !== undefined){
let data80 = data65.tel;
if(typeof data80 === "string"){
if(!pattern1.test(data80)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/tel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/tel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data65.url !== undefined){
let data81 = data65.url;
if(typeof data81 === "string"){
if(!pattern0.test(data81)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/url", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/url", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data65.href !== undefined){
let data82 = data65.href;
if(typeof data82 === "string"){
if(!pattern0.test(data82)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/href", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/href", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data65.itemName !== undefined){
if(typeof data65.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/itemName", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data65.category_name !== undefined){
if(typeof data65.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/category_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data65.attribute_name !== undefined){
if(typeof data65.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data65.tag_name !== undefined){
if(typeof data65.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data65.title !== undefined){
if(typeof data65.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/title", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data65.activity_name !== undefined){
if(typeof data65.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data65.template_title !== undefined){
if(typeof data65.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/template_title", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data65.name !== undefined){
if(typeof data65.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2, "#/properties/props/properties/data/items/properties/goods_list/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list", "#/properties/props/properties/data/items/properties/goods_list/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/type", "type", {type: "array"});
errors++;
}
}
if(data0.columnNums !== undefined){
let data91 = data0.columnNums;
if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/type", "type", {type: "integer"});
errors++;
}
if((typeof data91 == "number") && (isFinite(data91))){
if(data91 > 10 || isNaN(data91)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/maximum", "maximum", {comparison: "<=", limit: 10});
errors++;
}
if(data91 < 1 || isNaN(data91)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/minimum", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data0.wgtHideUnselectedItems !== undefined){
if(typeof data0.wgtHideUnselectedItems !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtHideUnselectedItems", "#/properties/props/properties/wgtHideUnselectedItems/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.moreLinkData !== undefined){
let data93 = data0.moreLinkData;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
for(const key9 in data93){
if(literal2[key9] !== 1){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/additionalProperties", "additionalProperties", {additionalProperty: key9});
errors++;
}
}
if(data93.linkPage !== undefined){
let data94 = data93.linkPage;
if(typeof data94 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data94 === "goods") || (data94 === "category")) || (data94 === "maincategory")) || (data94 === "brand")) || (data94 === "page")) || (data94 === "customer")) || (data94 === "article")) || (data94 === "shop")) || (data94 === "coupons")) || (data94 === "promotion")) || (data94 === "seckill")) || (data94 === "anchor")) || (data94 === "tel")) || (data94 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data93.linkPageLabel !== undefined){
if(typeof data93.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPageLabel", "#/properties/props/properties/moreLinkData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data93.goods_id !== undefined){
if(typeof data93.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/goods_id", "#/properties/props/properties/moreLinkData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.itemId !== undefined){
if(typeof data93.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemId", "#/properties/props/properties/moreLinkData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data93.item_id !== undefined){
if(typeof data93.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/item_id", "#/properties/props/properties/moreLinkData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.category_id !== undefined){
if(typeof data93.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_id", "#/properties/props/properties/moreLinkData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.attribute_id !== undefined){
if(typeof data93.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_id", "#/properties/props/properties/moreLinkData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.theme_pc_template_id !== undefined){
if(typeof data93.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/theme_pc_template_id", "#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.card_id !== undefined){
if(typeof data93.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/card_id", "#/properties/props/properties/moreLinkData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.article_id !== undefined){
if(typeof data93.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/article_id", "#/properties/props/properties/moreLinkData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.distributor_id !== undefined){
if(typeof data93.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/distributor_id", "#/properties/props/properties/moreLinkData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.promotion_id !== undefined){
if(typeof data93.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/promotion_id", "#/properties/props/properties/moreLinkData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.seckill_id !== undefined){
if(typeof data93.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/seckill_id", "#/properties/props/properties/moreLinkData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data93.anchor !== undefined){
if(typeof data93.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/anchor", "#/properties/props/properties/moreLinkData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data93.tel !== undefined){
let data108 = data93.tel;
if(typeof data108 === "string"){
if(!pattern1.test(data108)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data93.url !== undefined){
let data109 = data93.url;
if(typeof data109 === "string"){
if(!pattern0.test(data109)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data93.href !== undefined){
let data110 = data93.href;
if(typeof data110 === "string"){
if(!pattern0.test(data110)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data93.itemName !== undefined){
if(typeof data93.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemName", "#/properties/props/properties/moreLinkData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data93.category_name !== undefined){
if(typeof data93.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_name", "#/properties/props/properties/moreLinkData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data93.attribute_name !== undefined){
if(typeof data93.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_name", "#/properties/props/properties/moreLinkData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data93.tag_name !== undefined){
if(typeof data93.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tag_name", "#/properties/props/properties/moreLinkData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data93.title !== undefined){
if(typeof data93.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/title", "#/properties/props/properties/moreLinkData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data93.activity_name !== undefined){
if(typeof data93.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/activity_name", "#/properties/props/properties/moreLinkData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data93.template_title !== undefined){
if(typeof data93.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/template_title", "#/properties/props/properties/moreLinkData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data93.name !== undefined){
if(typeof data93.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/name", "#/properties/props/properties/moreLinkData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/type", "type", {type: "object"});
errors++;
}
}
if(data0.titleAlign !== undefined){
let data119 = data0.titleAlign;
if(typeof data119 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/titleAlign", "#/properties/props/properties/titleAlign/type", "type", {type: "string"});
errors++;
}
if(!(((data119 === "left") || (data119 === "center")) || (data119 === "right"))){
vErrors = addError(vErrors, instancePath+"/props/titleAlign", "#/properties/props/properties/titleAlign/enum", "enum", {allowedValues: literal7});
errors++;
}
}
if(data0.titleBackground !== undefined){
if(typeof data0.titleBackground !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/titleBackground", "#/properties/props/properties/titleBackground/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.wgtBackgroundColor1 !== undefined){
let data121 = data0.wgtBackgroundColor1;
if(typeof data121 === "string"){
if(!pattern15.test(data121)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor1", "#/properties/props/properties/wgtBackgroundColor1/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor1", "#/properties/props/properties/wgtBackgroundColor1/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtBackgroundColor2 !== undefined){
let data122 = data0.wgtBackgroundColor2;
if(typeof data122 === "string"){
if(!pattern15.test(data122)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor2", "#/properties/props/properties/wgtBackgroundColor2/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor2", "#/properties/props/properties/wgtBackgroundColor2/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data123 = data0.wgtTitleFontSize;
if((typeof data123 == "number") && (isFinite(data123))){
if(data123 < 0 || isNaN(data123)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data124 = data0.wgtTitleColor;
if(typeof data124 === "string"){
if(!pattern15.test(data124)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data125 = data0.wgtPriceFontSize;
if((typeof data125 == "number") && (isFinite(data125))){
if(data125 < 0 || isNaN(data125)){
vErrors = addError(vErrors, instancePath+"/props/wgtPriceFontSize", "#/properties/props/properties/wgtPriceFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtPriceFontSize", "#/properties/props/properties/wgtPriceFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtPriceColor !== undefined){
let data126 = data0.wgtPriceColor;
if(typeof data126 === "string"){
if(!pattern15.test(data126)){
vErrors = addError(vErrors, instancePath+"/props/wgtPriceColor", "#/properties/props/properties/wgtPriceColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtPriceColor", "#/properties/props/properties/wgtPriceColor/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath, "#/type", "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
});
export const validate = inTurn(validate10, () => validateStyle);
export default validate;
