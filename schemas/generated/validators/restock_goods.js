// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func2 } from '../../validator-runtime';
const literal0 = ["set","add"];

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
if(data0.reason === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "reason"});
errors++;
}
for(const key1 in data0){
if(!((((key1 === "way") || (key1 === "stock")) || (key1 === "num")) || (key1 === "reason"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.way !== undefined){
let data1 = data0.way;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/way", "#/properties/props/properties/way/type", "type", {type: "string"});
errors++;
}
if(!((data1 === "set") || (data1 === "add"))){
vErrors = addError(vErrors, instancePath+"/props/way", "#/properties/props/properties/way/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.stock !== undefined){
let data2 = data0.stock;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/type", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/maximum", "maximum", {comparison: "<=", limit: 10000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = addError(vErrors, instancePath+"/props/stock", "#/properties/props/properties/stock/minimum", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data0.num !== undefined){
let data3 = data0.num;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/num", "#/properties/props/properties/num/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000000 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/num", "#/properties/props/properties/num/maximum", "maximum", {comparison: "<=", limit: 10000000});
errors++;
}
if(data3 < -10000000 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/num", "#/properties/props/properties/num/minimum", "minimum", {comparison: ">=", limit: -10000000});
errors++;
}
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
