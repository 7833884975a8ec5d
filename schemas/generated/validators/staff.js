// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^1[3-9]\\d{9}$", "u");

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
if(data0.work_id === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "work_id"});
errors++;
}
if(data0.name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "name"});
errors++;
}
if(data0.mobile === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "mobile"});
errors++;
}
for(const key1 in data0){
if(!((((key1 === "work_id") || (key1 === "name")) || (key1 === "mobile")) || (key1 === "disabled"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.work_id !== undefined){
let data1 = data0.work_id;
if(typeof data1 === "string"){
if(func2(data1) > 32){
vErrors = addError(vErrors, instancePath+"/props/work_id", "#/properties/props/properties/work_id/maxLength", "maxLength", {limit: 32});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/work_id", "#/properties/props/properties/work_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/work_id", "#/properties/props/properties/work_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(func2(data2) > 20){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func2(data2) < 1){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data0.mobile !== undefined){
let data3 = data0.mobile;
if(typeof data3 === "string"){
if(func2(data3) > 11){
vErrors = addError(vErrors, instancePath+"/props/mobile", "#/properties/props/properties/mobile/maxLength", "maxLength", {limit: 11});
errors++;
}
if(func2(data3) < 1){
vErrors = addError(vErrors, instancePath+"/props/mobile", "#/properties/props/properties/mobile/minLength", "minLength", {limit: 1});
errors++;
}
if(!pattern0.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/mobile", "#/properties/props/properties/mobile/pattern", "pattern", {pattern: "^1[3-9]\\d{9}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/mobile", "#/properties/props/properties/mobile/type", "type", {type: "string"});
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
