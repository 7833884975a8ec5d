// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"placeholder":1,"data":1,"isShowBtn":1,"focusWidth":1,"wgtTextColor1":1,"wgtTextColor2":1,"wgtTextColor":1,"customerThemeEnabled":1,"wgtTheme":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal3 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal4 = ["number","string"];
const literal5 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern1 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern8 = memoPattern("^auto$", "u");
const pattern19 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

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
if(data0.placeholder !== undefined){
if(typeof data0.placeholder !== "string"){
vErrors = addError(vErrors, instancePath+"/props/placeholder", "#/properties/props/properties/placeholder/type", "type", {type: "string"});
errors++;
}
}
if(data0.data !== undefined){
let data2 = data0.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(!(((key2 === "title") || (key2 === "pathData")) || (key2 === "wgtHotKeywordTextColor"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/title", "#/properties/props/properties/data/items/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data3.pathData !== undefined){
let data5 = data3.pathData;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
if(literal1[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData", "#/properties/props/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data5.linkPage !== undefined){
let data6 = data5.linkPage;
if(typeof data6 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data6 === "goods") || (data6 === "category")) || (data6 === "maincategory")) || (data6 === "brand")) || (data6 === "page")) || (data6 === "customer")) || (data6 === "article")) || (data6 === "shop")) || (data6 === "coupons")) || (data6 === "promotion")) || (data6 === "seckill")) || (data6 === "anchor")) || (data6 === "tel")) || (data6 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data5.linkPageLabel !== undefined){
if(typeof data5.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data5.goods_id !== undefined){
if(typeof data5.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.itemId !== undefined){
if(typeof data5.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemId", "#/properties/props/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data5.item_id !== undefined){
if(typeof data5.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/item_id", "#/properties/props/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.category_id !== undefined){
if(typeof data5.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_id", "#/properties/props/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.attribute_id !== undefined){
if(typeof data5.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.theme_pc_template_id !== undefined){
if(typeof data5.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.card_id !== undefined){
if(typeof data5.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/card_id", "#/properties/props/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.article_id !== undefined){
if(typeof data5.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/article_id", "#/properties/props/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.distributor_id !== undefined){
if(typeof data5.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.promotion_id !== undefined){
if(typeof data5.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.seckill_id !== undefined){
if(typeof data5.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data5.anchor !== undefined){
if(typeof data5.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/anchor", "#/properties/props/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data5.tel !== undefined){
let data20 = data5.tel;
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data5.url !== undefined){
let data21 = data5.url;
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data5.href !== undefined){
let data22 = data5.href;
if(typeof data22 === "string"){
if(!pattern1.test(data22)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data5.itemName !== undefined){
if(typeof data5.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemName", "#/properties/props/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data5.category_name !== undefined){
if(typeof data5.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_name", "#/properties/props/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data5.attribute_name !== undefined){
if(typeof data5.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data5.tag_name !== undefined){
if(typeof data5.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data5.title !== undefined){
if(typeof data5.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/title", "#/properties/props/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data5.activity_name !== undefined){
if(typeof data5.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data5.template_title !== undefined){
if(typeof data5.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/template_title", "#/properties/props/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
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
if(data3.wgtHotKeywordTextColor !== undefined){
let data31 = data3.wgtHotKeywordTextColor;
if(typeof data31 === "string"){
if(!pattern3.test(data31)){
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
if(data0.isShowBtn !== undefined){
if(typeof data0.isShowBtn !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/isShowBtn", "#/properties/props/properties/isShowBtn/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.focusWidth !== undefined){
let data33 = data0.focusWidth;
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
vErrors = addError(vErrors, instancePath+"/props/focusWidth", "#/properties/props/properties/focusWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/focusWidth", "#/properties/props/properties/focusWidth/type", "type", {type: "number"});
errors++;
}
}
if(data0.wgtTextColor1 !== undefined){
let data34 = data0.wgtTextColor1;
if(typeof data34 === "string"){
if(!pattern3.test(data34)){
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor1", "#/properties/props/properties/wgtTextColor1/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor1", "#/properties/props/properties/wgtTextColor1/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTextColor2 !== undefined){
let data35 = data0.wgtTextColor2;
if(typeof data35 === "string"){
if(!pattern3.test(data35)){
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor2", "#/properties/props/properties/wgtTextColor2/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor2", "#/properties/props/properties/wgtTextColor2/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTextColor !== undefined){
let data36 = data0.wgtTextColor;
if(typeof data36 === "string"){
if(!pattern3.test(data36)){
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTextColor", "#/properties/props/properties/wgtTextColor/type", "type", {type: "string"});
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
let data38 = data0.wgtTheme;
if(typeof data38 === "string"){
if(!pattern3.test(data38)){
vErrors = addError(vErrors, instancePath+"/props/wgtTheme", "#/properties/props/properties/wgtTheme/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTheme", "#/properties/props/properties/wgtTheme/type", "type", {type: "string"});
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
let data39 = data.style;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key4 in data39){
if(literal3[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data39.x !== undefined){
let data40 = data39.x;
if(!((typeof data40 == "number") && (isFinite(data40)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data39.y !== undefined){
let data41 = data39.y;
if(!((typeof data41 == "number") && (isFinite(data41)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data39.left !== undefined){
let data42 = data39.left;
if(!((typeof data42 == "number") && (isFinite(data42)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data39.top !== undefined){
let data43 = data39.top;
if(!((typeof data43 == "number") && (isFinite(data43)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data39.z !== undefined){
let data44 = data39.z;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data39.width !== undefined){
let data45 = data39.width;
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 < 0 || isNaN(data45)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data39.height !== undefined){
let data46 = data39.height;
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 < 0 || isNaN(data46)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data39.marginTop !== undefined){
let data47 = data39.marginTop;
if((!((typeof data47 == "number") && (isFinite(data47)))) && (typeof data47 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal4});
errors++;
}
if(typeof data47 === "string"){
if(!pattern8.test(data47)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data39.marginRight !== undefined){
let data48 = data39.marginRight;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (typeof data48 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal4});
errors++;
}
if(typeof data48 === "string"){
if(!pattern8.test(data48)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data39.marginBottom !== undefined){
let data49 = data39.marginBottom;
if((!((typeof data49 == "number") && (isFinite(data49)))) && (typeof data49 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal4});
errors++;
}
if(typeof data49 === "string"){
if(!pattern8.test(data49)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data39.marginLeft !== undefined){
let data50 = data39.marginLeft;
if((!((typeof data50 == "number") && (isFinite(data50)))) && (typeof data50 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal4});
errors++;
}
if(typeof data50 === "string"){
if(!pattern8.test(data50)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data39.paddingTop !== undefined){
let data51 = data39.paddingTop;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data39.paddingRight !== undefined){
let data52 = data39.paddingRight;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data39.paddingBottom !== undefined){
let data53 = data39.paddingBottom;
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data39.paddingLeft !== undefined){
let data54 = data39.paddingLeft;
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data39.borderTopWidth !== undefined){
let data55 = data39.borderTopWidth;
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data39.borderRightWidth !== undefined){
let data56 = data39.borderRightWidth;
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data39.borderBottomWidth !== undefined){
let data57 = data39.borderBottomWidth;
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 < 0 || isNaN(data57)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data39.borderLeftWidth !== undefined){
let data58 = data39.borderLeftWidth;
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 < 0 || isNaN(data58)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data39.borderTopColor !== undefined){
let data59 = data39.borderTopColor;
if(typeof data59 === "string"){
if(!pattern3.test(data59)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data39.borderRightColor !== undefined){
let data60 = data39.borderRightColor;
if(typeof data60 === "string"){
if(!pattern3.test(data60)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data39.borderBottomColor !== undefined){
let data61 = data39.borderBottomColor;
if(typeof data61 === "string"){
if(!pattern3.test(data61)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data39.borderLeftColor !== undefined){
let data62 = data39.borderLeftColor;
if(typeof data62 === "string"){
if(!pattern3.test(data62)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data39.borderStyle !== undefined){
let data63 = data39.borderStyle;
if(typeof data63 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data63 === "solid") || (data63 === "dashed")) || (data63 === "dotted")) || (data63 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data39.borderRadius !== undefined){
let data64 = data39.borderRadius;
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 < 0 || isNaN(data64)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data39.opacity !== undefined){
let data65 = data39.opacity;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 1 || isNaN(data65)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data65 < 0 || isNaN(data65)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data39.foregroundColor !== undefined){
let data66 = data39.foregroundColor;
if(typeof data66 === "string"){
if(!pattern3.test(data66)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data39.backgroundColor !== undefined){
let data67 = data39.backgroundColor;
if(typeof data67 === "string"){
if(!pattern3.test(data67)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data39.backgroundImage !== undefined){
let data68 = data39.backgroundImage;
if(typeof data68 === "string"){
if(!pattern1.test(data68)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data39.showFrom !== undefined){
let data69 = data39.showFrom;
if(typeof data69 === "string"){
if(!pattern19.test(data69)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data39.showTo !== undefined){
let data70 = data39.showTo;
if(typeof data70 === "string"){
if(!pattern19.test(data70)){
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
