// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern } from '../../validator-runtime';
const literal0 = {"categoryData":1,"hover":1,"menuTop":1,"customerThemeEnabled":1,"wgtTypeBackgroundColor":1,"wgtTypeLabelColor":1,"wgtBackgroundColor":1,"wgtSelectColor":1,"wgtTextColor":1,"wgtSubTextColor":1};
const literal1 = {"x":1,"y":1,"left":1,"top":1,"z":1,"width":1,"height":1,"marginTop":1,"marginRight":1,"marginBottom":1,"marginLeft":1,"paddingTop":1,"paddingRight":1,"paddingBottom":1,"paddingLeft":1,"borderTopWidth":1,"borderRightWidth":1,"borderBottomWidth":1,"borderLeftWidth":1,"borderTopColor":1,"borderRightColor":1,"borderBottomColor":1,"borderLeftColor":1,"borderStyle":1,"borderRadius":1,"opacity":1,"foregroundColor":1,"backgroundColor":1,"backgroundImage":1,"showFrom":1,"showTo":1};
const literal2 = ["number","string"];
const literal3 = ["solid","dashed","dotted","double"];
export const validate = validate10;
export default validate10;
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");
const pattern3 = memoPattern("^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$", "u");
const pattern9 = memoPattern("^auto$", "u");
const pattern20 = memoPattern("^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$", "u");

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
if(data.style !== undefined){
let data25 = data.style;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key5 in data25){
if(literal1[key5] !== 1){
vErrors = addError(vErrors, instancePath+"/style", "#/properties/style/additionalProperties", "additionalProperties", {additionalProperty: key5});
errors++;
}
}
if(data25.x !== undefined){
let data26 = data25.x;
if(!((typeof data26 == "number") && (isFinite(data26)))){
vErrors = addError(vErrors, instancePath+"/style/x", "#/properties/style/properties/x/type", "type", {type: "number"});
errors++;
}
}
if(data25.y !== undefined){
let data27 = data25.y;
if(!((typeof data27 == "number") && (isFinite(data27)))){
vErrors = addError(vErrors, instancePath+"/style/y", "#/properties/style/properties/y/type", "type", {type: "number"});
errors++;
}
}
if(data25.left !== undefined){
let data28 = data25.left;
if(!((typeof data28 == "number") && (isFinite(data28)))){
vErrors = addError(vErrors, instancePath+"/style/left", "#/properties/style/properties/left/type", "type", {type: "number"});
errors++;
}
}
if(data25.top !== undefined){
let data29 = data25.top;
if(!((typeof data29 == "number") && (isFinite(data29)))){
vErrors = addError(vErrors, instancePath+"/style/top", "#/properties/style/properties/top/type", "type", {type: "number"});
errors++;
}
}
if(data25.z !== undefined){
let data30 = data25.z;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
vErrors = addError(vErrors, instancePath+"/style/z", "#/properties/style/properties/z/type", "type", {type: "integer"});
errors++;
}
}
if(data25.width !== undefined){
let data31 = data25.width;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/width", "#/properties/style/properties/width/type", "type", {type: "number"});
errors++;
}
}
if(data25.height !== undefined){
let data32 = data25.height;
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/height", "#/properties/style/properties/height/type", "type", {type: "number"});
errors++;
}
}
if(data25.marginTop !== undefined){
let data33 = data25.marginTop;
if((!((typeof data33 == "number") && (isFinite(data33)))) && (typeof data33 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/type", "type", {type: literal2});
errors++;
}
if(typeof data33 === "string"){
if(!pattern9.test(data33)){
vErrors = addError(vErrors, instancePath+"/style/marginTop", "#/properties/style/properties/marginTop/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data25.marginRight !== undefined){
let data34 = data25.marginRight;
if((!((typeof data34 == "number") && (isFinite(data34)))) && (typeof data34 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/type", "type", {type: literal2});
errors++;
}
if(typeof data34 === "string"){
if(!pattern9.test(data34)){
vErrors = addError(vErrors, instancePath+"/style/marginRight", "#/properties/style/properties/marginRight/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data25.marginBottom !== undefined){
let data35 = data25.marginBottom;
if((!((typeof data35 == "number") && (isFinite(data35)))) && (typeof data35 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/type", "type", {type: literal2});
errors++;
}
if(typeof data35 === "string"){
if(!pattern9.test(data35)){
vErrors = addError(vErrors, instancePath+"/style/marginBottom", "#/properties/style/properties/marginBottom/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data25.marginLeft !== undefined){
let data36 = data25.marginLeft;
if((!((typeof data36 == "number") && (isFinite(data36)))) && (typeof data36 !== "string")){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/type", "type", {type: literal2});
errors++;
}
if(typeof data36 === "string"){
if(!pattern9.test(data36)){
vErrors = addError(vErrors, instancePath+"/style/marginLeft", "#/properties/style/properties/marginLeft/pattern", "pattern", {pattern: "^auto$"});
errors++;
}
}
}
if(data25.paddingTop !== undefined){
let data37 = data25.paddingTop;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingTop", "#/properties/style/properties/paddingTop/type", "type", {type: "number"});
errors++;
}
}
if(data25.paddingRight !== undefined){
let data38 = data25.paddingRight;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 < 0 || isNaN(data38)){
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingRight", "#/properties/style/properties/paddingRight/type", "type", {type: "number"});
errors++;
}
}
if(data25.paddingBottom !== undefined){
let data39 = data25.paddingBottom;
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 0 || isNaN(data39)){
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingBottom", "#/properties/style/properties/paddingBottom/type", "type", {type: "number"});
errors++;
}
}
if(data25.paddingLeft !== undefined){
let data40 = data25.paddingLeft;
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 < 0 || isNaN(data40)){
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/paddingLeft", "#/properties/style/properties/paddingLeft/type", "type", {type: "number"});
errors++;
}
}
if(data25.borderTopWidth !== undefined){
let data41 = data25.borderTopWidth;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 < 0 || isNaN(data41)){
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopWidth", "#/properties/style/properties/borderTopWidth/type", "type", {type: "number"});
errors++;
}
}
if(data25.borderRightWidth !== undefined){
let data42 = data25.borderRightWidth;
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightWidth", "#/properties/style/properties/borderRightWidth/type", "type", {type: "number"});
errors++;
}
}
if(data25.borderBottomWidth !== undefined){
let data43 = data25.borderBottomWidth;
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 < 0 || isNaN(data43)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomWidth", "#/properties/style/properties/borderBottomWidth/type", "type", {type: "number"});
errors++;
}
}
if(data25.borderLeftWidth !== undefined){
let data44 = data25.borderLeftWidth;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 < 0 || isNaN(data44)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftWidth", "#/properties/style/properties/borderLeftWidth/type", "type", {type: "number"});
errors++;
}
}
if(data25.borderTopColor !== undefined){
let data45 = data25.borderTopColor;
if(typeof data45 === "string"){
if(!pattern3.test(data45)){
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderTopColor", "#/properties/style/properties/borderTopColor/type", "type", {type: "string"});
errors++;
}
}
if(data25.borderRightColor !== undefined){
let data46 = data25.borderRightColor;
if(typeof data46 === "string"){
if(!pattern3.test(data46)){
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRightColor", "#/properties/style/properties/borderRightColor/type", "type", {type: "string"});
errors++;
}
}
if(data25.borderBottomColor !== undefined){
let data47 = data25.borderBottomColor;
if(typeof data47 === "string"){
if(!pattern3.test(data47)){
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderBottomColor", "#/properties/style/properties/borderBottomColor/type", "type", {type: "string"});
errors++;
}
}
if(data25.borderLeftColor !== undefined){
let data48 = data25.borderLeftColor;
if(typeof data48 === "string"){
if(!pattern3.test(data48)){
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderLeftColor", "#/properties/style/properties/borderLeftColor/type", "type", {type: "string"});
errors++;
}
}
if(data25.borderStyle !== undefined){
let data49 = data25.borderStyle;
if(typeof data49 !== "string"){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/type", "type", {type: "string"});
errors++;
}
if(!((((data49 === "solid") || (data49 === "dashed")) || (data49 === "dotted")) || (data49 === "double"))){
vErrors = addError(vErrors, instancePath+"/style/borderStyle", "#/properties/style/properties/borderStyle/enum", "enum", {allowedValues: literal3});
errors++;
}
}
if(data25.borderRadius !== undefined){
let data50 = data25.borderRadius;
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 < 0 || isNaN(data50)){
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/borderRadius", "#/properties/style/properties/borderRadius/type", "type", {type: "number"});
errors++;
}
}
if(data25.opacity !== undefined){
let data51 = data25.opacity;
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 1 || isNaN(data51)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/maximum", "maximum", {comparison: "<=", limit: 1});
errors++;
}
if(data51 < 0 || isNaN(data51)){
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/opacity", "#/properties/style/properties/opacity/type", "type", {type: "number"});
errors++;
}
}
if(data25.foregroundColor !== undefined){
let data52 = data25.foregroundColor;
if(typeof data52 === "string"){
if(!pattern3.test(data52)){
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/foregroundColor", "#/properties/style/properties/foregroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data25.backgroundColor !== undefined){
let data53 = data25.backgroundColor;
if(typeof data53 === "string"){
if(!pattern3.test(data53)){
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/pattern", "pattern", {pattern: "^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundColor", "#/properties/style/properties/backgroundColor/type", "type", {type: "string"});
errors++;
}
}
if(data25.backgroundImage !== undefined){
let data54 = data25.backgroundImage;
if(typeof data54 === "string"){
if(!pattern0.test(data54)){
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/backgroundImage", "#/properties/style/properties/backgroundImage/type", "type", {type: "string"});
errors++;
}
}
if(data25.showFrom !== undefined){
let data55 = data25.showFrom;
if(typeof data55 === "string"){
if(!pattern20.test(data55)){
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/pattern", "pattern", {pattern: "^(\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2})?$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/style/showFrom", "#/properties/style/properties/showFrom/type", "type", {type: "string"});
errors++;
}
}
if(data25.showTo !== undefined){
let data56 = data25.showTo;
if(typeof data56 === "string"){
if(!pattern20.test(data56)){
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
