// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal1 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal2 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal3 = ["number","string"];
const literal4 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern1 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern6 = memoPattern("^auto$", "u");
const pattern17 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

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
if(!((((key1 === "data") || (key1 === "customerThemeEnabled")) || (key1 === "wgtTheme")) || (key1 === "wgtTextColor"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.data !== undefined){
let data1 = data0.data;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!(((key2 === "title") || (key2 === "pathData")) || (key2 === "wgtHotKeywordTextColor"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.title !== undefined){
if(typeof data2.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/title", "#/properties/props/properties/data/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data2.pathData !== undefined){
let data4 = data2.pathData;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 in data4){
if(literal0[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData", "#/properties/props/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data4.linkPage !== undefined){
let data5 = data4.linkPage;
if(typeof data5 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data5 === "goods") || (data5 === "category")) || (data5 === "maincategory")) || (data5 === "brand")) || (data5 === "page")) || (data5 === "customer")) || (data5 === "article")) || (data5 === "shop")) || (data5 === "coupons")) || (data5 === "promotion")) || (data5 === "seckill")) || (data5 === "anchor")) || (data5 === "tel")) || (data5 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data4.linkPageLabel !== undefined){
if(typeof data4.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data4.goods_id !== undefined){
if(typeof data4.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.itemId !== undefined){
if(typeof data4.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemId", "#/properties/props/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data4.item_id !== undefined){
if(typeof data4.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/item_id", "#/properties/props/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.category_id !== undefined){
if(typeof data4.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_id", "#/properties/props/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.attribute_id !== undefined){
if(typeof data4.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.theme_pc_template_id !== undefined){
if(typeof data4.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.card_id !== undefined){
if(typeof data4.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/card_id", "#/properties/props/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.article_id !== undefined){
if(typeof data4.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/article_id", "#/properties/props/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.distributor_id !== undefined){
if(typeof data4.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.promotion_id !== undefined){
if(typeof data4.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.seckill_id !== undefined){
if(typeof data4.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data4.anchor !== undefined){
if(typeof data4.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/anchor", "#/properties/props/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data4.tel !== undefined){
let data19 = data4.tel;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data4.url !== undefined){
let data20 = data4.url;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data4.href !== undefined){
let data21 = data4.href;
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data4.itemName !== undefined){
if(typeof data4.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemName", "#/properties/props/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data4.category_name !== undefined){
if(typeof data4.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_name", "#/properties/props/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data4.attribute_name !== undefined){
if(typeof data4.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data4.tag_name !== undefined){
if(typeof data4.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data4.title !== undefined){
if(typeof data4.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/title", "#/properties/props/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data4.activity_name !== undefined){
if(typeof data4.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data4.template_title !== undefined){
if(typeof data4.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/template_title", "#/properties/props/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
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
if(data2.wgtHotKeywordTextColor !== undefined){
let data30 = data2.wgtHotKeywordTextColor;
if(typeof data30 === "string"){
if(!pattern3.test(data30)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/wgtHotKeywordTextColor", "#/properties/props/properties/data/items/properties/wgtHotKeywordTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/wgtHotKeywordTextColor", "#/properties/props/properties/data/items/properties/wgtHotKeywordTextColor/type", "type", {type: "string"});
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
if(data0.customerThemeEnabled !== undefined){
if(typeof data0.customerThemeEnabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/customerThemeEnabled", "#/properties/props/properties/customerThemeEnabled/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.wgtTheme !== undefined){
let data32 = data0.wgtTheme;
if(typeof data32 === "string"){
if(!pattern3.test(data32)){
vErrors = addError(vErrors, instancePath+"/props/wgtTheme", "#/properties/props/properties/wgtTheme/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTheme", "#/properties/props/properties/wgtTheme/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data33 = data0.wgtTextColor;
if(typeof data33 === "string"){
if(!pattern3.test(data33)){
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/type", "type", {type: "string"});
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
let data34 = data.style;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key4 in data34){
if(literal2[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data34.x !== undefined){
let data35 = data34.x;
if(!((typeof data35 == "number") && (isFinite(data35)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data34.y !== undefined){
let data36 = data34.y;
if(!((typeof data36 == "number") && (isFinite(data36)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data34.left !== undefined){
let data37 = data34.left;
if(!((typeof data37 == "number") && (isFinite(data37)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data34.top !== undefined){
let data38 = data34.top;
if(!((typeof data38 == "number") && (isFinite(data38)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data34.z !== undefined){
let data39 = data34.z;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data34.width !== undefined){
let data40 = data34.width;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data34.height !== undefined){
let data41 = data34.height;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data34.marginTop !== undefined){
let data42 = data34.marginTop;
if((!((typeof data42 == "number") && (isFinite(data42)))) && (typeof data42 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal3});
errors++;
}
if(typeof data42 === "string"){
if(!pattern6.test(data42)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data34.marginRight !== undefined){
let data43 = data34.marginRight;
if((!((typeof data43 == "number") && (isFinite(data43)))) && (typeof data43 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal3});
errors++;
}
if(typeof data43 === "string"){
if(!pattern6.test(data43)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data34.marginBottom !== undefined){
let data44 = data34.marginBottom;
if((!((typeof data44 == "number") && (isFinite(data44)))) && (typeof data44 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal3});
errors++;
}
if(typeof data44 === "string"){
if(!pattern6.test(data44)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data34.marginLeft !== undefined){
let data45 = data34.marginLeft;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (typeof data45 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal3});
errors++;
}
if(typeof data45 === "string"){
if(!pattern6.test(data45)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data34.paddingTop !== undefined){
let data46 = data34.paddingTop;
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data34.paddingRight !== undefined){
let data47 = data34.paddingRight;
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 < 0 || isNaN(data47)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data34.paddingBottom !== undefined){
let data48 = data34.paddingBottom;
if((typeof data48 == "number") && (isFinite(data48))){
if(data48 < 0 || isNaN(data48)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data34.paddingLeft !== undefined){
let data49 = data34.paddingLeft;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data34.borderTopWidth !== undefined){
let data50 = data34.borderTopWidth;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data34.borderRightWidth !== undefined){
let data51 = data34.borderRightWidth;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data34.borderBottomWidth !== undefined){
let data52 = data34.borderBottomWidth;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data34.borderLeftWidth !== undefined){
let data53 = data34.borderLeftWidth;
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data34.borderTopColor !== undefined){
let data54 = data34.borderTopColor;
if(typeof data54 === "string"){
if(!pattern3.test(data54)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data34.borderRightColor !== undefined){
let data55 = data34.borderRightColor;
if(typeof data55 === "string"){
if(!pattern3.test(data55)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data34.borderBottomColor !== undefined){
let data56 = data34.borderBottomColor;
if(typeof data56 === "string"){
if(!pattern3.test(data56)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data34.borderLeftColor !== undefined){
let data57 = data34.borderLeftColor;
if(typeof data57 === "string"){
if(!pattern3.test(data57)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data34.borderStyle !== undefined){
let data58 = data34.borderStyle;
if(typeof data58 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data58 === "solid") || (data58 === "dashed")) || (data58 === "dotted")) || (data58 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal4});
errors++;
}
}
if(data34.borderRadius !== undefined){
let data59 = data34.borderRadius;
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 < 0 || isNaN(data59)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data34.opacity !== undefined){
let data60 = data34.opacity;
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 > 1 || isNaN(data60)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data60 < 0 || isNaN(data60)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data34.foregroundColor !== undefined){
let data61 = data34.foregroundColor;
if(typeof data61 === "string"){
if(!pattern3.test(data61)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data34.backgroundColor !== undefined){
let data62 = data34.backgroundColor;
if(typeof data62 === "string"){
if(!pattern3.test(data62)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data34.backgroundImage !== undefined){
let data63 = data34.backgroundImage;
if(typeof data63 === "string"){
if(!pattern1.test(data63)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data34.showFrom !== undefined){
let data64 = data34.showFrom;
if(typeof data64 === "string"){
if(!pattern17.test(data64)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data34.showTo !== undefined){
let data65 = data34.showTo;
if(typeof data65 === "string"){
if(!pattern17.test(data65)){
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
