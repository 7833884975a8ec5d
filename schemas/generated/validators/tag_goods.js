// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';
const literal0 = ["add","remove"];

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
if(data0.tags === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "tags"});
errors++;
}
for(const key1 in data0){
if(!((key1 === "way") || (key1 === "tags"))){
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
if(!((data1 === "add") || (data1 === "remove"))){
vErrors = addError(vErrors, instancePath+"/props/way", "#/properties/props/properties/way/enum", "enum", {allowedValues: literal0});
errors++;
}
}
if(data0.tags !== undefined){
let data2 = data0.tags;
if(Array.isArray(data2)){
if(data2.length > 50){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/maxItems", "maxItems", {limit: 50});
errors++;
}
if(data2.length < 1){
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/minItems", "minItems", {limit: 1});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
vErrors = addError(vErrors, instancePath+"/props/tags/" + i0, "#/properties/props/properties/tags/items/type", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/tags", "#/properties/props/properties/tags/type", "type", {type: "array"});
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
