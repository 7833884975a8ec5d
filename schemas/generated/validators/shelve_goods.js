// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError } from '../../validator-runtime';
const literal0 = ["onsale","only_show","offline_sale","instock"];

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
if(!(key1 === "approve_status")){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.approve_status !== undefined){
let data1 = data0.approve_status;
if(typeof data1 !== "string"){
vErrors = addError(vErrors, instancePath+"/props/approve_status", "#/properties/props/properties/approve_status/type", "type", {type: "string"});
errors++;
}
if(!((((data1 === "onsale") || (data1 === "only_show")) || (data1 === "offline_sale")) || (data1 === "instock"))){
vErrors = addError(vErrors, instancePath+"/props/approve_status", "#/properties/props/properties/approve_status/enum", "enum", {allowedValues: literal0});
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
