// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';
const literal0 = {"user_id":1,"name":1,"mobile":1,"grade":1,"vip":1,"tags":1,"point":1,"total_consumption":1,"disabled":1,"created":1};

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
for(const key1 in data0){
if(literal0[key1] !== 1){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.user_id !== undefined){
if(typeof data0.user_id !== "string"){
vErrors = addError(vErrors, instancePath+"/props/user_id", "#/properties/props/properties/user_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data0.mobile !== undefined){
if(typeof data0.mobile !== "string"){
vErrors = addError(vErrors, instancePath+"/props/mobile", "#/properties/props/properties/mobile/type", "type", {type: "string"});
errors++;
}
}
if(data0.grade !== undefined){
if(typeof data0.grade !== "string"){
vErrors = addError(vErrors, instancePath+"/props/grade", "#/properties/props/properties/grade/type", "type", {type: "string"});
errors++;
}
}
if(data0.vip !== undefined){
if(typeof data0.vip !== "string"){
vErrors = addError(vErrors, instancePath+"/props/vip", "#/properties/props/properties/vip/type", "type", {type: "string"});
errors++;
}
}
if(data0.tags !== undefined){
if(typeof data0.tags !== "string"){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/type", "type", {type: "string"});
errors++;
}
}
if(data0.point !== undefined){
let data7 = data0.point;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = addError(vErrors, instancePath+"/props/point", "#/properties/props/properties/point/type", "type", {type: "integer"});
errors++;
}
}
if(data0.total_consumption !== undefined){
let data8 = data0.total_consumption;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = addError(vErrors, instancePath+"/props/total_consumption", "#/properties/props/properties/total_consumption/type", "type", {type: "integer"});
errors++;
}
}
if(data0.disabled !== undefined){
if(typeof data0.disabled !== "string"){
vErrors = addError(vErrors, instancePath+"/props/disabled", "#/properties/props/properties/disabled/type", "type", {type: "string"});
errors++;
}
}
if(data0.created !== undefined){
if(typeof data0.created !== "string"){
vErrors = addError(vErrors, instancePath+"/props/created", "#/properties/props/properties/created/type", "type", {type: "string"});
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
