// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^[0-9]{17}$", "u");
const pattern1 = memoPattern("^[A-Za-z0-9-]{6,30}$", "u");

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
if(data0.order_id === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "order_id"});
errors++;
}
if(data0.delivery_corp === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "delivery_corp"});
errors++;
}
for(const key1 in data0){
if(!(((key1 === "order_id") || (key1 === "delivery_corp")) || (key1 === "delivery_code"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.order_id !== undefined){
let data1 = data0.order_id;
if(typeof data1 === "string"){
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/order_id", "#/properties/props/properties/order_id/minLength", "minLength", {limit: 1});
errors++;
}
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/props/order_id", "#/properties/props/properties/order_id/pattern", "pattern", {pattern: "^[0-9]{17}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/order_id", "#/properties/props/properties/order_id/type", "type", {type: "string"});
errors++;
}
}
if(data0.delivery_corp !== undefined){
let data2 = data0.delivery_corp;
if(typeof data2 === "string"){
if(func2(data2) > 20){
vErrors = addError(vErrors, instancePath+"/props/delivery_corp", "#/properties/props/properties/delivery_corp/maxLength", "maxLength", {limit: 20});
errors++;
}
if(func2(data2) < 1){
vErrors = addError(vErrors, instancePath+"/props/delivery_corp", "#/properties/props/properties/delivery_corp/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/delivery_corp", "#/properties/props/properties/delivery_corp/type", "type", {type: "string"});
errors++;
}
}
if(data0.delivery_code !== undefined){
let data3 = data0.delivery_code;
if(typeof data3 === "string"){
if(func2(data3) > 30){
vErrors = addError(vErrors, instancePath+"/props/delivery_code", "#/properties/props/properties/delivery_code/maxLength", "maxLength", {limit: 30});
errors++;
}
if(!pattern1.test(data3)){
vErrors = addError(vErrors, instancePath+"/props/delivery_code", "#/properties/props/properties/delivery_code/pattern", "pattern", {pattern: "^[A-Za-z0-9-]{6,30}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/delivery_code", "#/properties/props/properties/delivery_code/type", "type", {type: "string"});
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
