// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"categoryData":1,"data":1,"hover":1,"menuTop":1,"customerThemeEnabled":1,"wgtTypeBackgroundColor":1,"wgtTypeLabelColor":1,"wgtBackgroundColor":1,"wgtSelectColor":1,"wgtTextColor":1,"wgtSubTextColor":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern6 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

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
if(data0.categoryData !== undefined){
let data1 = data0.categoryData;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!((((key2 === "category_id") || (key2 === "category_name")) || (key2 === "image_url")) || (key2 === "children"))){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0, "#/properties/props/properties/categoryData/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.category_id !== undefined){
if(typeof data2.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/category_id", "#/properties/props/properties/categoryData/items/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data2.category_name !== undefined){
if(typeof data2.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/category_name", "#/properties/props/properties/categoryData/items/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data2.image_url !== undefined){
let data5 = data2.image_url;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/image_url", "#/properties/props/properties/categoryData/items/properties/image_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/image_url", "#/properties/props/properties/categoryData/items/properties/image_url/type", "type", {type: "string"});
errors++;
}
}
if(data2.children !== undefined){
let data6 = data2.children;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
if(!((((key3 === "category_id") || (key3 === "category_name")) || (key3 === "image_url")) || (key3 === "children"))){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1, "#/properties/props/properties/categoryData/items/properties/children/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data7.category_id !== undefined){
if(typeof data7.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/category_id", "#/properties/props/properties/categoryData/items/properties/children/items/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data7.category_name !== undefined){
if(typeof data7.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/category_name", "#/properties/props/properties/categoryData/items/properties/children/items/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data7.image_url !== undefined){
let data10 = data7.image_url;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/image_url", "#/properties/props/properties/categoryData/items/properties/children/items/properties/image_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/image_url", "#/properties/props/properties/categoryData/items/properties/children/items/properties/image_url/type", "type", {type: "string"});
errors++;
}
}
if(data7.children !== undefined){
let data11 = data7.children;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
if(!(((key4 === "category_id") || (key4 === "category_name")) || (key4 === "image_url"))){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2, "#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data12.category_id !== undefined){
if(typeof data12.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2+"/category_id", "#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data12.category_name !== undefined){
if(typeof data12.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2+"/category_name", "#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data12.image_url !== undefined){
let data15 = data12.image_url;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2+"/image_url", "#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/image_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2+"/image_url", "#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/properties/image_url/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children/" + i2, "#/properties/props/properties/categoryData/items/properties/children/items/properties/children/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1+"/children", "#/properties/props/properties/categoryData/items/properties/children/items/properties/children/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children/" + i1, "#/properties/props/properties/categoryData/items/properties/children/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0+"/children", "#/properties/props/properties/categoryData/items/properties/children/type", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData/" + i0, "#/properties/props/properties/categoryData/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/categoryData", "#/properties/props/properties/categoryData/type", "type", {type: "array"});
errors++;
}
}
if(data0.data !== undefined){
let data16 = data0.data;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key5 in data17){
if(!(((key5 === "title") || (key5 === "pathData")) || (key5 === "wgtHotKeywordTextColor"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data17.title !== undefined){
if(typeof data17.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/title", "#/properties/props/properties/data/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data17.pathData !== undefined){
let data19 = data17.pathData;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key6 in data19){
if(literal1[key6] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData", "#/properties/props/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key6});
errors++;
}
}
if(data19.linkPage !== undefined){
let data20 = data19.linkPage;
if(typeof data20 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data20 === "goods") || (data20 === "category")) || (data20 === "maincategory")) || (data20 === "brand")) || (data20 === "page")) || (data20 === "customer")) || (data20 === "article")) || (data20 === "shop")) || (data20 === "coupons")) || (data20 === "promotion")) || (data20 === "seckill")) || (data20 === "anchor")) || (data20 === "tel")) || (data20 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data19.linkPageLabel !== undefined){
if(typeof data19.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data19.goods_id !== undefined){
if(typeof data19.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.itemId !== undefined){
if(typeof data19.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/itemId", "#/properties/props/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data19.item_id !== undefined){
if(typeof data19.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/item_id", "#/properties/props/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.category_id !== undefined){
if(typeof data19.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/category_id", "#/properties/props/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.attribute_id !== undefined){
if(typeof data19.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.theme_pc_template_id !== undefined){
if(typeof data19.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.card_id !== undefined){
if(typeof data19.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/card_id", "#/properties/props/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.article_id !== undefined){
if(typeof data19.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/article_id", "#/properties/props/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.distributor_id !== undefined){
if(typeof data19.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.promotion_id !== undefined){
if(typeof data19.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.seckill_id !== undefined){
if(typeof data19.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data19.anchor !== undefined){
if(typeof data19.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/anchor", "#/properties/props/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data19.tel !== undefined){
let data34 = data19.tel;
if(typeof data34 === "string"){
if(!pattern3.test(data34)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data19.url !== undefined){
let data35 = data19.url;
if(typeof data35 === "string"){
if(!pattern0.test(data35)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data19.href !== undefined){
let data36 = data19.href;
if(typeof data36 === "string"){
if(!pattern0.test(data36)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data19.itemName !== undefined){
if(typeof data19.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/itemName", "#/properties/props/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data19.category_name !== undefined){
if(typeof data19.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/category_name", "#/properties/props/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data19.attribute_name !== undefined){
if(typeof data19.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data19.tag_name !== undefined){
if(typeof data19.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data19.title !== undefined){
if(typeof data19.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/title", "#/properties/props/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data19.activity_name !== undefined){
if(typeof data19.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data19.template_title !== undefined){
if(typeof data19.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/template_title", "#/properties/props/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data19.name !== undefined){
if(typeof data19.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData/name", "#/properties/props/properties/data/items/properties/pathData/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/pathData", "#/properties/props/properties/data/items/properties/pathData/type", "type", {type: "object"});
errors++;
}
}
if(data17.wgtHotKeywordTextColor !== undefined){
let data45 = data17.wgtHotKeywordTextColor;
if(typeof data45 === "string"){
if(!pattern6.test(data45)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/wgtHotKeywordTextColor", "#/properties/props/properties/data/items/properties/wgtHotKeywordTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i3+"/wgtHotKeywordTextColor", "#/properties/props/properties/data/items/properties/wgtHotKeywordTextColor/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i3, "#/properties/props/properties/data/items/type", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/type", "type", {type: "array"});
errors++;
}
}
if(data0.hover !== undefined){
if(typeof data0.hover !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/hover", "#/properties/props/properties/hover/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.menuTop !== undefined){
let data47 = data0.menuTop;
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
vErrors = addError(vErrors, instancePath+"/props/menuTop", "#/properties/props/properties/menuTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/menuTop", "#/properties/props/properties/menuTop/type", "type", {type: "number"});
errors++;
}
}
if(data0.customerThemeEnabled !== undefined){
if(typeof data0.customerThemeEnabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/customerThemeEnabled", "#/properties/props/properties/customerThemeEnabled/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.wgtTypeBackgroundColor !== undefined){
let data49 = data0.wgtTypeBackgroundColor;
if(typeof data49 === "string"){
if(!pattern6.test(data49)){
vErrors = addError(vErrors, instancePath+"/props/wgtTypeBackgroundColor", "#/properties/props/properties/wgtTypeBackgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTypeBackgroundColor", "#/properties/props/properties/wgtTypeBackgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTypeLabelColor !== undefined){
let data50 = data0.wgtTypeLabelColor;
if(typeof data50 === "string"){
if(!pattern6.test(data50)){
vErrors = addError(vErrors, instancePath+"/props/wgtTypeLabelColor", "#/properties/props/properties/wgtTypeLabelColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTypeLabelColor", "#/properties/props/properties/wgtTypeLabelColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtBackgroundColor !== undefined){
let data51 = data0.wgtBackgroundColor;
if(typeof data51 === "string"){
if(!pattern6.test(data51)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtSelectColor !== undefined){
let data52 = data0.wgtSelectColor;
if(typeof data52 === "string"){
if(!pattern6.test(data52)){
vErrors = addError(vErrors, instancePath+"/props/wgtSelectColor", "#/properties/props/properties/wgtSelectColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSelectColor", "#/properties/props/properties/wgtSelectColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data53 = data0.wgtTextColor;
if(typeof data53 === "string"){
if(!pattern6.test(data53)){
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtSubTextColor !== undefined){
let data54 = data0.wgtSubTextColor;
if(typeof data54 === "string"){
if(!pattern6.test(data54)){
vErrors = addError(vErrors, instancePath+"/props/wgtSubTextColor", "#/properties/props/properties/wgtSubTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSubTextColor", "#/properties/props/properties/wgtSubTextColor/type", "type", {type: "string"});
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
