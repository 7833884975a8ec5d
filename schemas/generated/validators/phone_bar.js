// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const literal0 = ["home","category","cart","user","search","coupon","order","shop","gift","service"];
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern2 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern5 = memoPattern("^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "props")){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(((((key1 === "logo") || (key1 === "items")) || (key1 === "textColor")) || (key1 === "activeColor")) || (key1 === "backgroundColor"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.logo !== undefined){
let data1 = data0.logo;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/props/logo", "#/properties/props/properties/logo/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/logo", "#/properties/props/properties/logo/type", "type", {type: "string"});
errors++;
}
}
if(data0.items !== undefined){
let data2 = data0.items;
if(Array.isArray(data2)){
if(data2.length > 5){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/maxItems", "maxItems", {limit: 5});
errors++;
}
if(data2.length < 2){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/minItems", "minItems", {limit: 2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.title === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/required", "required", {missingProperty: "title"});
errors++;
}
for(const key2 in data3){
if(!((((key2 === "title") || (key2 === "icon")) || (key2 === "imgUrl")) || (key2 === "pathData"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data3.title !== undefined){
let data4 = data3.title;
if(typeof data4 === "string"){
if(func2(data4) > 5){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/title", "#/properties/props/properties/items/items/properties/title/maxLength", "maxLength", {limit: 5});
errors++;
}
if(func2(data4) < 1){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/title", "#/properties/props/properties/items/items/properties/title/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/title", "#/properties/props/properties/items/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data3.icon !== undefined){
let data5 = data3.icon;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/icon", "#/properties/props/properties/items/items/properties/icon/type", "type", {type: "string"});
errors++;
}
if(!((((((((((data5 === "home") || (data5 === "category")) || (data5 === "cart")) || (data5 === "user")) || (data5 === "search")) || (data5 === "coupon")) || (data5 === "order")) || (data5 === "shop")) || (data5 === "gift")) || (data5 === "service"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/icon", "#/properties/props/properties/items/items/properties/icon/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data3.imgUrl !== undefined){
let data6 = data3.imgUrl;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/imgUrl", "#/properties/props/properties/items/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/imgUrl", "#/properties/props/properties/items/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data3.pathData !== undefined){
let data7 = data3.pathData;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
if(literal1[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData", "#/properties/props/properties/items/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data7.linkPage !== undefined){
let data8 = data7.linkPage;
if(typeof data8 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/linkPage", "#/properties/props/properties/items/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data8 === "goods") || (data8 === "category")) || (data8 === "maincategory")) || (data8 === "brand")) || (data8 === "page")) || (data8 === "customer")) || (data8 === "article")) || (data8 === "shop")) || (data8 === "coupons")) || (data8 === "promotion")) || (data8 === "seckill")) || (data8 === "anchor")) || (data8 === "tel")) || (data8 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/linkPage", "#/properties/props/properties/items/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data7.linkPageLabel !== undefined){
if(typeof data7.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/linkPageLabel", "#/properties/props/properties/items/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data7.goods_id !== undefined){
if(typeof data7.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/goods_id", "#/properties/props/properties/items/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.itemId !== undefined){
if(typeof data7.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/itemId", "#/properties/props/properties/items/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data7.item_id !== undefined){
if(typeof data7.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/item_id", "#/properties/props/properties/items/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.category_id !== undefined){
if(typeof data7.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/category_id", "#/properties/props/properties/items/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.attribute_id !== undefined){
if(typeof data7.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/attribute_id", "#/properties/props/properties/items/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.theme_pc_template_id !== undefined){
if(typeof data7.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/theme_pc_template_id", "#/properties/props/properties/items/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.card_id !== undefined){
if(typeof data7.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/card_id", "#/properties/props/properties/items/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.article_id !== undefined){
if(typeof data7.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/article_id", "#/properties/props/properties/items/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.distributor_id !== undefined){
if(typeof data7.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/distributor_id", "#/properties/props/properties/items/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.promotion_id !== undefined){
if(typeof data7.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/promotion_id", "#/properties/props/properties/items/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.seckill_id !== undefined){
if(typeof data7.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/seckill_id", "#/properties/props/properties/items/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.anchor !== undefined){
if(typeof data7.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/anchor", "#/properties/props/properties/items/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data7.tel !== undefined){
let data22 = data7.tel;
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/tel", "#/properties/props/properties/items/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/tel", "#/properties/props/properties/items/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data7.url !== undefined){
let data23 = data7.url;
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/url", "#/properties/props/properties/items/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/url", "#/properties/props/properties/items/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data7.href !== undefined){
let data24 = data7.href;
if(typeof data24 === "string"){
if(!pattern0.test(data24)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/href", "#/properties/props/properties/items/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/href", "#/properties/props/properties/items/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data7.itemName !== undefined){
if(typeof data7.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/itemName", "#/properties/props/properties/items/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data7.category_name !== undefined){
if(typeof data7.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/category_name", "#/properties/props/properties/items/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data7.attribute_name !== undefined){
if(typeof data7.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/attribute_name", "#/properties/props/properties/items/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data7.tag_name !== undefined){
if(typeof data7.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/tag_name", "#/properties/props/properties/items/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data7.title !== undefined){
if(typeof data7.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/title", "#/properties/props/properties/items/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data7.activity_name !== undefined){
if(typeof data7.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/activity_name", "#/properties/props/properties/items/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data7.template_title !== undefined){
if(typeof data7.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/template_title", "#/properties/props/properties/items/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/name", "#/properties/props/properties/items/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData", "#/properties/props/properties/items/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/type", "type", {type: "array"});
errors++;
}
}
if(data0.textColor !== undefined){
let data33 = data0.textColor;
if(typeof data33 === "string"){
if(!pattern5.test(data33)){
vErrors = addError(vErrors, instancePath+"/props/textColor", "#/properties/props/properties/textColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/textColor", "#/properties/props/properties/textColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.activeColor !== undefined){
let data34 = data0.activeColor;
if(typeof data34 === "string"){
if(!pattern5.test(data34)){
vErrors = addError(vErrors, instancePath+"/props/activeColor", "#/properties/props/properties/activeColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/activeColor", "#/properties/props/properties/activeColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.backgroundColor !== undefined){
let data35 = data0.backgroundColor;
if(typeof data35 === "string"){
if(!pattern5.test(data35)){
vErrors = addError(vErrors, instancePath+"/props/backgroundColor", "#/properties/props/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/backgroundColor", "#/properties/props/properties/backgroundColor/type", "type", {type: "string"});
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
export const validate = validate10;
export default validate;
