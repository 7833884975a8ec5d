// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"mainTitle":1,"subTitle":1,"linkPath":1,"styleType":1,"data":1,"wgtBackgroundColor":1,"wgtTitleColor":1,"wgtTitleFontSize":1,"wgtSubTextColor":1,"wgtSubTitleFontSize":1};
const literal1 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal2 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal3 = [0];
const pattern0 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern1 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern7 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

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
if(data0.mainTitle !== undefined){
if(typeof data0.mainTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/mainTitle", "#/properties/props/properties/mainTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.subTitle !== undefined){
if(typeof data0.subTitle !== "string"){
vErrors = addError(vErrors, instancePath+"/props/subTitle", "#/properties/props/properties/subTitle/type", "type", {type: "string"});
errors++;
}
}
if(data0.linkPath !== undefined){
let data3 = data0.linkPath;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
if(literal1[key2] !== 1){
vErrors = addError(vErrors, instancePath+"/props/linkPath", "#/properties/props/properties/linkPath/additionalProperties", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data3.linkPage !== undefined){
let data4 = data3.linkPage;
if(typeof data4 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPage", "#/properties/props/properties/linkPath/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data4 === "goods") || (data4 === "category")) || (data4 === "maincategory")) || (data4 === "brand")) || (data4 === "page")) || (data4 === "customer")) || (data4 === "article")) || (data4 === "shop")) || (data4 === "coupons")) || (data4 === "promotion")) || (data4 === "seckill")) || (data4 === "anchor")) || (data4 === "tel")) || (data4 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPage", "#/properties/props/properties/linkPath/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data3.linkPageLabel !== undefined){
if(typeof data3.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/linkPageLabel", "#/properties/props/properties/linkPath/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data3.goods_id !== undefined){
if(typeof data3.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/goods_id", "#/properties/props/properties/linkPath/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.itemId !== undefined){
if(typeof data3.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/itemId", "#/properties/props/properties/linkPath/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data3.item_id !== undefined){
if(typeof data3.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/item_id", "#/properties/props/properties/linkPath/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.category_id !== undefined){
if(typeof data3.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/category_id", "#/properties/props/properties/linkPath/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.attribute_id !== undefined){
if(typeof data3.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/attribute_id", "#/properties/props/properties/linkPath/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.theme_pc_template_id !== undefined){
if(typeof data3.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/theme_pc_template_id", "#/properties/props/properties/linkPath/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.card_id !== undefined){
if(typeof data3.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/card_id", "#/properties/props/properties/linkPath/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.article_id !== undefined){
if(typeof data3.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/article_id", "#/properties/props/properties/linkPath/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.distributor_id !== undefined){
if(typeof data3.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/distributor_id", "#/properties/props/properties/linkPath/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.promotion_id !== undefined){
if(typeof data3.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/promotion_id", "#/properties/props/properties/linkPath/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.seckill_id !== undefined){
if(typeof data3.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/seckill_id", "#/properties/props/properties/linkPath/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data3.anchor !== undefined){
if(typeof data3.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/anchor", "#/properties/props/properties/linkPath/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data3.tel !== undefined){
let data18 = data3.tel;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
vErrors = addError(vErrors, instancePath+"/props/linkPath/tel", "#/properties/props/properties/linkPath/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath/tel", "#/properties/props/properties/linkPath/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data3.url !== undefined){
let data19 = data3.url;
if(typeof data19 === "string"){
if(!pattern1.test(data19)){
vErrors = addError(vErrors, instancePath+"/props/linkPath/url", "#/properties/props/properties/linkPath/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath/url", "#/properties/props/properties/linkPath/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data3.href !== undefined){
let data20 = data3.href;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
vErrors = addError(vErrors, instancePath+"/props/linkPath/href", "#/properties/props/properties/linkPath/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath/href", "#/properties/props/properties/linkPath/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data3.itemName !== undefined){
if(typeof data3.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/itemName", "#/properties/props/properties/linkPath/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data3.category_name !== undefined){
if(typeof data3.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/category_name", "#/properties/props/properties/linkPath/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data3.attribute_name !== undefined){
if(typeof data3.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/attribute_name", "#/properties/props/properties/linkPath/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data3.tag_name !== undefined){
if(typeof data3.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/tag_name", "#/properties/props/properties/linkPath/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/title", "#/properties/props/properties/linkPath/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data3.activity_name !== undefined){
if(typeof data3.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/activity_name", "#/properties/props/properties/linkPath/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data3.template_title !== undefined){
if(typeof data3.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/template_title", "#/properties/props/properties/linkPath/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/linkPath/name", "#/properties/props/properties/linkPath/properties/name/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/linkPath", "#/properties/props/properties/linkPath/type", "type", {type: "object"});
errors++;
}
}
if(data0.styleType !== undefined){
let data29 = data0.styleType;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
vErrors = addError(vErrors, instancePath+"/props/styleType", "#/properties/props/properties/styleType/type", "type", {type: "integer"});
errors++;
}
if(!(data29 === 0)){
vErrors = addError(vErrors, instancePath+"/props/styleType", "#/properties/props/properties/styleType/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data0.data !== undefined){
let data30 = data0.data;
if(Array.isArray(data30)){
if(data30.length > 2){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/maxItems", "maxItems", {limit: 2});
errors++;
}
if(data30.length < 2){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 2});
errors++;
}
const len0 = data30.length;
for(let i0=0; i0<len0; i0++){
let data31 = data30[i0];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key3 in data31){
if(!((key3 === "imgUrl") || (key3 === "pathData"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0, "#/properties/props/properties/data/items/additionalProperties", "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data31.imgUrl !== undefined){
let data32 = data31.imgUrl;
if(typeof data32 === "string"){
if(!pattern1.test(data32)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/imgUrl", "#/properties/props/properties/data/items/properties/imgUrl/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/imgUrl", "#/properties/props/properties/data/items/properties/imgUrl/type", "type", {type: "string"});
errors++;
}
}
if(data31.pathData !== undefined){
let data33 = data31.pathData;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key4 in data33){
if(literal1[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData", "#/properties/props/properties/data/items/properties/pathData/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data33.linkPage !== undefined){
let data34 = data33.linkPage;
if(typeof data34 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/type", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data34 === "goods") || (data34 === "category")) || (data34 === "maincategory")) || (data34 === "brand")) || (data34 === "page")) || (data34 === "customer")) || (data34 === "article")) || (data34 === "shop")) || (data34 === "coupons")) || (data34 === "promotion")) || (data34 === "seckill")) || (data34 === "anchor")) || (data34 === "tel")) || (data34 === "href"))){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data33.linkPageLabel !== undefined){
if(typeof data33.linkPageLabel !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPageLabel", "#/properties/props/properties/data/items/properties/pathData/properties/linkPageLabel/type", "type", {type: "string"});
errors++;
}
}
if(data33.goods_id !== undefined){
if(typeof data33.goods_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/goods_id", "#/properties/props/properties/data/items/properties/pathData/properties/goods_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.itemId !== undefined){
if(typeof data33.itemId !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemId", "#/properties/props/properties/data/items/properties/pathData/properties/itemId/type", "type", {type: "string"});
errors++;
}
}
if(data33.item_id !== undefined){
if(typeof data33.item_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/item_id", "#/properties/props/properties/data/items/properties/pathData/properties/item_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.category_id !== undefined){
if(typeof data33.category_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_id", "#/properties/props/properties/data/items/properties/pathData/properties/category_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.attribute_id !== undefined){
if(typeof data33.attribute_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_id", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.theme_pc_template_id !== undefined){
if(typeof data33.theme_pc_template_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/theme_pc_template_id", "#/properties/props/properties/data/items/properties/pathData/properties/theme_pc_template_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.card_id !== undefined){
if(typeof data33.card_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/card_id", "#/properties/props/properties/data/items/properties/pathData/properties/card_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.article_id !== undefined){
if(typeof data33.article_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/article_id", "#/properties/props/properties/data/items/properties/pathData/properties/article_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.distributor_id !== undefined){
if(typeof data33.distributor_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/distributor_id", "#/properties/props/properties/data/items/properties/pathData/properties/distributor_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.promotion_id !== undefined){
if(typeof data33.promotion_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/promotion_id", "#/properties/props/properties/data/items/properties/pathData/properties/promotion_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.seckill_id !== undefined){
if(typeof data33.seckill_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/seckill_id", "#/properties/props/properties/data/items/properties/pathData/properties/seckill_id/type", "type", {type: "string"});
errors++;
}
}
if(data33.anchor !== undefined){
if(typeof data33.anchor !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/anchor", "#/properties/props/properties/data/items/properties/pathData/properties/anchor/type", "type", {type: "string"});
errors++;
}
}
if(data33.tel !== undefined){
let data48 = data33.tel;
if(typeof data48 === "string"){
if(!pattern0.test(data48)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/pattern", "pattern", {pattern: "^(?:|\\d[\\d-]{1,18}\\d)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tel", "#/properties/props/properties/data/items/properties/pathData/properties/tel/type", "type", {type: "string"});
errors++;
}
}
if(data33.url !== undefined){
let data49 = data33.url;
if(typeof data49 === "string"){
if(!pattern1.test(data49)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/url", "#/properties/props/properties/data/items/properties/pathData/properties/url/type", "type", {type: "string"});
errors++;
}
}
if(data33.href !== undefined){
let data50 = data33.href;
if(typeof data50 === "string"){
if(!pattern1.test(data50)){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/href", "#/properties/props/properties/data/items/properties/pathData/properties/href/type", "type", {type: "string"});
errors++;
}
}
if(data33.itemName !== undefined){
if(typeof data33.itemName !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/itemName", "#/properties/props/properties/data/items/properties/pathData/properties/itemName/type", "type", {type: "string"});
errors++;
}
}
if(data33.category_name !== undefined){
if(typeof data33.category_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/category_name", "#/properties/props/properties/data/items/properties/pathData/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data33.attribute_name !== undefined){
if(typeof data33.attribute_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/attribute_name", "#/properties/props/properties/data/items/properties/pathData/properties/attribute_name/type", "type", {type: "string"});
errors++;
}
}
if(data33.tag_name !== undefined){
if(typeof data33.tag_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/tag_name", "#/properties/props/properties/data/items/properties/pathData/properties/tag_name/type", "type", {type: "string"});
errors++;
}
}
if(data33.title !== undefined){
if(typeof data33.title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/title", "#/properties/props/properties/data/items/properties/pathData/properties/title/type", "type", {type: "string"});
errors++;
}
}
if(data33.activity_name !== undefined){
if(typeof data33.activity_name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/activity_name", "#/properties/props/properties/data/items/properties/pathData/properties/activity_name/type", "type", {type: "string"});
errors++;
}
}
if(data33.template_title !== undefined){
if(typeof data33.template_title !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/template_title", "#/properties/props/properties/data/items/properties/pathData/properties/template_title/type", "type", {type: "string"});
errors++;
}
}
if(data33.name !== undefined){
if(typeof data33.name !== "string"){
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
if(data0.wgtBackgroundColor !== undefined){
let data59 = data0.wgtBackgroundColor;
if(typeof data59 === "string"){
if(!pattern7.test(data59)){
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtBackgroundColor", "#/properties/props/properties/wgtBackgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleColor !== undefined){
let data60 = data0.wgtTitleColor;
if(typeof data60 === "string"){
if(!pattern7.test(data60)){
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtTitleColor", "#/properties/props/properties/wgtTitleColor/type", "type", {type: "string"});
errors++;
}
}
if(data0.wgtTitleFontSize !== undefined){
let data61 = data0.wgtTitleFontSize;
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 < 0 || isNaN(data61)){
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
let data62 = data0.wgtSubTextColor;
if(typeof data62 === "string"){
if(!pattern7.test(data62)){
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
let data63 = data0.wgtSubTitleFontSize;
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 0 || isNaN(data63)){
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleFontSize", "#/properties/props/properties/wgtSubTitleFontSize/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/wgtSubTitleFontSize", "#/properties/props/properties/wgtSubTitleFontSize/type", "type", {type: "number"});
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
