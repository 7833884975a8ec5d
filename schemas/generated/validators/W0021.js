// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"text":1,"subTitle":1,"data":1,"moreText":1,"moreLinkData":1,"wgtBackgroundColor":1,"wgtTextColor":1,"wgtTitleFontSize":1,"wgtSubTextColor":1,"wgtSubTitleFontSize":1,"wgtBorderRadius":1};
const literal1 = {"card_id":1,"title":1,"description":1,"notice":1,"custom_url":1,"card_type":1,"reduce_cost":1,"least_cost":1,"discount":1,"imgUrl":1,"icon_url_list":1,"object_use_for":1,"linkPage":1,"linkPageLabel":1};
const literal2 = ["cash","discount","gift"];
const literal3 = ["coupons"];
const literal4 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal5 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal6 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal7 = ["number","string"];
const literal8 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern6 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern9 = memoPattern("^auto$", "u");
const pattern20 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

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
if(data0.subTitle !== undefined){
if(typeof data0.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/subTitle", "#/properties/props/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.data !== undefined){
let data3 = data0.data;
if(Array.isArray(data3)){
if(data3.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
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
if(data4.card_id !== undefined){
if(typeof data4.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/card_id", "#/properties/props/properties/data/items/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.title !== undefined){
if(typeof data4.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/title", "#/properties/props/properties/data/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data4.description !== undefined){
if(typeof data4.description !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/description", "#/properties/props/properties/data/items/properties/description/type", "type", {type: "string"});
errors++;
}
}
if(data4.notice !== undefined){
if(typeof data4.notice !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/notice", "#/properties/props/properties/data/items/properties/notice/type", "type", {type: "string"});
errors++;
}
}
if(data4.custom_url !== undefined){
let data9 = data4.custom_url;
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/custom_url", "#/properties/props/properties/data/items/properties/custom_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/custom_url", "#/properties/props/properties/data/items/properties/custom_url/type", "type", {type: "string"});
errors++;
}
}
if(data4.card_type !== undefined){
let data10 = data4.card_type;
if(typeof data10 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/card_type", "#/properties/props/properties/data/items/properties/card_type/type", "type", {type: "string"});
errors++;
}
if(!(((data10 === "cash") || (data10 === "discount")) || (data10 === "gift"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/card_type", "#/properties/props/properties/data/items/properties/card_type/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data4.reduce_cost !== undefined){
let data11 = data4.reduce_cost;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/reduce_cost", "#/properties/props/properties/data/items/properties/reduce_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/reduce_cost", "#/properties/props/properties/data/items/properties/reduce_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data4.least_cost !== undefined){
let data12 = data4.least_cost;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/least_cost", "#/properties/props/properties/data/items/properties/least_cost/type", "type", {type: "integer"});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/least_cost", "#/properties/props/properties/data/items/properties/least_cost/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data4.discount !== undefined){
let data13 = data4.discount;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/discount", "#/properties/props/properties/data/items/properties/discount/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/discount", "#/properties/props/properties/data/items/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/discount", "#/properties/props/properties/data/items/properties/discount/type", "type", {type: "number"});
errors++;
}
}
if(data4.imgUrl !== undefined){
let data14 = data4.imgUrl;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/imgUrl", "#/properties/props/properties/data/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/imgUrl", "#/properties/props/properties/data/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data4.icon_url_list !== undefined){
let data15 = data4.icon_url_list;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/icon_url_list", "#/properties/props/properties/data/items/properties/icon_url_list/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/icon_url_list", "#/properties/props/properties/data/items/properties/icon_url_list/type", "type", {type: "string"});
errors++;
}
}
if(data4.object_use_for !== undefined){
if(typeof data4.object_use_for !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/object_use_for", "#/properties/props/properties/data/items/properties/object_use_for/type", "type", {type: "string"});
errors++;
}
}
if(data4.linkPage !== undefined){
let data17 = data4.linkPage;
if(typeof data17 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPage", "#/properties/props/properties/data/items/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!(data17 === "coupons")){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPage", "#/properties/props/properties/data/items/properties/linkPage/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data4.linkPageLabel !== undefined){
if(typeof data4.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/linkPageLabel", "#/properties/props/properties/data/items/properties/linkPageLabel/type", "type", {type: "string"});
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
if(data0.moreText !== undefined){
if(typeof data0.moreText !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreText", "#/properties/props/properties/moreText/type", "type", {type: "string"});
errors++;
}
}
if(data0.moreLinkData !== undefined){
let data20 = data0.moreLinkData;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(literal4[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data20.linkPage !== undefined){
let data21 = data20.linkPage;
if(typeof data21 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data21 === "goods") || (data21 === "category")) || (data21 === "maincategory")) || (data21 === "brand")) || (data21 === "page")) || (data21 === "customer")) || (data21 === "article")) || (data21 === "shop")) || (data21 === "coupons")) || (data21 === "promotion")) || (data21 === "seckill")) || (data21 === "anchor")) || (data21 === "tel")) || (data21 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data20.linkPageLabel !== undefined){
if(typeof data20.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPageLabel", "#/properties/props/properties/moreLinkData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data20.goods_id !== undefined){
if(typeof data20.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/goods_id", "#/properties/props/properties/moreLinkData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.itemId !== undefined){
if(typeof data20.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemId", "#/properties/props/properties/moreLinkData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data20.item_id !== undefined){
if(typeof data20.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/item_id", "#/properties/props/properties/moreLinkData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.category_id !== undefined){
if(typeof data20.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_id", "#/properties/props/properties/moreLinkData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.attribute_id !== undefined){
if(typeof data20.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_id", "#/properties/props/properties/moreLinkData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.theme_pc_template_id !== undefined){
if(typeof data20.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/theme_pc_template_id", "#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.card_id !== undefined){
if(typeof data20.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/card_id", "#/properties/props/properties/moreLinkData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.article_id !== undefined){
if(typeof data20.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/article_id", "#/properties/props/properties/moreLinkData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.distributor_id !== undefined){
if(typeof data20.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/distributor_id", "#/properties/props/properties/moreLinkData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.promotion_id !== undefined){
if(typeof data20.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/promotion_id", "#/properties/props/properties/moreLinkData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.seckill_id !== undefined){
if(typeof data20.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/seckill_id", "#/properties/props/properties/moreLinkData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data20.anchor !== undefined){
if(typeof data20.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/anchor", "#/properties/props/properties/moreLinkData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data20.tel !== undefined){
let data35 = data20.tel;
if(typeof data35 === "string"){
if(!pattern3.test(data35)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data20.url !== undefined){
let data36 = data20.url;
if(typeof data36 === "string"){
if(!pattern0.test(data36)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data20.href !== undefined){
let data37 = data20.href;
if(typeof data37 === "string"){
if(!pattern0.test(data37)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data20.itemName !== undefined){
if(typeof data20.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemName", "#/properties/props/properties/moreLinkData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data20.category_name !== undefined){
if(typeof data20.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_name", "#/properties/props/properties/moreLinkData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.attribute_name !== undefined){
if(typeof data20.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_name", "#/properties/props/properties/moreLinkData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.tag_name !== undefined){
if(typeof data20.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tag_name", "#/properties/props/properties/moreLinkData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.title !== undefined){
if(typeof data20.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/title", "#/properties/props/properties/moreLinkData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data20.activity_name !== undefined){
if(typeof data20.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/activity_name", "#/properties/props/properties/moreLinkData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data20.template_title !== undefined){
if(typeof data20.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/template_title", "#/properties/props/properties/moreLinkData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
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
if(data0.wgtBackgroundColor !== undefined){
let data46 = data0.wgtBackgroundColor;
if(typeof data46 === "string"){
if(!pattern6.test(data46)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data47 = data0.wgtTextColor;
if(typeof data47 === "string"){
if(!pattern6.test(data47)){
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data48 = data0.wgtTitleFontSize;
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleFontSize", "#/properties/props/properties/wgtTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtSubTextColor !== undefined){
let data49 = data0.wgtSubTextColor;
if(typeof data49 === "string"){
if(!pattern6.test(data49)){
vErrors = addError(vErrors, instancePath+"/props/wgtSubTextColor", "#/properties/props/properties/wgtSubTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSubTextColor", "#/properties/props/properties/wgtSubTextColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtSubTitleFontSize !== undefined){
let data50 = data0.wgtSubTitleFontSize;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleFontSize", "#/properties/props/properties/wgtSubTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleFontSize", "#/properties/props/properties/wgtSubTitleFontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtBorderRadius !== undefined){
if(typeof data0.wgtBorderRadius !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/wgtBorderRadius", "#/properties/props/properties/wgtBorderRadius/type", "type", {type: "boolean"});
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
let data52 = data.style;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
for(const key4 in data52){
if(literal6[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data52.x !== undefined){
let data53 = data52.x;
if(!((typeof data53 == "number") && (isFinite(data53)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data52.y !== undefined){
let data54 = data52.y;
if(!((typeof data54 == "number") && (isFinite(data54)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data52.left !== undefined){
let data55 = data52.left;
if(!((typeof data55 == "number") && (isFinite(data55)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data52.top !== undefined){
let data56 = data52.top;
if(!((typeof data56 == "number") && (isFinite(data56)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data52.z !== undefined){
let data57 = data52.z;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data52.width !== undefined){
let data58 = data52.width;
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data52.height !== undefined){
let data59 = data52.height;
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data52.marginTop !== undefined){
let data60 = data52.marginTop;
if((!((typeof data60 == "number") && (isFinite(data60)))) && (typeof data60 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal7});
errors++;
}
if(typeof data60 === "string"){
if(!pattern9.test(data60)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data52.marginRight !== undefined){
let data61 = data52.marginRight;
if((!((typeof data61 == "number") && (isFinite(data61)))) && (typeof data61 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal7});
errors++;
}
if(typeof data61 === "string"){
if(!pattern9.test(data61)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data52.marginBottom !== undefined){
let data62 = data52.marginBottom;
if((!((typeof data62 == "number") && (isFinite(data62)))) && (typeof data62 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal7});
errors++;
}
if(typeof data62 === "string"){
if(!pattern9.test(data62)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data52.marginLeft !== undefined){
let data63 = data52.marginLeft;
if((!((typeof data63 == "number") && (isFinite(data63)))) && (typeof data63 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal7});
errors++;
}
if(typeof data63 === "string"){
if(!pattern9.test(data63)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data52.paddingTop !== undefined){
let data64 = data52.paddingTop;
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data52.paddingRight !== undefined){
let data65 = data52.paddingRight;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 < 0 || isNaN(data65)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data52.paddingBottom !== undefined){
let data66 = data52.paddingBottom;
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 < 0 || isNaN(data66)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data52.paddingLeft !== undefined){
let data67 = data52.paddingLeft;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data52.borderTopWidth !== undefined){
let data68 = data52.borderTopWidth;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data52.borderRightWidth !== undefined){
let data69 = data52.borderRightWidth;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data52.borderBottomWidth !== undefined){
let data70 = data52.borderBottomWidth;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data52.borderLeftWidth !== undefined){
let data71 = data52.borderLeftWidth;
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data52.borderTopColor !== undefined){
let data72 = data52.borderTopColor;
if(typeof data72 === "string"){
if(!pattern6.test(data72)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data52.borderRightColor !== undefined){
let data73 = data52.borderRightColor;
if(typeof data73 === "string"){
if(!pattern6.test(data73)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data52.borderBottomColor !== undefined){
let data74 = data52.borderBottomColor;
if(typeof data74 === "string"){
if(!pattern6.test(data74)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data52.borderLeftColor !== undefined){
let data75 = data52.borderLeftColor;
if(typeof data75 === "string"){
if(!pattern6.test(data75)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data52.borderStyle !== undefined){
let data76 = data52.borderStyle;
if(typeof data76 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data76 === "solid") || (data76 === "dashed")) || (data76 === "dotted")) || (data76 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal8});
errors++;
}
}
if(data52.borderRadius !== undefined){
let data77 = data52.borderRadius;
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data52.opacity !== undefined){
let data78 = data52.opacity;
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 > 1 || isNaN(data78)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data78 < 0 || isNaN(data78)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data52.foregroundColor !== undefined){
let data79 = data52.foregroundColor;
if(typeof data79 === "string"){
if(!pattern6.test(data79)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data52.backgroundColor !== undefined){
let data80 = data52.backgroundColor;
if(typeof data80 === "string"){
if(!pattern6.test(data80)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data52.backgroundImage !== undefined){
let data81 = data52.backgroundImage;
if(typeof data81 === "string"){
if(!pattern0.test(data81)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data52.showFrom !== undefined){
let data82 = data52.showFrom;
if(typeof data82 === "string"){
if(!pattern20.test(data82)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data52.showTo !== undefined){
let data83 = data52.showTo;
if(typeof data83 === "string"){
if(!pattern20.test(data83)){
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
