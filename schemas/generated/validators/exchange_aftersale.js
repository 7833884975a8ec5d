// Written by scripts/generate.ts (npm run generate); do not edit.
import { addError, memoPattern, ucs2length as func2 } from '../../validator-runtime';
const pattern0 = memoPattern("^[A-Za-z0-9-]{6,30}$", "u");

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
if(data0.corp_code === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "corp_code"});
errors++;
}
if(data0.logi_no === undefined){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/required", "required", {missingProperty: "logi_no"});
errors++;
}
for(const key1 in data0){
if(!((key1 === "corp_code") || (key1 === "logi_no"))){
vErrors = addError(vErrors, instancePath+"/props", "#/properties/props/additionalProperties", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.corp_code !== undefined){
let data1 = data0.corp_code;
if(typeof data1 === "string"){
if(func2(data1) < 1){
vErrors = addError(vErrors, instancePath+"/props/corp_code", "#/properties/props/properties/corp_code/minLength", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/corp_code", "#/properties/props/properties/corp_code/type", "type", {type: "string"});
errors++;
}
}
if(data0.logi_no !== undefined){
let data2 = data0.logi_no;
if(typeof data2 === "string"){
if(func2(data2) > 30){
vErrors = addError(vErrors, instancePath+"/props/logi_no", "#/properties/props/properties/logi_no/maxLength", "maxLength", {limit: 30});
errors++;
}
if(func2(data2) < 1){
vErrors = addError(vErrors, instancePath+"/props/logi_no", "#/properties/props/properties/logi_no/minLength", "minLength", {limit: 1});
errors++;
}
if(!pattern0.test(data2)){
vErrors = addError(vErrors, instancePath+"/props/logi_no", "#/properties/props/properties/logi_no/pattern", "pattern", {pattern: "^[A-Za-z0-9-]{6,30}$"});
errors++;
}
}
else {
vErrors = addError(vErrors, instancePath+"/props/logi_no", "#/properties/props/properties/logi_no/type", "type", {type: "string"});
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
