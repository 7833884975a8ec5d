// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal1 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal2 = ["dots","counter","none"];
const literal3 = ["left","center","right"];
const literal4 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal5 = ["number","string"];
const literal6 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern1 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern4 = memoPattern("^auto$", "u");
const pattern8 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern15 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

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
if(!(((((((key1 === "data") || (key1 === "autoplay")) || (key1 === "interval")) || (key1 === "indicator")) || (key1 === "arrows")) || (key1 === "showCaption")) || (key1 === "captionAlign"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.data !== undefined){
let data1 = data0.data;
if(Array.isArray(data1)){
if(data1.length > 10){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/maxItems", "maxItems", {limit: 10});
errors++;
}
if(data1.length < 1){
vErrors = addError(vErrors, instancePath+"/props/data", "#/properties/props/properties/data/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!(((key2 === "imgUrl") || (key2 === "caption")) || (key2 === "pathData"))){
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
if(data2.caption !== undefined){
if(typeof data2.caption !== "string"){
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/caption", "#/properties/props/properties/data/items/properties/caption/type", "type", {type: "string"});
errors++;
}
}
if(data2.pathData !== undefined){
let data5 = data2.pathData;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
if(literal0[key3] !== 1){
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
vErrors = addError(vErrors, instancePath+"/props/data/" + i0+"/pathData/linkPage", "#/properties/props/properties/data/items/properties/pathData/properties/linkPage/enum", "enum", {allowedValues: literal1});
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
if(!pattern1.test(data20)){
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
if(!pattern0.test(data21)){
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
if(!pattern0.test(data22)){
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
if(data0.autoplay !== undefined){
if(typeof data0.autoplay !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/autoplay", "#/properties/props/properties/autoplay/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.interval !== undefined){
let data32 = data0.interval;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
vErrors = addError(vErrors, instancePath+"/props/interval", "#/properties/props/properties/interval/type", "type", {type: "integer"});
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 60000 || isNaN(data32)){
vErrors = addError(vErrors, instancePath+"/props/interval", "#/properties/props/properties/interval/maximum", "maximum", {comparison: "<=", limit: 60000});
errors++;
}
if(data32 < 1000 || isNaN(data32)){
vErrors = addError(vErrors, instancePath+"/props/interval", "#/properties/props/properties/interval/minimum", "minimum", {comparison: ">=", limit: 1000});
errors++;
}
}
}
if(data0.indicator !== undefined){
let data33 = data0.indicator;
if(typeof data33 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/indicator", "#/properties/props/properties/indicator/type", "type", {type: "string"});
errors++;
}
if(!(((data33 === "dots") || (data33 === "counter")) || (data33 === "none"))){
vErrors = addError(vErrors, instancePath+"/props/indicator", "#/properties/props/properties/indicator/enum", "enum", {allowedValues: literal2});
errors++;
}
}
if(data0.arrows !== undefined){
if(typeof data0.arrows !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/arrows", "#/properties/props/properties/arrows/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.showCaption !== undefined){
if(typeof data0.showCaption !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/showCaption", "#/properties/props/properties/showCaption/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.captionAlign !== undefined){
let data36 = data0.captionAlign;
if(typeof data36 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/captionAlign", "#/properties/props/properties/captionAlign/type", "type", {type: "string"});
errors++;
}
if(!(((data36 === "left") || (data36 === "center")) || (data36 === "right"))){
vErrors = addError(vErrors, instancePath+"/props/captionAlign", "#/properties/props/properties/captionAlign/enum", "enum", {allowedValues: literal3});
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
let data37 = data.style;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key4 in data37){
if(literal4[key4] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data37.x !== undefined){
let data38 = data37.x;
if(!((typeof data38 == "number") && (isFinite(data38)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data37.y !== undefined){
let data39 = data37.y;
if(!((typeof data39 == "number") && (isFinite(data39)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data37.left !== undefined){
let data40 = data37.left;
if(!((typeof data40 == "number") && (isFinite(data40)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data37.top !== undefined){
let data41 = data37.top;
if(!((typeof data41 == "number") && (isFinite(data41)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data37.z !== undefined){
let data42 = data37.z;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data37.width !== undefined){
let data43 = data37.width;
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data37.height !== undefined){
let data44 = data37.height;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data37.marginTop !== undefined){
let data45 = data37.marginTop;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (typeof data45 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal5});
errors++;
}
if(typeof data45 === "string"){
if(!pattern4.test(data45)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data37.marginRight !== undefined){
let data46 = data37.marginRight;
if((!((typeof data46 == "number") && (isFinite(data46)))) && (typeof data46 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal5});
errors++;
}
if(typeof data46 === "string"){
if(!pattern4.test(data46)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data37.marginBottom !== undefined){
let data47 = data37.marginBottom;
if((!((typeof data47 == "number") && (isFinite(data47)))) && (typeof data47 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal5});
errors++;
}
if(typeof data47 === "string"){
if(!pattern4.test(data47)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data37.marginLeft !== undefined){
let data48 = data37.marginLeft;
if((!((typeof data48 == "number") && (isFinite(data48)))) && (typeof data48 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal5});
errors++;
}
if(typeof data48 === "string"){
if(!pattern4.test(data48)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data37.paddingTop !== undefined){
let data49 = data37.paddingTop;
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 < 0 || isNaN(data49)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data37.paddingRight !== undefined){
let data50 = data37.paddingRight;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data37.paddingBottom !== undefined){
let data51 = data37.paddingBottom;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 < 0 || isNaN(data51)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data37.paddingLeft !== undefined){
let data52 = data37.paddingLeft;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 < 0 || isNaN(data52)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data37.borderTopWidth !== undefined){
let data53 = data37.borderTopWidth;
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 < 0 || isNaN(data53)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data37.borderRightWidth !== undefined){
let data54 = data37.borderRightWidth;
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 < 0 || isNaN(data54)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data37.borderBottomWidth !== undefined){
let data55 = data37.borderBottomWidth;
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 < 0 || isNaN(data55)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data37.borderLeftWidth !== undefined){
let data56 = data37.borderLeftWidth;
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data37.borderTopColor !== undefined){
let data57 = data37.borderTopColor;
if(typeof data57 === "string"){
if(!pattern8.test(data57)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data37.borderRightColor !== undefined){
let data58 = data37.borderRightColor;
if(typeof data58 === "string"){
if(!pattern8.test(data58)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data37.borderBottomColor !== undefined){
let data59 = data37.borderBottomColor;
if(typeof data59 === "string"){
if(!pattern8.test(data59)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data37.borderLeftColor !== undefined){
let data60 = data37.borderLeftColor;
if(typeof data60 === "string"){
if(!pattern8.test(data60)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data37.borderStyle !== undefined){
let data61 = data37.borderStyle;
if(typeof data61 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data61 === "solid") || (data61 === "dashed")) || (data61 === "dotted")) || (data61 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal6});
errors++;
}
}
if(data37.borderRadius !== undefined){
let data62 = data37.borderRadius;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 0 || isNaN(data62)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data37.opacity !== undefined){
let data63 = data37.opacity;
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 1 || isNaN(data63)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data63 < 0 || isNaN(data63)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data37.foregroundColor !== undefined){
let data64 = data37.foregroundColor;
if(typeof data64 === "string"){
if(!pattern8.test(data64)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data37.backgroundColor !== undefined){
let data65 = data37.backgroundColor;
if(typeof data65 === "string"){
if(!pattern8.test(data65)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data37.backgroundImage !== undefined){
let data66 = data37.backgroundImage;
if(typeof data66 === "string"){
if(!pattern0.test(data66)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data37.showFrom !== undefined){
let data67 = data37.showFrom;
if(typeof data67 === "string"){
if(!pattern15.test(data67)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data37.showTo !== undefined){
let data68 = data37.showTo;
if(typeof data68 === "string"){
if(!pattern15.test(data68)){
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
