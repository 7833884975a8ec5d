// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");

const validate10 = (function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "props")){
vErrors = addError(vErrors, instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.props !== undefined){
let data0 = data.props;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.category_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "category_name"});
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "category_name") || (key1 === "parent_id")) || (key1 === "is_main_category")) || (key1 === "image_url")) || (key1 === "sort"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.category_name !== undefined){
let data1 = data0.category_name;
if(typeof data1 === "string"){
if(func2(data1) > 30){
vErrors = addError(vErrors, instancePath+"/props/category_name", "#/properties/props/properties/category_name/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/category_name", "#/properties/props/properties/category_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/category_name", "#/properties/props/properties/category_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.parent_id !== undefined){
if(typeof data0.parent_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/parent_id", "#/properties/props/properties/parent_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.is_main_category !== undefined){
if(typeof data0.is_main_category !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_main_category", "#/properties/props/properties/is_main_category/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.image_url !== undefined){
let data4 = data0.image_url;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
vErrors = addError(vErrors, instancePath+"/props/image_url", "#/properties/props/properties/image_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/image_url", "#/properties/props/properties/image_url/type", "type", {type: "string"});
errors++;
}
}
if(data0.sort !== undefined){
let data5 = data0.sort;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/type", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/maximum", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
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
export const validate = validate10;
export default validate;
