// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"wgtHiddenTitle":1,"data":1,"columnNums":1,"wgtHideUnselectedItems":1,"moreLinkData":1,"titleAlign":1,"titleBackground":1,"wgtBackgroundColor1":1,"wgtBackgroundColor2":1,"wgtTitleFontSize":1,"wgtTitleColor":1,"wgtPriceFontSize":1,"wgtPriceColor":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal3 = {"goods_id":1,"itemId":1,"goods_pic":1,"price":1,"market_price":1,"goods_name":1,"brief":1,"subTitle":1,"tagList":1,"linkPage":1,"linkPageLabel":1,"pathData":1};
const literal4 = ["goods"];
const literal5 = ["left","center","right"];
const literal6 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal7 = ["number","string"];
const literal8 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern7 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern19 = memoPattern("^auto$", "u");
const pattern30 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func2.call(literal0, key1))){
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
if(!((((((((key2 === "shop_id") || (key2 === "shop_name")) || (key2 === "shop_pic")) || (key2 === "pathData")) || (key2 === "banner")) || (key2 === "logo")) || (key2 === "tag_list")) || (key2 === "goods_list"))){
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
if(!(func2.call(literal1, key3))){
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
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
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
if(data4.goods_list !== undefined){
let data40 = data4.goods_list;
if(Array.isArray(data40)){
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
let data41 = data40[i2];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key5 in data41){
if(!(func2.call(literal3, key5))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2, "#/properties/props/properties/data/items/properties/goods_list/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data41.goods_id !== undefined){
if(typeof data41.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data41.itemId !== undefined){
if(typeof data41.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/itemId", "#/properties/props/properties/data/items/properties/goods_list/items/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data41.goods_pic !== undefined){
let data44 = data41.goods_pic;
if(typeof data44 === "string"){
if(!pattern0.test(data44)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_pic", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_pic", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_pic/type", "type", {type: "string"});
errors++;
}
}
if(data41.price !== undefined){
let data45 = data41.price;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/price/type", "type", {type: "integer"});
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data41.market_price !== undefined){
let data46 = data41.market_price;
if(!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/market_price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/type", "type", {type: "integer"});
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/market_price", "#/properties/props/properties/data/items/properties/goods_list/items/properties/market_price/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data41.goods_name !== undefined){
if(typeof data41.goods_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/goods_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/goods_name/type", "type", {type: "string"});
errors++;
}
}
if(data41.brief !== undefined){
if(typeof data41.brief !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/brief", "#/properties/props/properties/data/items/properties/goods_list/items/properties/brief/type", "type", {type: "string"});
errors++;
}
}
if(data41.subTitle !== undefined){
if(typeof data41.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/subTitle", "#/properties/props/properties/data/items/properties/goods_list/items/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data41.tagList !== undefined){
let data50 = data41.tagList;
if(Array.isArray(data50)){
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
let data51 = data50[i3];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key6 in data51){
if(!((((key6 === "tag_id") || (key6 === "tag_name")) || (key6 === "font_color")) || (key6 === "tag_color"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3, "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data51.tag_id !== undefined){
if(typeof data51.tag_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_id/type", "type", {type: "string"});
errors++;
}
}
if(data51.tag_name !== undefined){
if(typeof data51.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/tag_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data51.font_color !== undefined){
let data54 = data51.font_color;
if(typeof data54 === "string"){
if(!pattern7.test(data54)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/font_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/tagList/" + i3+"/font_color", "#/properties/props/properties/data/items/properties/goods_list/items/properties/tagList/items/properties/font_color/type", "type", {type: "string"});
errors++;
}
}
if(data51.tag_color !== undefined){
let data55 = data51.tag_color;
if(typeof data55 === "string"){
if(!pattern7.test(data55)){
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
if(data41.linkPage !== undefined){
let data56 = data41.linkPage;
if(typeof data56 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data56 === "goods")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPage/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data41.linkPageLabel !== undefined){
if(typeof data41.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/linkPageLabel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data41.pathData !== undefined){
let data58 = data41.pathData;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key7 in data58){
if(!(func2.call(literal1, key7))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data58.linkPage !== undefined){
let data59 = data58.linkPage;
if(typeof data59 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data59 === "goods") || (data59 === "category")) || (data59 === "maincategory")) || (data59 === "brand")) || (data59 === "page")) || (data59 === "customer")) || (data59 === "article")) || (data59 === "shop")) || (data59 === "coupons")) || (data59 === "promotion")) || (data59 === "seckill")) || (data59 === "anchor")) || (data59 === "tel")) || (data59 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data58.linkPageLabel !== undefined){
if(typeof data58.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data58.goods_id !== undefined){
if(typeof data58.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.itemId !== undefined){
if(typeof data58.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/itemId", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data58.item_id !== undefined){
if(typeof data58.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/item_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.category_id !== undefined){
if(typeof data58.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/category_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.attribute_id !== undefined){
if(typeof data58.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.theme_pc_template_id !== undefined){
if(typeof data58.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.card_id !== undefined){
if(typeof data58.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/card_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.article_id !== undefined){
if(typeof data58.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/article_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.distributor_id !== undefined){
if(typeof data58.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.promotion_id !== undefined){
if(typeof data58.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.seckill_id !== undefined){
if(typeof data58.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data58.anchor !== undefined){
if(typeof data58.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/anchor", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data58.tel !== undefined){
let data73 = data58.tel;
if(typeof data73 === "string"){
if(!pattern1.test(data73)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/tel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/tel", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data58.url !== undefined){
let data74 = data58.url;
if(typeof data74 === "string"){
if(!pattern0.test(data74)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/url", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/url", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data58.href !== undefined){
let data75 = data58.href;
if(typeof data75 === "string"){
if(!pattern0.test(data75)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/href", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/href", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data58.itemName !== undefined){
if(typeof data58.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/itemName", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data58.category_name !== undefined){
if(typeof data58.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/category_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data58.attribute_name !== undefined){
if(typeof data58.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data58.tag_name !== undefined){
if(typeof data58.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data58.title !== undefined){
if(typeof data58.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/title", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data58.activity_name !== undefined){
if(typeof data58.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data58.template_title !== undefined){
if(typeof data58.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/goods_list/" + i2+"/pathData/template_title", "#/properties/props/properties/data/items/properties/goods_list/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data58.name !== undefined){
if(typeof data58.name !== "string"){
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
let data84 = data0.columnNums;
if(!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/type", "type", {type: "integer"});
errors++;
}
if((typeof data84 == "number") && (isFinite(data84))){
if(data84 > 10 || isNaN(data84)){
vErrors = addError(vErrors, instancePath+"/props/columnNums", "#/properties/props/properties/columnNums/maximum", "maximum", {comparison: "<=", limit: 10});
errors++;
}
if(data84 < 1 || isNaN(data84)){
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
let data86 = data0.moreLinkData;
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
for(const key8 in data86){
if(!(func2.call(literal1, key8))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/additionalProperties", "additionalProperties", {additionalProperty: key8});
errors++;
}
}
if(data86.linkPage !== undefined){
let data87 = data86.linkPage;
if(typeof data87 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data87 === "goods") || (data87 === "category")) || (data87 === "maincategory")) || (data87 === "brand")) || (data87 === "page")) || (data87 === "customer")) || (data87 === "article")) || (data87 === "shop")) || (data87 === "coupons")) || (data87 === "promotion")) || (data87 === "seckill")) || (data87 === "anchor")) || (data87 === "tel")) || (data87 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data86.linkPageLabel !== undefined){
if(typeof data86.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPageLabel", "#/properties/props/properties/moreLinkData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data86.goods_id !== undefined){
if(typeof data86.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/goods_id", "#/properties/props/properties/moreLinkData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.itemId !== undefined){
if(typeof data86.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemId", "#/properties/props/properties/moreLinkData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data86.item_id !== undefined){
if(typeof data86.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/item_id", "#/properties/props/properties/moreLinkData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.category_id !== undefined){
if(typeof data86.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_id", "#/properties/props/properties/moreLinkData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.attribute_id !== undefined){
if(typeof data86.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_id", "#/properties/props/properties/moreLinkData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.theme_pc_template_id !== undefined){
if(typeof data86.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/theme_pc_template_id", "#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.card_id !== undefined){
if(typeof data86.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/card_id", "#/properties/props/properties/moreLinkData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.article_id !== undefined){
if(typeof data86.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/article_id", "#/properties/props/properties/moreLinkData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.distributor_id !== undefined){
if(typeof data86.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/distributor_id", "#/properties/props/properties/moreLinkData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.promotion_id !== undefined){
if(typeof data86.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/promotion_id", "#/properties/props/properties/moreLinkData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.seckill_id !== undefined){
if(typeof data86.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/seckill_id", "#/properties/props/properties/moreLinkData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data86.anchor !== undefined){
if(typeof data86.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/anchor", "#/properties/props/properties/moreLinkData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data86.tel !== undefined){
let data101 = data86.tel;
if(typeof data101 === "string"){
if(!pattern1.test(data101)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data86.url !== undefined){
let data102 = data86.url;
if(typeof data102 === "string"){
if(!pattern0.test(data102)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data86.href !== undefined){
let data103 = data86.href;
if(typeof data103 === "string"){
if(!pattern0.test(data103)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data86.itemName !== undefined){
if(typeof data86.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemName", "#/properties/props/properties/moreLinkData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data86.category_name !== undefined){
if(typeof data86.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_name", "#/properties/props/properties/moreLinkData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data86.attribute_name !== undefined){
if(typeof data86.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_name", "#/properties/props/properties/moreLinkData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data86.tag_name !== undefined){
if(typeof data86.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tag_name", "#/properties/props/properties/moreLinkData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data86.title !== undefined){
if(typeof data86.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/title", "#/properties/props/properties/moreLinkData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data86.activity_name !== undefined){
if(typeof data86.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/activity_name", "#/properties/props/properties/moreLinkData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data86.template_title !== undefined){
if(typeof data86.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/template_title", "#/properties/props/properties/moreLinkData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data86.name !== undefined){
if(typeof data86.name !== "string"){
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
let data112 = data0.titleAlign;
if(typeof data112 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/titleAlign", "#/properties/props/properties/titleAlign/type", "type", {type: "string"});
errors++;
}
if(!(((data112 === "left") || (data112 === "center")) || (data112 === "right"))){
vErrors = addError(vErrors, instancePath+"/props/titleAlign", "#/properties/props/properties/titleAlign/enum", "enum", {allowedValues: literal5});
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
let data114 = data0.wgtBackgroundColor1;
if(typeof data114 === "string"){
if(!pattern7.test(data114)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor1", "#/properties/props/properties/wgtBackgroundColor1/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor1", "#/properties/props/properties/wgtBackgroundColor1/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtBackgroundColor2 !== undefined){
let data115 = data0.wgtBackgroundColor2;
if(typeof data115 === "string"){
if(!pattern7.test(data115)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor2", "#/properties/props/properties/wgtBackgroundColor2/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor2", "#/properties/props/properties/wgtBackgroundColor2/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data116 = data0.wgtTitleFontSize;
if((typeof data116 == "number") && (isFinite(data116))){
if(data116 < 0 || isNaN(data116)){
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
let data117 = data0.wgtTitleColor;
if(typeof data117 === "string"){
if(!pattern7.test(data117)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtPriceFontSize !== undefined){
let data118 = data0.wgtPriceFontSize;
if((typeof data118 == "number") && (isFinite(data118))){
if(data118 < 0 || isNaN(data118)){
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
let data119 = data0.wgtPriceColor;
if(typeof data119 === "string"){
if(!pattern7.test(data119)){
vErrors = addError(vErrors, instancePath+"/props/wgtPriceColor", "#/properties/props/properties/wgtPriceColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
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
if(data.style !== undefined){
let data120 = data.style;
if(data120 && typeof data120 == "object" && !Array.isArray(data120)){
for(const key9 in data120){
if(!(func2.call(literal6, key9))){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key9});
errors++;
}
}
if(data120.x !== undefined){
let data121 = data120.x;
if(!((typeof data121 == "number") && (isFinite(data121)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data120.y !== undefined){
let data122 = data120.y;
if(!((typeof data122 == "number") && (isFinite(data122)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data120.left !== undefined){
let data123 = data120.left;
if(!((typeof data123 == "number") && (isFinite(data123)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data120.top !== undefined){
let data124 = data120.top;
if(!((typeof data124 == "number") && (isFinite(data124)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data120.z !== undefined){
let data125 = data120.z;
if(!(((typeof data125 == "number") && (!(data125 % 1) && !isNaN(data125))) && (isFinite(data125)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data120.width !== undefined){
let data126 = data120.width;
if((typeof data126 == "number") && (isFinite(data126))){
if(data126 < 0 || isNaN(data126)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data120.height !== undefined){
let data127 = data120.height;
if((typeof data127 == "number") && (isFinite(data127))){
if(data127 < 0 || isNaN(data127)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data120.marginTop !== undefined){
let data128 = data120.marginTop;
if((!((typeof data128 == "number") && (isFinite(data128)))) && (typeof data128 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal7});
errors++;
}
if(typeof data128 === "string"){
if(!pattern19.test(data128)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data120.marginRight !== undefined){
let data129 = data120.marginRight;
if((!((typeof data129 == "number") && (isFinite(data129)))) && (typeof data129 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal7});
errors++;
}
if(typeof data129 === "string"){
if(!pattern19.test(data129)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data120.marginBottom !== undefined){
let data130 = data120.marginBottom;
if((!((typeof data130 == "number") && (isFinite(data130)))) && (typeof data130 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal7});
errors++;
}
if(typeof data130 === "string"){
if(!pattern19.test(data130)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data120.marginLeft !== undefined){
let data131 = data120.marginLeft;
if((!((typeof data131 == "number") && (isFinite(data131)))) && (typeof data131 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal7});
errors++;
}
if(typeof data131 === "string"){
if(!pattern19.test(data131)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data120.paddingTop !== undefined){
let data132 = data120.paddingTop;
if((typeof data132 == "number") && (isFinite(data132))){
if(data132 < 0 || isNaN(data132)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data120.paddingRight !== undefined){
let data133 = data120.paddingRight;
if((typeof data133 == "number") && (isFinite(data133))){
if(data133 < 0 || isNaN(data133)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data120.paddingBottom !== undefined){
let data134 = data120.paddingBottom;
if((typeof data134 == "number") && (isFinite(data134))){
if(data134 < 0 || isNaN(data134)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data120.paddingLeft !== undefined){
let data135 = data120.paddingLeft;
if((typeof data135 == "number") && (isFinite(data135))){
if(data135 < 0 || isNaN(data135)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data120.borderTopWidth !== undefined){
let data136 = data120.borderTopWidth;
if((typeof data136 == "number") && (isFinite(data136))){
if(data136 < 0 || isNaN(data136)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data120.borderRightWidth !== undefined){
let data137 = data120.borderRightWidth;
if((typeof data137 == "number") && (isFinite(data137))){
if(data137 < 0 || isNaN(data137)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data120.borderBottomWidth !== undefined){
let data138 = data120.borderBottomWidth;
if((typeof data138 == "number") && (isFinite(data138))){
if(data138 < 0 || isNaN(data138)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data120.borderLeftWidth !== undefined){
let data139 = data120.borderLeftWidth;
if((typeof data139 == "number") && (isFinite(data139))){
if(data139 < 0 || isNaN(data139)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data120.borderTopColor !== undefined){
let data140 = data120.borderTopColor;
if(typeof data140 === "string"){
if(!pattern7.test(data140)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data120.borderRightColor !== undefined){
let data141 = data120.borderRightColor;
if(typeof data141 === "string"){
if(!pattern7.test(data141)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data120.borderBottomColor !== undefined){
let data142 = data120.borderBottomColor;
if(typeof data142 === "string"){
if(!pattern7.test(data142)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data120.borderLeftColor !== undefined){
let data143 = data120.borderLeftColor;
if(typeof data143 === "string"){
if(!pattern7.test(data143)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data120.borderStyle !== undefined){
let data144 = data120.borderStyle;
if(typeof data144 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data144 === "solid") || (data144 === "dashed")) || (data144 === "dotted")) || (data144 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal8});
errors++;
}
}
if(data120.borderRadius !== undefined){
let data145 = data120.borderRadius;
if((typeof data145 == "number") && (isFinite(data145))){
if(data145 < 0 || isNaN(data145)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data120.opacity !== undefined){
let data146 = data120.opacity;
if((typeof data146 == "number") && (isFinite(data146))){
if(data146 > 1 || isNaN(data146)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data146 < 0 || isNaN(data146)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data120.foregroundColor !== undefined){
let data147 = data120.foregroundColor;
if(typeof data147 === "string"){
if(!pattern7.test(data147)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data120.backgroundColor !== undefined){
let data148 = data120.backgroundColor;
if(typeof data148 === "string"){
if(!pattern7.test(data148)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data120.backgroundImage !== undefined){
let data149 = data120.backgroundImage;
if(typeof data149 === "string"){
if(!pattern0.test(data149)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data120.showFrom !== undefined){
let data150 = data120.showFrom;
if(typeof data150 === "string"){
if(!pattern30.test(data150)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data120.showTo !== undefined){
let data151 = data120.showTo;
if(typeof data151 === "string"){
if(!pattern30.test(data151)){
vErrors = addError(vErrors, instancePath+"/style/showTo", "#/properties/style/properties/showTo/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showTo", "#/properties/style/properties/showTo/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/type", "type", {type: "object"});
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
}
