// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const literal0 = ["service","phone","cart","coupon","order","user","shop","gift"];
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");

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
if(!(key1 === "items")){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.items !== undefined){
let data1 = data0.items;
if(Array.isArray(data1)){
if(data1.length > 8){
vErrors = addError(vErrors, instancePath+"/props/items", "#/properties/props/properties/items/maxItems", "maxItems", {limit: 8});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/required", "required", {missingProperty: "title"});
errors++;
}
for(const key2 in data2){
if(!(((((key2 === "title") || (key2 === "icon")) || (key2 === "imgUrl")) || (key2 === "pathData")) || (key2 === "newTab"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0, "#/properties/props/properties/items/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.title !== undefined){
let data3 = data2.title;
if(typeof data3 === "string"){
if(func2(data3) > 8){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/title", "#/properties/props/properties/items/items/properties/title/maxLength", "maxLength", {limit: 8});
errors++;
}
if(func2(data3) < 1){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/title", "#/properties/props/properties/items/items/properties/title/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/title", "#/properties/props/properties/items/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data2.icon !== undefined){
let data4 = data2.icon;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/icon", "#/properties/props/properties/items/items/properties/icon/type", "type", {type: "string"});
errors++;
}
if(!((((((((data4 === "service") || (data4 === "phone")) || (data4 === "cart")) || (data4 === "coupon")) || (data4 === "order")) || (data4 === "user")) || (data4 === "shop")) || (data4 === "gift"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/icon", "#/properties/props/properties/items/items/properties/icon/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data2.imgUrl !== undefined){
let data5 = data2.imgUrl;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/imgUrl", "#/properties/props/properties/items/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/imgUrl", "#/properties/props/properties/items/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data2.pathData !== undefined){
let data6 = data2.pathData;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key3 in data6){
if(literal1[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData", "#/properties/props/properties/items/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data6.linkPage !== undefined){
let data7 = data6.linkPage;
if(typeof data7 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/linkPage", "#/properties/props/properties/items/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data7 === "goods") || (data7 === "category")) || (data7 === "maincategory")) || (data7 === "brand")) || (data7 === "page")) || (data7 === "customer")) || (data7 === "article")) || (data7 === "shop")) || (data7 === "coupons")) || (data7 === "promotion")) || (data7 === "seckill")) || (data7 === "anchor")) || (data7 === "tel")) || (data7 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/linkPage", "#/properties/props/properties/items/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data6.linkPageLabel !== undefined){
if(typeof data6.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/linkPageLabel", "#/properties/props/properties/items/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data6.goods_id !== undefined){
if(typeof data6.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/goods_id", "#/properties/props/properties/items/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.itemId !== undefined){
if(typeof data6.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/itemId", "#/properties/props/properties/items/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data6.item_id !== undefined){
if(typeof data6.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/item_id", "#/properties/props/properties/items/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.category_id !== undefined){
if(typeof data6.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/category_id", "#/properties/props/properties/items/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.attribute_id !== undefined){
if(typeof data6.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/attribute_id", "#/properties/props/properties/items/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.theme_pc_template_id !== undefined){
if(typeof data6.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/theme_pc_template_id", "#/properties/props/properties/items/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.card_id !== undefined){
if(typeof data6.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/card_id", "#/properties/props/properties/items/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.article_id !== undefined){
if(typeof data6.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/article_id", "#/properties/props/properties/items/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.distributor_id !== undefined){
if(typeof data6.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/distributor_id", "#/properties/props/properties/items/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.promotion_id !== undefined){
if(typeof data6.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/promotion_id", "#/properties/props/properties/items/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.seckill_id !== undefined){
if(typeof data6.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/seckill_id", "#/properties/props/properties/items/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data6.anchor !== undefined){
if(typeof data6.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/anchor", "#/properties/props/properties/items/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data6.tel !== undefined){
let data21 = data6.tel;
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/tel", "#/properties/props/properties/items/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/tel", "#/properties/props/properties/items/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data6.url !== undefined){
let data22 = data6.url;
if(typeof data22 === "string"){
if(!pattern0.test(data22)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/url", "#/properties/props/properties/items/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/url", "#/properties/props/properties/items/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data6.href !== undefined){
let data23 = data6.href;
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/href", "#/properties/props/properties/items/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/href", "#/properties/props/properties/items/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data6.itemName !== undefined){
if(typeof data6.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/itemName", "#/properties/props/properties/items/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data6.category_name !== undefined){
if(typeof data6.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/category_name", "#/properties/props/properties/items/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data6.attribute_name !== undefined){
if(typeof data6.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/attribute_name", "#/properties/props/properties/items/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data6.tag_name !== undefined){
if(typeof data6.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/tag_name", "#/properties/props/properties/items/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data6.title !== undefined){
if(typeof data6.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/title", "#/properties/props/properties/items/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data6.activity_name !== undefined){
if(typeof data6.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/activity_name", "#/properties/props/properties/items/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data6.template_title !== undefined){
if(typeof data6.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/pathData/template_title", "#/properties/props/properties/items/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
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
if(data2.newTab !== undefined){
if(typeof data2.newTab !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/items/" + i0+"/newTab", "#/properties/props/properties/items/items/properties/newTab/type", "type", {type: "boolean"});
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
