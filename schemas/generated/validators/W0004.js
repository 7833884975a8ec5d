// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal1 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal2 = [3,4,5];
const literal3 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal4 = ["number","string"];
const literal5 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern7 = memoPattern("^auto$", "u");
const pattern11 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern18 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

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
if(!(((((((key1 === "data") || (key1 === "column")) || (key1 === "logoWidth")) || (key1 === "logoHeight")) || (key1 === "showMore")) || (key1 === "moreText")) || (key1 === "moreLinkData"))){
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
if(!((key2 === "imgUrl") || (key2 === "pathData"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.imgUrl !== undefined){
let data3 = data2.imgUrl;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/imgUrl", "#/properties/props/properties/data/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/imgUrl", "#/properties/props/properties/data/items/properties/imgUrl/type", "type", {type: "string"});
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
if(!pattern1.test(data19)){
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
if(!pattern0.test(data20)){
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
if(!pattern0.test(data21)){
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
if(data0.column !== undefined){
let data30 = data0.column;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
vErrors = addError(vErrors, instancePath+"/props/column", "#/properties/props/properties/column/type", "type", {type: "integer"});
errors++;
}
if(!(((data30 === 3) || (data30 === 4)) || (data30 === 5))){
vErrors = addError(vErrors, instancePath+"/props/column", "#/properties/props/properties/column/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.logoWidth !== undefined){
let data31 = data0.logoWidth;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
vErrors = addError(vErrors, instancePath+"/props/logoWidth", "#/properties/props/properties/logoWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/logoWidth", "#/properties/props/properties/logoWidth/type", "type", {type: "number"});
errors++;
}
}
if(data0.logoHeight !== undefined){
let data32 = data0.logoHeight;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
vErrors = addError(vErrors, instancePath+"/props/logoHeight", "#/properties/props/properties/logoHeight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/logoHeight", "#/properties/props/properties/logoHeight/type", "type", {type: "number"});
errors++;
}
}
if(data0.showMore !== undefined){
if(typeof data0.showMore !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/showMore", "#/properties/props/properties/showMore/type", "type", {type: "boolean"});
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
let data35 = data0.moreLinkData;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key4 in data35){
if(literal0[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData", "#/properties/props/properties/moreLinkData/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data35.linkPage !== undefined){
let data36 = data35.linkPage;
if(typeof data36 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data36 === "goods") || (data36 === "category")) || (data36 === "maincategory")) || (data36 === "brand")) || (data36 === "page")) || (data36 === "customer")) || (data36 === "article")) || (data36 === "shop")) || (data36 === "coupons")) || (data36 === "promotion")) || (data36 === "seckill")) || (data36 === "anchor")) || (data36 === "tel")) || (data36 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPage", "#/properties/props/properties/moreLinkData/properties/linkPage/enum", "enum", {allowedValues: literal1});
errors++;
}
}
if(data35.linkPageLabel !== undefined){
if(typeof data35.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/linkPageLabel", "#/properties/props/properties/moreLinkData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data35.goods_id !== undefined){
if(typeof data35.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/goods_id", "#/properties/props/properties/moreLinkData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.itemId !== undefined){
if(typeof data35.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemId", "#/properties/props/properties/moreLinkData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data35.item_id !== undefined){
if(typeof data35.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/item_id", "#/properties/props/properties/moreLinkData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.category_id !== undefined){
if(typeof data35.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_id", "#/properties/props/properties/moreLinkData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.attribute_id !== undefined){
if(typeof data35.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_id", "#/properties/props/properties/moreLinkData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.theme_pc_template_id !== undefined){
if(typeof data35.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/theme_pc_template_id", "#/properties/props/properties/moreLinkData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.card_id !== undefined){
if(typeof data35.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/card_id", "#/properties/props/properties/moreLinkData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.article_id !== undefined){
if(typeof data35.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/article_id", "#/properties/props/properties/moreLinkData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.distributor_id !== undefined){
if(typeof data35.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/distributor_id", "#/properties/props/properties/moreLinkData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.promotion_id !== undefined){
if(typeof data35.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/promotion_id", "#/properties/props/properties/moreLinkData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.seckill_id !== undefined){
if(typeof data35.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/seckill_id", "#/properties/props/properties/moreLinkData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data35.anchor !== undefined){
if(typeof data35.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/anchor", "#/properties/props/properties/moreLinkData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data35.tel !== undefined){
let data50 = data35.tel;
if(typeof data50 === "string"){
if(!pattern1.test(data50)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tel", "#/properties/props/properties/moreLinkData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data35.url !== undefined){
let data51 = data35.url;
if(typeof data51 === "string"){
if(!pattern0.test(data51)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/url", "#/properties/props/properties/moreLinkData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data35.href !== undefined){
let data52 = data35.href;
if(typeof data52 === "string"){
if(!pattern0.test(data52)){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/href", "#/properties/props/properties/moreLinkData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data35.itemName !== undefined){
if(typeof data35.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/itemName", "#/properties/props/properties/moreLinkData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data35.category_name !== undefined){
if(typeof data35.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/category_name", "#/properties/props/properties/moreLinkData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data35.attribute_name !== undefined){
if(typeof data35.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/attribute_name", "#/properties/props/properties/moreLinkData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data35.tag_name !== undefined){
if(typeof data35.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/tag_name", "#/properties/props/properties/moreLinkData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data35.title !== undefined){
if(typeof data35.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/title", "#/properties/props/properties/moreLinkData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data35.activity_name !== undefined){
if(typeof data35.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/activity_name", "#/properties/props/properties/moreLinkData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data35.template_title !== undefined){
if(typeof data35.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/moreLinkData/template_title", "#/properties/props/properties/moreLinkData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data35.name !== undefined){
if(typeof data35.name !== "string"){
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
}
else {
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/type", "type", {type: "object"});
errors++;
}
}
if(data.style !== undefined){
let data61 = data.style;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key5 in data61){
if(literal3[key5] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data61.x !== undefined){
let data62 = data61.x;
if(!((typeof data62 == "number") && (isFinite(data62)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data61.y !== undefined){
let data63 = data61.y;
if(!((typeof data63 == "number") && (isFinite(data63)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data61.left !== undefined){
let data64 = data61.left;
if(!((typeof data64 == "number") && (isFinite(data64)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data61.top !== undefined){
let data65 = data61.top;
if(!((typeof data65 == "number") && (isFinite(data65)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data61.z !== undefined){
let data66 = data61.z;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data61.width !== undefined){
let data67 = data61.width;
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 < 0 || isNaN(data67)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data61.height !== undefined){
let data68 = data61.height;
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 < 0 || isNaN(data68)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data61.marginTop !== undefined){
let data69 = data61.marginTop;
if((!((typeof data69 == "number") && (isFinite(data69)))) && (typeof data69 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal4});
errors++;
}
if(typeof data69 === "string"){
if(!pattern7.test(data69)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data61.marginRight !== undefined){
let data70 = data61.marginRight;
if((!((typeof data70 == "number") && (isFinite(data70)))) && (typeof data70 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal4});
errors++;
}
if(typeof data70 === "string"){
if(!pattern7.test(data70)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data61.marginBottom !== undefined){
let data71 = data61.marginBottom;
if((!((typeof data71 == "number") && (isFinite(data71)))) && (typeof data71 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal4});
errors++;
}
if(typeof data71 === "string"){
if(!pattern7.test(data71)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data61.marginLeft !== undefined){
let data72 = data61.marginLeft;
if((!((typeof data72 == "number") && (isFinite(data72)))) && (typeof data72 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal4});
errors++;
}
if(typeof data72 === "string"){
if(!pattern7.test(data72)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data61.paddingTop !== undefined){
let data73 = data61.paddingTop;
if((typeof data73 == "number") && (isFinite(data73))){
if(data73 < 0 || isNaN(data73)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data61.paddingRight !== undefined){
let data74 = data61.paddingRight;
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 < 0 || isNaN(data74)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data61.paddingBottom !== undefined){
let data75 = data61.paddingBottom;
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 < 0 || isNaN(data75)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data61.paddingLeft !== undefined){
let data76 = data61.paddingLeft;
if((typeof data76 == "number") && (isFinite(data76))){
if(data76 < 0 || isNaN(data76)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderTopWidth !== undefined){
let data77 = data61.borderTopWidth;
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 < 0 || isNaN(data77)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderRightWidth !== undefined){
let data78 = data61.borderRightWidth;
if((typeof data78 == "number") && (isFinite(data78))){
if(data78 < 0 || isNaN(data78)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderBottomWidth !== undefined){
let data79 = data61.borderBottomWidth;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 < 0 || isNaN(data79)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderLeftWidth !== undefined){
let data80 = data61.borderLeftWidth;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 < 0 || isNaN(data80)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data61.borderTopColor !== undefined){
let data81 = data61.borderTopColor;
if(typeof data81 === "string"){
if(!pattern11.test(data81)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.borderRightColor !== undefined){
let data82 = data61.borderRightColor;
if(typeof data82 === "string"){
if(!pattern11.test(data82)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.borderBottomColor !== undefined){
let data83 = data61.borderBottomColor;
if(typeof data83 === "string"){
if(!pattern11.test(data83)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.borderLeftColor !== undefined){
let data84 = data61.borderLeftColor;
if(typeof data84 === "string"){
if(!pattern11.test(data84)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.borderStyle !== undefined){
let data85 = data61.borderStyle;
if(typeof data85 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data85 === "solid") || (data85 === "dashed")) || (data85 === "dotted")) || (data85 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal5});
errors++;
}
}
if(data61.borderRadius !== undefined){
let data86 = data61.borderRadius;
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 < 0 || isNaN(data86)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data61.opacity !== undefined){
let data87 = data61.opacity;
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 > 1 || isNaN(data87)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data87 < 0 || isNaN(data87)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data61.foregroundColor !== undefined){
let data88 = data61.foregroundColor;
if(typeof data88 === "string"){
if(!pattern11.test(data88)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.backgroundColor !== undefined){
let data89 = data61.backgroundColor;
if(typeof data89 === "string"){
if(!pattern11.test(data89)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data61.backgroundImage !== undefined){
let data90 = data61.backgroundImage;
if(typeof data90 === "string"){
if(!pattern0.test(data90)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data61.showFrom !== undefined){
let data91 = data61.showFrom;
if(typeof data91 === "string"){
if(!pattern18.test(data91)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data61.showTo !== undefined){
let data92 = data61.showTo;
if(typeof data92 === "string"){
if(!pattern18.test(data92)){
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
