// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^[0-9 -]{6,40}$", "u");
const pattern1 = memoPattern("^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$", "u");

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
if(data0.bank_account_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "bank_account_name"});
errors++;
}
if(data0.bank_account_no === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "bank_account_no"});
errors++;
}
if(data0.bank_name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "bank_name"});
errors++;
}
for(const key1 in data0){
if(!((((((((key1 === "bank_account_name") || (key1 === "bank_account_no")) || (key1 === "bank_name")) || (key1 === "china_ums_no")) || (key1 === "pic")) || (key1 === "remark")) || (key1 === "is_default")) || (key1 === "disabled"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.bank_account_name !== undefined){
let data1 = data0.bank_account_name;
if(typeof data1 === "string"){
if(func2(data1) > 60){
vErrors = addError(vErrors, instancePath+"/props/bank_account_name", "#/properties/props/properties/bank_account_name/maxLength", "maxLength", {limit: 60});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/bank_account_name", "#/properties/props/properties/bank_account_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/bank_account_name", "#/properties/props/properties/bank_account_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.bank_account_no !== undefined){
let data2 = data0.bank_account_no;
if(typeof data2 === "string"){
if(func2(data2) > 40){
vErrors = addError(vErrors, instancePath+"/props/bank_account_no", "#/properties/props/properties/bank_account_no/maxLength", "maxLength", {limit: 40});
errors++;
}
if(func2(data2) < 1){
vErrors = addError(vErrors, instancePath+"/props/bank_account_no", "#/properties/props/properties/bank_account_no/minLength", "minLength", {limit: 1});
errors++;
}
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/bank_account_no", "#/properties/props/properties/bank_account_no/pattern", "pattern", {pattern: "^[0-9 -]{6,40}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/bank_account_no", "#/properties/props/properties/bank_account_no/type", "type", {type: "string"});
errors++;
}
}
if(data0.bank_name !== undefined){
let data3 = data0.bank_name;
if(typeof data3 === "string"){
if(func2(data3) > 60){
vErrors = addError(vErrors, instancePath+"/props/bank_name", "#/properties/props/properties/bank_name/maxLength", "maxLength", {limit: 60});
errors++;
}
if(func2(data3) < 1){
vErrors = addError(vErrors, instancePath+"/props/bank_name", "#/properties/props/properties/bank_name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/bank_name", "#/properties/props/properties/bank_name/type", "type", {type: "string"});
errors++;
}
}
if(data0.china_ums_no !== undefined){
let data4 = data0.china_ums_no;
if(typeof data4 === "string"){
if(func2(data4) > 20){
vErrors = addError(vErrors, instancePath+"/props/china_ums_no", "#/properties/props/properties/china_ums_no/maxLength", "maxLength", {limit: 20});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/china_ums_no", "#/properties/props/properties/china_ums_no/type", "type", {type: "string"});
errors++;
}
}
if(data0.pic !== undefined){
let data5 = data0.pic;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
vErrors = addError(vErrors, instancePath+"/props/pic", "#/properties/props/properties/pic/pattern", "pattern", {pattern: "^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/pic", "#/properties/props/properties/pic/type", "type", {type: "string"});
errors++;
}
}
if(data0.remark !== undefined){
let data6 = data0.remark;
if(typeof data6 === "string"){
if(func2(data6) > 200){
vErrors = addError(vErrors, instancePath+"/props/remark", "#/properties/props/properties/remark/maxLength", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/remark", "#/properties/props/properties/remark/type", "type", {type: "string"});
errors++;
}
}
if(data0.is_default !== undefined){
if(typeof data0.is_default !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/is_default", "#/properties/props/properties/is_default/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.disabled !== undefined){
if(typeof data0.disabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/disabled", "#/properties/props/properties/disabled/type", "type", {type: "boolean"});
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
