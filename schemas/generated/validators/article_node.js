// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, ucs2length as func2 } from '../../validator-runtime';
const literal0 = ["news","faqs","about"];

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
if(data0.name === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "name"});
errors++;
}
for(const key1 in data0){
if(!(((key1 === "name") || (key1 === "kind")) || (key1 === "sort"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func2(data1) > 30){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/name", "#/properties/props/properties/name/type", "type", {type: "string"});
errors++;
}
}
if(data0.kind !== undefined){
let data2 = data0.kind;
if(typeof data2 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/type", "type", {type: "string"});
errors++;
}
if(!(((data2 === "news") || (data2 === "faqs")) || (data2 === "about"))){
vErrors = addError(vErrors, instancePath+"/props/kind", "#/properties/props/properties/kind/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.sort !== undefined){
let data3 = data0.sort;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/type", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999 || isNaN(data3)){
vErrors = addError(vErrors, instancePath+"/props/sort", "#/properties/props/properties/sort/maximum", "maximum", {comparison: "<=", limit: 9999});
errors++;
}
if(data3 < 0 || isNaN(data3)){
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
