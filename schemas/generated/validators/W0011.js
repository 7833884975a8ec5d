// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = ["left","center","right"];
const literal1 = ["normal","bold"];
const literal2 = ["normal","italic"];
const literal3 = ["none","underline"];
const literal4 = {"linkPage":1,"linkPageLabel":1,"goods_id":1,"itemId":1,"item_id":1,"category_id":1,"attribute_id":1,"theme_pc_template_id":1,"card_id":1,"article_id":1,"distributor_id":1,"promotion_id":1,"seckill_id":1,"anchor":1,"tel":1,"url":1,"href":1,"itemName":1,"category_name":1,"attribute_name":1,"tag_name":1,"title":1,"activity_name":1,"template_title":1,"name":1};
const literal5 = ["goods","category","maincategory","brand","page","customer","article","shop","coupons","promotion","seckill","anchor","tel","href"];
const literal6 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal7 = ["number","string"];
const literal8 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern1 = memoPattern("^(?:|\\d[\\d-]{1,18}\\d)$", "u");
const pattern2 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern4 = memoPattern("^auto$", "u");
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
if(data.style !== undefined){
let data34 = data.style;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key3 in data34){
if(literal6[key3] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key3});
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
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal7});
errors++;
}
if(typeof data42 === "string"){
if(!pattern4.test(data42)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data34.marginRight !== undefined){
let data43 = data34.marginRight;
if((!((typeof data43 == "number") && (isFinite(data43)))) && (typeof data43 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal7});
errors++;
}
if(typeof data43 === "string"){
if(!pattern4.test(data43)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data34.marginBottom !== undefined){
let data44 = data34.marginBottom;
if((!((typeof data44 == "number") && (isFinite(data44)))) && (typeof data44 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal7});
errors++;
}
if(typeof data44 === "string"){
if(!pattern4.test(data44)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data34.marginLeft !== undefined){
let data45 = data34.marginLeft;
if((!((typeof data45 == "number") && (isFinite(data45)))) && (typeof data45 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal7});
errors++;
}
if(typeof data45 === "string"){
if(!pattern4.test(data45)){
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
if(!pattern0.test(data54)){
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
if(!pattern0.test(data55)){
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
if(!pattern0.test(data56)){
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
if(!pattern0.test(data57)){
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
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal8});
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
if(!pattern0.test(data61)){
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
if(!pattern0.test(data62)){
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
if(!pattern2.test(data63)){
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
if(!pattern15.test(data64)){
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
if(!pattern15.test(data65)){
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
