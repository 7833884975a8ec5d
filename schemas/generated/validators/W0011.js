// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = ["left","center","right"];
const literal1 = ["normal","bold"];
const literal2 = ["normal","italic"];
const literal3 = ["none","underline"];
const literal4 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal5 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const pattern0 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern1 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern2 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");

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
if(!((((((((key1 === "text") || (key1 === "fontSize")) || (key1 === "textAlign")) || (key1 === "fontWeight")) || (key1 === "fontStyle")) || (key1 === "textDecoration")) || (key1 === "color")) || (key1 === "data"))){
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
if(data0.fontSize !== undefined){
let data2 = data0.fontSize;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/fontSize", "#/properties/props/properties/fontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/fontSize", "#/properties/props/properties/fontSize/type", "type", {type: "number"});
errors++;
}
}
if(data0.textAlign !== undefined){
let data3 = data0.textAlign;
if(typeof data3 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/textAlign", "#/properties/props/properties/textAlign/type", "type", {type: "string"});
errors++;
}
if(!(((data3 === "left") || (data3 === "center")) || (data3 === "right"))){
vErrors = addError(vErrors, instancePath+"/props/textAlign", "#/properties/props/properties/textAlign/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.fontWeight !== undefined){
let data4 = data0.fontWeight;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/fontWeight", "#/properties/props/properties/fontWeight/type", "type", {type: "string"});
errors++;
}
if(!((data4 === "normal") || (data4 === "bold"))){
vErrors = addError(vErrors, instancePath+"/props/fontWeight", "#/properties/props/properties/fontWeight/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data0.fontStyle !== undefined){
let data5 = data0.fontStyle;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/fontStyle", "#/properties/props/properties/fontStyle/type", "type", {type: "string"});
errors++;
}
if(!((data5 === "normal") || (data5 === "italic"))){
vErrors = addError(vErrors, instancePath+"/props/fontStyle", "#/properties/props/properties/fontStyle/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.textDecoration !== undefined){
let data6 = data0.textDecoration;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/textDecoration", "#/properties/props/properties/textDecoration/type", "type", {type: "string"});
errors++;
}
if(!((data6 === "none") || (data6 === "underline"))){
vErrors = addError(vErrors, instancePath+"/props/textDecoration", "#/properties/props/properties/textDecoration/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data0.color !== undefined){
let data7 = data0.color;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
vErrors = addError(vErrors, instancePath+"/props/color", "#/properties/props/properties/color/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/color", "#/properties/props/properties/color/type", "type", {type: "string"});
errors++;
}
}
if(data0.data !== undefined){
let data8 = data0.data;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(literal4[key2] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data8.linkPage !== undefined){
let data9 = data8.linkPage;
if(typeof data9 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/linkPage", "#/properties/props/properties/data/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data9 === "goods") || (data9 === "category")) || (data9 === "maincategory")) || (data9 === "brand")) || (data9 === "page")) || (data9 === "customer")) || (data9 === "article")) || (data9 === "shop")) || (data9 === "coupons")) || (data9 === "promotion")) || (data9 === "seckill")) || (data9 === "anchor")) || (data9 === "tel")) || (data9 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/linkPage", "#/properties/props/properties/data/properties/linkPage/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data8.linkPageLabel !== undefined){
if(typeof data8.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/linkPageLabel", "#/properties/props/properties/data/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data8.goods_id !== undefined){
if(typeof data8.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/goods_id", "#/properties/props/properties/data/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.itemId !== undefined){
if(typeof data8.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/itemId", "#/properties/props/properties/data/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data8.item_id !== undefined){
if(typeof data8.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/item_id", "#/properties/props/properties/data/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.category_id !== undefined){
if(typeof data8.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/category_id", "#/properties/props/properties/data/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.attribute_id !== undefined){
if(typeof data8.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/attribute_id", "#/properties/props/properties/data/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.theme_pc_template_id !== undefined){
if(typeof data8.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/theme_pc_template_id", "#/properties/props/properties/data/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.card_id !== undefined){
if(typeof data8.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/card_id", "#/properties/props/properties/data/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.article_id !== undefined){
if(typeof data8.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/article_id", "#/properties/props/properties/data/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.distributor_id !== undefined){
if(typeof data8.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/distributor_id", "#/properties/props/properties/data/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.promotion_id !== undefined){
if(typeof data8.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/promotion_id", "#/properties/props/properties/data/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.seckill_id !== undefined){
if(typeof data8.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/seckill_id", "#/properties/props/properties/data/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data8.anchor !== undefined){
if(typeof data8.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/anchor", "#/properties/props/properties/data/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data8.tel !== undefined){
let data23 = data8.tel;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
vErrors = addError(vErrors, instancePath+"/props/data/tel", "#/properties/props/properties/data/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/tel", "#/properties/props/properties/data/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data8.url !== undefined){
let data24 = data8.url;
if(typeof data24 === "string"){
if(!pattern2.test(data24)){
vErrors = addError(vErrors, instancePath+"/props/data/url", "#/properties/props/properties/data/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/url", "#/properties/props/properties/data/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data8.href !== undefined){
let data25 = data8.href;
if(typeof data25 === "string"){
if(!pattern2.test(data25)){
vErrors = addError(vErrors, instancePath+"/props/data/href", "#/properties/props/properties/data/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/href", "#/properties/props/properties/data/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data8.itemName !== undefined){
if(typeof data8.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/itemName", "#/properties/props/properties/data/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data8.category_name !== undefined){
if(typeof data8.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/category_name", "#/properties/props/properties/data/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.attribute_name !== undefined){
if(typeof data8.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/attribute_name", "#/properties/props/properties/data/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.tag_name !== undefined){
if(typeof data8.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/tag_name", "#/properties/props/properties/data/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.title !== undefined){
if(typeof data8.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/title", "#/properties/props/properties/data/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data8.activity_name !== undefined){
if(typeof data8.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/activity_name", "#/properties/props/properties/data/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data8.template_title !== undefined){
if(typeof data8.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/template_title", "#/properties/props/properties/data/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/name", "#/properties/props/properties/data/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/type", "type", {type: "object"});
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
