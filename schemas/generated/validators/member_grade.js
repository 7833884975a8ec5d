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
if(data0.grade_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "grade_name"});
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "grade_name") || (key1 === "total_consumption")) || (key1 === "discount")) || (key1 === "discount_desc")) || (key1 === "background_pic_url")) || (key1 === "default_grade"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.grade_name !== undefined){
let data1 = data0.grade_name;
if(typeof data1 === "string"){
if(func2(data1) > 20){
vErrors = addError(vErrors, instancePath+"/props/grade_name", "#/properties/props/properties/grade_name/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/grade_name", "#/properties/props/properties/grade_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/grade_name", "#/properties/props/properties/grade_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.total_consumption !== undefined){
let data2 = data0.total_consumption;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/props/total_consumption", "#/properties/props/properties/total_consumption/type", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99999999 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/total_consumption", "#/properties/props/properties/total_consumption/maximum", "maximum", {comparison: "<=", limit: 99999999});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/total_consumption", "#/properties/props/properties/total_consumption/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.discount !== undefined){
let data3 = data0.discount;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/maximum", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/discount", "#/properties/props/properties/discount/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.discount_desc !== undefined){
let data4 = data0.discount_desc;
if(typeof data4 === "string"){
if(func2(data4) > 60){
vErrors = addError(vErrors, instancePath+"/props/discount_desc", "#/properties/props/properties/discount_desc/maxLength", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/discount_desc", "#/properties/props/properties/discount_desc/type", "type", {type: "string"});
errors++;
}
}
if(data0.background_pic_url !== undefined){
let data5 = data0.background_pic_url;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/background_pic_url", "#/properties/props/properties/background_pic_url/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/background_pic_url", "#/properties/props/properties/background_pic_url/type", "type", {type: "string"});
errors++;
}
}
if(data0.default_grade !== undefined){
if(typeof data0.default_grade !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/default_grade", "#/properties/props/properties/default_grade/type", "type", {type: "boolean"});
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
export const validate = validate10;
export default validate;
