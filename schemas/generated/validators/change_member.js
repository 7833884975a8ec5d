// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func2 } from '../../validator-runtime';

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
if(data0.grade_id === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "grade_id"});
errors++;
}
if(data0.reason === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "reason"});
errors++;
}
for(const key1 in data0){
if(!((((key1 === "grade_id") || (key1 === "point")) || (key1 === "disabled")) || (key1 === "reason"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.grade_id !== undefined){
let data1 = data0.grade_id;
if(typeof data1 === "string"){
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/grade_id", "#/properties/props/properties/grade_id/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/grade_id", "#/properties/props/properties/grade_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.point !== undefined){
let data2 = data0.point;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/props/point", "#/properties/props/properties/point/type", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/point", "#/properties/props/properties/point/maximum", "maximum", {comparison: "<=", limit: 10000000});
errors++;
}
if(data2 < -10000000 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/point", "#/properties/props/properties/point/minimum", "minimum", {comparison: ">=", limit: -10000000});
errors++;
}
}
}
if(data0.disabled !== undefined){
if(typeof data0.disabled !== "boolean"){
vErrors = addError(vErrors, instancePath+"/props/disabled", "#/properties/props/properties/disabled/type", "type", {type: "boolean"});
errors++;
}
}
if(data0.reason !== undefined){
let data4 = data0.reason;
if(typeof data4 === "string"){
if(func2(data4) > 100){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/maxLength", "maxLength", {limit: 100});
errors++;
}
if(func2(data4) < 1){
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/reason", "#/properties/props/properties/reason/type", "type", {type: "string"});
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
