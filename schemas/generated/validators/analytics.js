// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^(?:|/(?!/)[\\w./-]+\\.js)$", "u");

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
if(!(key1 === "script")){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.script !== undefined){
let data1 = data0.script;
if(typeof data1 === "string"){
if(func2(data1) > 200){
vErrors = addError(vErrors, instancePath+"/props/script", "#/properties/props/properties/script/maxLength", "maxLength", {limit: 200});
errors++;
}
if(!pattern0.test(data1)){
vErrors = addError(vErrors, instancePath+"/props/script", "#/properties/props/properties/script/pattern", "pattern", {pattern: "^(?:|/(?!/)[\\w./-]+\\.js)$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/script", "#/properties/props/properties/script/type", "type", {type: "string"});
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
