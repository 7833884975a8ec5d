// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';

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
if(!(key1 === "minutes")){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.minutes !== undefined){
let data1 = data0.minutes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = addError(vErrors, instancePath+"/props/minutes", "#/properties/props/properties/minutes/type", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10080 || isNaN(data1)){
vErrors = addError(vErrors, instancePath+"/props/minutes", "#/properties/props/properties/minutes/maximum", "maximum", {comparison: "<=", limit: 10080});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = addError(vErrors, instancePath+"/props/minutes", "#/properties/props/properties/minutes/minimum", "minimum", {comparison: ">=", limit: 1});
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
