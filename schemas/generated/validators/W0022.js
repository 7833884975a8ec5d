// Written by scripts/generate.ts (npm run generate); do not edit.
import { validate as validateStyle } from './style';
import { addError, inTurn, memoPattern } from '../../validator-runtime';
const literal0 = {"categoryData":1,"hover":1,"menuTop":1,"customerThemeEnabled":1,"wgtTypeBackgroundColor":1,"wgtTypeLabelColor":1,"wgtBackgroundColor":1,"wgtSelectColor":1,"wgtTextColor":1,"wgtSubTextColor":1};
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");

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
if(data0.hover !== undefined){
if(typeof data0.hover !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/hover", "#/properties/props/properties/hover/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.menuTop !== undefined){
let data17 = data0.menuTop;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
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
let data19 = data0.wgtTypeBackgroundColor;
if(typeof data19 === "string"){
if(!pattern3.test(data19)){
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
let data20 = data0.wgtTypeLabelColor;
if(typeof data20 === "string"){
if(!pattern3.test(data20)){
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
let data21 = data0.wgtBackgroundColor;
if(typeof data21 === "string"){
if(!pattern3.test(data21)){
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
let data22 = data0.wgtSelectColor;
if(typeof data22 === "string"){
if(!pattern3.test(data22)){
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
let data23 = data0.wgtTextColor;
if(typeof data23 === "string"){
if(!pattern3.test(data23)){
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
let data24 = data0.wgtSubTextColor;
if(typeof data24 === "string"){
if(!pattern3.test(data24)){
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
