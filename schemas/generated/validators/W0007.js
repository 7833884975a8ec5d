// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"categoryData":1,"data":1,"hover":1,"menuTop":1,"customerThemeEnabled":1,"wgtTypeBackgroundColor":1,"wgtTypeLabelColor":1,"wgtBackgroundColor":1,"wgtSelectColor":1,"wgtTextColor":1,"wgtSubTextColor":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal3 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal4 = ["number","string"];
const literal5 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern6 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern13 = memoPattern("^auto$", "u");
const pattern24 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

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
if(data.style !== undefined){
let data55 = data.style;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
for(const key7 in data55){
if(literal3[key7] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key7});
errors++;
}
}
if(data55.x !== undefined){
let data56 = data55.x;
if(!((typeof data56 == "number") && (isFinite(data56)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data55.y !== undefined){
let data57 = data55.y;
if(!((typeof data57 == "number") && (isFinite(data57)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data55.left !== undefined){
let data58 = data55.left;
if(!((typeof data58 == "number") && (isFinite(data58)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data55.top !== undefined){
let data59 = data55.top;
if(!((typeof data59 == "number") && (isFinite(data59)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data55.z !== undefined){
let data60 = data55.z;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data55.width !== undefined){
let data61 = data55.width;
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data55.height !== undefined){
let data62 = data55.height;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 0 || isNaN(data62)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data55.marginTop !== undefined){
let data63 = data55.marginTop;
if((!((typeof data63 == "number") && (isFinite(data63)))) && (typeof data63 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal4});
errors++;
}
if(typeof data63 === "string"){
if(!pattern13.test(data63)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data55.marginRight !== undefined){
let data64 = data55.marginRight;
if((!((typeof data64 == "number") && (isFinite(data64)))) && (typeof data64 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal4});
errors++;
}
if(typeof data64 === "string"){
if(!pattern13.test(data64)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data55.marginBottom !== undefined){
let data65 = data55.marginBottom;
if((!((typeof data65 == "number") && (isFinite(data65)))) && (typeof data65 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal4});
errors++;
}
if(typeof data65 === "string"){
if(!pattern13.test(data65)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data55.marginLeft !== undefined){
let data66 = data55.marginLeft;
if((!((typeof data66 == "number") && (isFinite(data66)))) && (typeof data66 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal4});
errors++;
}
if(typeof data66 === "string"){
if(!pattern13.test(data66)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data55.paddingTop !== undefined){
let data67 = data55.paddingTop;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data55.paddingRight !== undefined){
let data68 = data55.paddingRight;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data55.paddingBottom !== undefined){
let data69 = data55.paddingBottom;
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 < 0 || isNaN(data69)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data55.paddingLeft !== undefined){
let data70 = data55.paddingLeft;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data55.borderTopWidth !== undefined){
let data71 = data55.borderTopWidth;
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 < 0 || isNaN(data71)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data55.borderRightWidth !== undefined){
let data72 = data55.borderRightWidth;
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data55.borderBottomWidth !== undefined){
let data73 = data55.borderBottomWidth;
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data55.borderLeftWidth !== undefined){
let data74 = data55.borderLeftWidth;
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data55.borderTopColor !== undefined){
let data75 = data55.borderTopColor;
if(typeof data75 === "string"){
if(!pattern6.test(data75)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data55.borderRightColor !== undefined){
let data76 = data55.borderRightColor;
if(typeof data76 === "string"){
if(!pattern6.test(data76)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data55.borderBottomColor !== undefined){
let data77 = data55.borderBottomColor;
if(typeof data77 === "string"){
if(!pattern6.test(data77)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data55.borderLeftColor !== undefined){
let data78 = data55.borderLeftColor;
if(typeof data78 === "string"){
if(!pattern6.test(data78)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data55.borderStyle !== undefined){
let data79 = data55.borderStyle;
if(typeof data79 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data79 === "solid") || (data79 === "dashed")) || (data79 === "dotted")) || (data79 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data55.borderRadius !== undefined){
let data80 = data55.borderRadius;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data55.opacity !== undefined){
let data81 = data55.opacity;
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 > 1 || isNaN(data81)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data81 < 0 || isNaN(data81)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data55.foregroundColor !== undefined){
let data82 = data55.foregroundColor;
if(typeof data82 === "string"){
if(!pattern6.test(data82)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data55.backgroundColor !== undefined){
let data83 = data55.backgroundColor;
if(typeof data83 === "string"){
if(!pattern6.test(data83)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data55.backgroundImage !== undefined){
let data84 = data55.backgroundImage;
if(typeof data84 === "string"){
if(!pattern0.test(data84)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data55.showFrom !== undefined){
let data85 = data55.showFrom;
if(typeof data85 === "string"){
if(!pattern24.test(data85)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data55.showTo !== undefined){
let data86 = data55.showTo;
if(typeof data86 === "string"){
if(!pattern24.test(data86)){
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
